#if canImport(Glibc)
  @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @preconcurrency internal import Musl
#elseif canImport(Darwin)
  @preconcurrency internal import Darwin
#endif

/// Why the system refused a call.
package struct SystemError: Error, Equatable, Sendable {
  /// The system's own number for it.
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// Why the last call of this thread that failed did so.
  package static var last: SystemError { SystemError(code: errno) }

  /// In words: `No such file or directory`.
  package var text: String { String(cString: strerror(code)) }

  package func isOne(of errors: [SystemError]) -> Bool { errors.contains(self) }

  /// A signal came before anything else did.
  package static var interrupted: SystemError { SystemError(code: EINTR) }
  /// There is nothing yet, and nobody wants to wait.
  package static var notNow: SystemError { SystemError(code: EAGAIN) }
  package static var missing: SystemError { SystemError(code: ENOENT) }
  /// A part of the path is no folder.
  package static var noFolder: SystemError { SystemError(code: ENOTDIR) }
  package static var isFolder: SystemError { SystemError(code: EISDIR) }
  /// Links lead in a circle.
  package static var circle: SystemError { SystemError(code: ELOOP) }
  package static var notAllowed: SystemError { SystemError(code: EPERM) }
  package static var unsupported: SystemError { SystemError(code: ENOTSUP) }
  package static var meaningless: SystemError { SystemError(code: EINVAL) }
  /// Nobody reads the pipe.
  package static var noReader: SystemError { SystemError(code: ENXIO) }
  /// Another program has the port.
  package static var portTaken: SystemError { SystemError(code: EADDRINUSE) }
}

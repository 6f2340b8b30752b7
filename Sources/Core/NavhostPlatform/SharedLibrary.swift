#if canImport(Glibc)
  @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @preconcurrency internal import Musl
#elseif canImport(Darwin)
  @preconcurrency internal import Darwin
#endif

/// A library that is opened while the program runs.
package struct SharedLibrary: @unchecked Sendable {
  /// Why one could not be opened.
  package enum Problem: Error, Equatable {
    case missing
    /// It is there and of no use, in the system's words.
    case unusable(String)
  }

  /// The name of its file.
  package let file: String
  private let handle: UnsafeMutableRawPointer

  /// - Parameters:
  ///   - name: as it is called before the version of its interface: `libcairo`.
  ///   - version: of its interface.
  package init(_ name: String, version: Int) throws(Problem) {
    file = Self.file(name, version)
    var problem = Problem.missing
    for path in Self.paths(file) {
      if let handle = Self.open(path) {
        self.handle = handle
        return
      }
      // What is there and of no use says more than what is not there.
      if problem == .missing { problem = Self.problem(path) }
    }
    throw problem
  }

  /// The address of what it calls so; nil where it has nothing of that name.
  package func address(of symbol: String) -> UnsafeMutableRawPointer? {
    Self.symbol(symbol, handle)
  }

  /// What its file is called.
  package static func file(_ name: String, _ version: Int) -> String {
    #if canImport(Darwin)
      "\(name).\(version).dylib"
    #else
      "\(name).so.\(version)"
    #endif
  }

  // On Apple's other systems a program opens no library but its own, and no app is to link what would.
  #if os(macOS) || os(Linux)
    private static func open(_ path: String) -> UnsafeMutableRawPointer? {
      dlopen(path, RTLD_NOW | RTLD_LOCAL)
    }

    private static func symbol(
      _ name: String, _ handle: UnsafeMutableRawPointer
    ) -> UnsafeMutableRawPointer? {
      dlsym(handle, name)
    }

    private static func problem(_ path: String) -> Problem {
      let reason = dlerror().map { String(cString: $0) } ?? ""
      return isAbsent(path, reason) ? .missing : .unusable(reason)
    }
  #else
    private static func open(_ path: String) -> UnsafeMutableRawPointer? { nil }

    private static func symbol(
      _ name: String, _ handle: UnsafeMutableRawPointer
    ) -> UnsafeMutableRawPointer? { nil }

    private static func problem(_ path: String) -> Problem { .missing }
  #endif

  #if canImport(Darwin)
    /// The system looks where neither Homebrew nor MacPorts puts anything.
    private static func paths(_ file: String) -> [String] {
      [file] + ["/opt/homebrew/lib", "/usr/local/lib", "/opt/local/lib"].map { "\($0)/\(file)" }
    }

    private static func isAbsent(_ path: String, _ reason: String) -> Bool {
      !path.hasPrefix("/") || FileStatus(path) == nil
    }
  #else
    private static func paths(_ file: String) -> [String] { [file] }

    private static func isAbsent(_ path: String, _ reason: String) -> Bool {
      reason == "\(path): cannot open shared object file: No such file or directory"
    }
  #endif
}

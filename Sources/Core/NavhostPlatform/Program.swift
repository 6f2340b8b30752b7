#if canImport(Glibc)
  @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @preconcurrency internal import Musl
#elseif canImport(Darwin)
  @preconcurrency internal import Darwin
#endif

#if canImport(MachO)
  internal import MachO
#endif

/// The program that runs.
package enum Program {
  /// The path of its file, links followed.
  package static var path: String {
    ownFile.flatMap(FileSystem.realPath) ?? CommandLine.arguments.first ?? "navhost"
  }

  private static var ownFile: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var bytes = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&bytes, &size) == 0 else { return nil }
      return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #else
      return "/proc/self/exe"
    #endif
  }

  /// A variable of its environment; nil where it is not set.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Where the system says that whoever runs it is at home.
  package static var home: String? {
    guard let entry = getpwuid(getuid()), let folder = entry.pointee.pw_dir else { return nil }
    let path = String(cString: folder)
    return path.isEmpty ? nil : path
  }

  /// Ends it; what streams have gathered is written.
  package static func leave(_ status: Int32) -> Never { exit(status) }

  /// Ends it as it stands. A signal handler may do so.
  package static func leaveAtOnce(_ status: Int32) -> Never { _exit(status) }
}

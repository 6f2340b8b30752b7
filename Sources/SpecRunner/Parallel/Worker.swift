#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A process that runs one spec file and tells what happens through a pipe.
struct Worker {
  /// The descriptor at which the process finds the pipe.
  static let descriptor: Int32 = 3

  let file: String
  /// The end from which its events are read.
  let pipe: Int32
  private let process: pid_t
  var reader = WireReader()
  var hasEnded = false

  /// - Throws: `SpecError` where the process cannot be started.
  init(_ executable: String, _ arguments: [String], file: String) throws {
    let ends = try Self.openPipe()
    defer { close(ends.write) }
    do {
      process = try Self.spawn(executable, arguments, ends.write)
    } catch {
      close(ends.read)
      throw error
    }
    pipe = ends.read
    self.file = file
  }

  /// What can be read now; nil at the end.
  func read() -> ArraySlice<UInt8>? {
    var buffer = [UInt8](repeating: 0, count: 16 * 1024)
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(pipe, &buffer, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.read(pipe, &buffer, buffer.count)
      #else
        let count = Darwin.read(pipe, &buffer, buffer.count)
      #endif
      if count > 0 { return buffer[..<count] }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  /// Waits for the end of the process: how it ended, where it ended badly.
  func finish() -> (status: Int32, words: String)? {
    close(pipe)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    if signal != 0 { return (128 + signal, "was ended by signal \(signal)") }
    let code = (status >> 8) & 0xFF
    return code == 0 ? nil : (code, "ended with status \(code)")
  }

  func stop() {
    kill(process, SIGTERM)
  }

  private static func openPipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    #if canImport(Glibc)
      let result = Glibc.pipe(&ends)
    #elseif canImport(Musl)
      let result = Musl.pipe(&ends)
    #else
      let result = Darwin.pipe(&ends)
    #endif
    guard result == 0 else { throw failure("a pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func spawn(
    _ executable: String, _ arguments: [String], _ pipe: Int32
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let environment = _NSGetEnviron().pointee
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let environment = environ
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, pipe, descriptor)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Whatever signals the calling thread blocks, the process can be stopped.
    var blocked = sigset_t()
    sigemptyset(&blocked)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var words = ([executable] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var process: pid_t = 0
    let result = posix_spawn(&process, executable, &actions, &attributes, words, environment)
    guard result == 0 else { throw failure(executable, result) }
    return process
  }

  private static func failure(_ what: String, _ code: Int32 = errno) -> SpecError {
    SpecError(.cannotStart, "\(what): \(String(cString: strerror(code)))")
  }
}

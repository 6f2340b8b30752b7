@preconcurrency internal import Glibc
internal import Support

/// Another program, run to its end.
struct ProgramCall {
  let status: Int32
  let output: [UInt8]
  let errors: String

  /// - Parameter words: the program, found by the PATH, and its arguments. It reads nothing.
  /// - Throws: `Failure` where it cannot be run.
  init(_ words: [String]) throws {
    var (output, errors): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard pipe(&output) == 0, pipe(&errors) == 0 else {
      throw Failure(.failed, "\(words[0]): \(String(cString: strerror(errno)))")
    }
    let process = try Self.start(words, output[1], errors[1])
    close(output[1])
    close(errors[1])
    self.output = Self.read(output[0])
    self.errors = String(decoding: Self.read(errors[0]), as: UTF8.self)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    self.status = status
  }

  private static func start(_ words: [String], _ output: Int32, _ errors: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, words[0], &actions, nil, &arguments, environ)
    guard code == 0 else {
      throw Failure(
        .failed, "\(words[0]) cannot be run (\(String(cString: strerror(code)))): install it")
    }
    return process
  }

  private static func read(_ end: Int32) -> [UInt8] {
    defer { close(end) }
    var bytes: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(end, &room, room.count)
      if count > 0 { bytes += room[..<count] } else if count == 0 || errno != EINTR { return bytes }
    }
  }
}

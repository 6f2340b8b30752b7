@preconcurrency internal import Glibc
internal import Support

/// Runs a spec as a process of its own, so that nothing it does comes in the way of an editor.
enum SpecProcess {
  /// A spec may run for ever.
  private static let longest = 60.0

  /// The last line that `navhost test` prints, or why there is none.
  static func run(_ path: String, _ filter: String?) -> String {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      return "the spec cannot be run: \(String(cString: strerror(errno)))"
    }
    defer { close(ends[0]) }
    let program = Files.realPath("/proc/self/exe") ?? "navhost"
    let words = [program, "test"] + (filter.map { ["--filter=\($0)"] } ?? []) + ["--", path]
    let process = start(words, in: folder(of: path), output: ends[1])
    close(ends[1])
    guard let process else { return "the spec cannot be run" }
    let (text, isOver) = read(ends[0])
    if !isOver { kill(-process, SIGKILL) }
    waitpid(process, nil, 0)
    guard isOver else { return "the spec was ended after \(Int(longest)) s" }
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    return lines.last { !$0.isEmpty } ?? "the spec printed nothing"
  }

  /// Where its paths such as `plugins/draft` lead somewhere: the folder around `plugins`.
  private static func folder(of path: String) -> String {
    let parts = path.split(separator: "/")
    guard let plugins = parts.lastIndex(of: "plugins") else { return FilePath.folder(path) }
    return "/" + parts[..<plugins].joined(separator: "/")
  }

  private static func start(_ words: [String], in folder: String, output: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, output, 2)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    let shell = ["sh", "-c", "cd \"$0\" && exec \"$@\"", folder] + words
    var arguments = shell.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, "/bin/sh", &actions, &attributes, &arguments, environ)
    return code == 0 ? process : nil
  }

  /// What comes until the other end is closed, or the time is over.
  private static func read(_ end: Int32) -> (text: String, isOver: Bool) {
    var bytes: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 4096)
    let start = time(nil)
    while true {
      var wanted = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
      let left = longest - Double(time(nil) - start)
      guard left > 0, poll(&wanted, 1, Int32(left * 1000)) > 0 else {
        return ("", false)
      }
      let count = Glibc.read(end, &room, room.count)
      guard count > 0 else { return (String(decoding: bytes, as: UTF8.self), true) }
      bytes += room[..<count]
    }
  }
}

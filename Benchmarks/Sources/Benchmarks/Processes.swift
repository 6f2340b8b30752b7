import Foundation

/// Whole processes, from start to end.
enum Processes {
  /// A script that writes the most kilobytes that its own process has held.
  static let peak = """
    for line in io.lines("/proc/self/status") do
      local kilobytes = line:match("^VmHWM:%s*(%d+)")
      if kilobytes then io.write(kilobytes) end
    end
    """

  static func operation(_ name: String, _ arguments: [String]) -> Operation {
    Operation(name: name, count: 1) { count in
      for _ in 0..<count { run(arguments) }
    }
  }

  private static func run(_ arguments: [String]) {
    var child = pid_t()
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let started = posix_spawn(&child, arguments[0], nil, nil, &words, environ)
    precondition(started == 0, "\(arguments[0]) cannot be started")
    var status: Int32 = 0
    waitpid(child, &status, 0)
    precondition(status == 0, "\(arguments) failed")
  }

  /// What a program writes to standard output.
  static func output(_ arguments: [String]) -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: arguments[0])
    process.arguments = Array(arguments.dropFirst())
    process.standardOutput = pipe
    try? process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}

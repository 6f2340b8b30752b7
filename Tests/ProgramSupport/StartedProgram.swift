public import Foundation

/// The built program while it runs. Its streams are files: neither side waits for the other.
public final class StartedProgram {
  public struct Missing: Error, CustomStringConvertible {
    public var description: String
  }

  private let files: Folder
  private let process: pid_t
  private var end: Int32?

  /// Starts `navhost` with the arguments.
  ///
  /// - Parameters:
  ///   - folder: Its current folder, a new one by default.
  ///   - blocked: The signals that it has blocked at its start.
  public init(
    _ arguments: [String], in folder: URL? = nil, input: String = "", blocked: [Int32] = []
  ) throws {
    files = try Folder(["input": input])
    let place = (folder ?? files.url).path
    let words =
      ["sh", "-c", #"cd "$0" && exec "$@""#, place, ProgramRun.navhost.path] + arguments
    let (input, output, errors) = (
      files.path("input"), files.path("output"), files.path("errors")
    )
    process = try Spawn.start(words, ProgramRun.environment(home: files.url), blocked: blocked) {
      actions in
      posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
      let making = O_WRONLY | O_CREAT | O_APPEND
      posix_spawn_file_actions_addopen(&actions, 1, output, making, 0o600)
      posix_spawn_file_actions_addopen(&actions, 2, errors, making, 0o600)
    }
  }

  deinit {
    guard end == nil else { return }
    kill(process, SIGKILL)
    Spawn.wait(for: process)
  }

  /// The contents of its standard output so far.
  public var output: String { (try? files.read("output")) ?? "" }

  /// The contents of its standard error so far.
  public var errors: String { (try? files.read("errors")) ?? "" }

  public var isRunning: Bool {
    if end == nil { end = Spawn.end(of: process, waits: false) }
    return end == nil
  }

  /// Waits until the condition holds, at most ten minutes, so that a run of the tests ends. The limit does not
  /// measure speed.
  ///
  /// - Throws: `Missing` if navhost has ended and the condition does not hold.
  public func wait(for condition: () throws -> Bool) throws {
    for _ in 0..<30_000 {
      let isOver = !isRunning
      if try condition() { return }
      if isOver { break }
      usleep(20_000)
    }
    throw Missing(description: "it never came; output: \(output) errors: \(errors)")
  }

  /// Presses Ctrl-C.
  public func interrupt() { if isRunning { kill(process, SIGINT) } }

  /// Waits for its end, at most ten minutes.
  ///
  /// - Returns: Its status, or minus the signal that ended it.
  public func finish() throws -> Int32 {
    for _ in 0..<30_000 where isRunning { usleep(20_000) }
    guard let end else { throw Missing(description: "it does not end") }
    return end
  }
}

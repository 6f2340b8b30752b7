import Foundation
import ProgramSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// The program at a terminal that the test is itself: it reads what the program writes, all the while,
/// and answers what the program asks the terminal.
final class PseudoTerminal: @unchecked Sendable {
  private let master: Int32
  private let process: pid_t
  private let lock = NSLock()
  /// Held by the lock.
  private var written: [UInt8] = []
  /// Held by the lock: whether navhost has closed the terminal.
  private var isOver = false

  /// - Parameters:
  ///   - environment: what is set besides.
  ///   - answer: what the terminal says where it is asked for its attributes (`ESC [ c`).
  init(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:], answer: String
  ) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (lock, number) = (Int32(0), Int32(0))
    guard master >= 0, ioctl(master, Self.setLock, &lock) == 0,
      ioctl(master, Self.getNumber, &number) == 0
    else { throw Unexpected(description: "there is no pseudo terminal") }
    var size = winsize(ws_row: 30, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    var all = ProcessInfo.processInfo.environment
    all["HOME"] = folder.path
    all["XDG_STATE_HOME"] = folder.path
    all["TERM"] = "xterm-256color"
    all.merge(environment) { $1 }
    process = try Self.start(arguments, in: folder, all, terminal: "/dev/pts/\(number)")
    Thread.detachNewThread { [self] in read(answering: answer) }
  }

  /// Linux's TIOCSPTLCK and TIOCGPTN: the module Glibc has neither.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  /// The thread that reads is over by then, so the number is not in use.
  deinit { close(master) }

  /// The thread that reads holds the terminal until this ends the program.
  func end() {
    kill(process, SIGKILL)
    Spawn.wait(for: process)
  }

  /// What the program wrote so far.
  var output: String { String(decoding: lock.withLock { written }, as: UTF8.self) }

  /// Types something.
  func type(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(master, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return }
      bytes = bytes.dropFirst(max(0, count))
    }
  }

  /// Waits until navhost has written what is wanted, at most five minutes.
  ///
  /// - Throws: `Unexpected` if it never comes, at once if navhost has ended.
  @discardableResult
  func wait(for isAsWanted: (String) -> Bool) throws -> String {
    for _ in 0..<15_000 {
      let isLast = lock.withLock { isOver }
      let now = output
      if isAsWanted(now) { return now }
      if isLast { break }
      usleep(20_000)
    }
    throw Unexpected(description: "it never came: \(output.debugDescription)")
  }

  private func read(answering answer: String) {
    let question = Array("\u{1B}[c".utf8)
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(master, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      let isAsked = lock.withLock {
        let before = written.count
        written += buffer[..<count]
        return written[max(0, before - question.count + 1)...].firstRange(of: question) != nil
      }
      if isAsked { type(answer) }
    }
    lock.withLock { isOver = true }
  }

  private static func start(
    _ arguments: [String], in folder: URL, _ environment: [String: String], terminal: String
  ) throws -> pid_t {
    let program = ["sh", "-c", #"cd "$0" && exec "$@""#, folder.path, ProgramRun.navhost.path]
    return try Spawn.start(program + arguments, environment, flags: Spawn.newSession) { actions in
      // The first terminal that the leader of a session opens is its own.
      posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    }
  }
}

public import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A program that is started as a terminal needs it, which Foundation's `Process` cannot do.
public enum Spawn {
  public struct Failed: Error, CustomStringConvertible {
    public var description: String
  }

  /// POSIX_SPAWN_SETSID, which the module Glibc does not have. The new process leads a session of its own.
  public static let newSession = 0x80

  /// Starts a program that is found on the PATH. Its signals do not depend on the process that starts it: the
  /// threads of a test block signals, and a server that a test runs ignores SIGPIPE.
  ///
  /// - Parameters:
  ///   - words: Its name and its arguments.
  ///   - flags: Further flags of `posix_spawn`.
  ///   - blocked: The signals that it has blocked at its start.
  ///   - prepare: Sets up its files.
  public static func start(
    _ words: [String], _ environment: [String: String] = ProcessInfo.processInfo.environment,
    flags: Int = 0, blocked: [Int32] = [], _ prepare: (inout posix_spawn_file_actions_t) -> Void
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    prepare(&actions)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (mask, all) = (set(of: blocked), sigset_t())
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let signals = Int(POSIX_SPAWN_SETSIGMASK) | Int(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(signals | flags))
    var texts: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var settings: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in texts + settings { free(text) } }
    var process: pid_t = 0
    let name = words.first ?? ""
    guard posix_spawnp(&process, name, &actions, &attributes, &texts, &settings) == 0 else {
      throw Failed(description: "\(name) cannot be started: is it installed?")
    }
    return process
  }

  private static func set(of signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }

  /// The end of a program: its status, or minus the signal that ended it; nil if it still runs.
  ///
  /// - Parameter waits: Whether to wait for the end.
  public static func end(of process: pid_t, waits: Bool) -> Int32? {
    var status: Int32 = 0
    var found: pid_t
    repeat {
      found = waitpid(process, &status, waits ? 0 : WNOHANG)
    } while found < 0
      && errno == EINTR
    guard found != 0 else { return nil }
    let signal = status & 0x7F
    return signal != 0 ? -signal : (status >> 8) & 0xFF
  }

  /// Waits until it has ended.
  public static func wait(for process: pid_t) { _ = end(of: process, waits: true) }
}

import Foundation
import ProgramSupport

#if canImport(Glibc)
  import Glibc
#endif

/// A program that is started as a terminal needs it, which Foundation's `Process` cannot do.
enum Spawn {
  /// POSIX_SPAWN_SETSID, which the module Glibc does not have: the program leads a session of its own.
  static let newSession = 0x80

  /// Starts a program that is found on the PATH. The threads of a test block signals; in it none is
  /// blocked, or nobody could end it.
  ///
  /// - Parameters:
  ///   - words: the program and its arguments.
  ///   - flags: of posix_spawn, besides.
  ///   - prepare: says what its files are.
  static func start(
    _ words: [String], _ environment: [String: String] = ProcessInfo.processInfo.environment,
    flags: Int = 0, _ prepare: (inout posix_spawn_file_actions_t) -> Void
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    prepare(&actions)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(Int(POSIX_SPAWN_SETSIGMASK) | flags))
    var texts: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var settings: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in texts + settings { free(text) } }
    var process: pid_t = 0
    guard posix_spawnp(&process, words[0], &actions, &attributes, &texts, &settings) == 0 else {
      throw Unexpected(description: "\(words[0]) cannot be started: is it installed?")
    }
    return process
  }

  /// Waits until it has ended.
  static func wait(for process: pid_t) {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}

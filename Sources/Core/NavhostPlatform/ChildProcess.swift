// On Apple's other systems a program starts none.
#if os(macOS) || os(Linux)
  #if canImport(Glibc)
    @preconcurrency internal import Glibc
  #elseif canImport(Musl)
    @preconcurrency internal import Musl
  #elseif canImport(Darwin)
    @preconcurrency internal import Darwin
  #endif

  /// Another program that was started.
  package struct ChildProcess: Sendable {
    /// What it is started with.
    package struct Setup: Sendable {
      /// The path of the program.
      package var program: String
      /// After its name.
      package var arguments: [String]
      /// What it finds at which number, besides standard input, output and errors.
      package var descriptors: [(number: Int32, descriptor: Descriptor)] = []
      package var hasEmptyInput = false
      /// Whether it leads a group of its own, with the programs that it starts.
      package var leadsGroup = false
      /// Whether signals reach it that this thread blocks.
      package var getsAllSignals = false

      package init(_ program: String, _ arguments: [String]) {
        self.program = program
        self.arguments = arguments
      }
    }

    /// How one ended.
    package enum End: Equatable, Sendable {
      case status(Int32)
      case signal(Int32)
    }

    private let number: pid_t

    package init(_ setup: Setup) throws(SystemError) {
      var actions = FileActions.none
      var attributes = Attributes.none
      posix_spawn_file_actions_init(&actions)
      posix_spawnattr_init(&attributes)
      defer {
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
      }
      setup.addFiles(to: &actions)
      setup.addWishes(to: &attributes)
      let words = ([setup.program] + setup.arguments).map { strdup($0) } + [nil]
      defer { for word in words { free(word) } }
      var number: pid_t = 0
      let code = posix_spawn(&number, setup.program, &actions, &attributes, words, ownEnvironment)
      guard code == 0 else { throw SystemError(code: code) }
      self.number = number
    }

    /// Waits for its end.
    package func wait() -> End {
      var status: Int32 = 0
      while waitpid(number, &status, 0) < 0, SystemError.last == .interrupted {}
      let signal = status & 0x7F
      return signal != 0 ? .signal(signal) : .status((status >> 8) & 0xFF)
    }

    /// Asks it to end.
    package func stop() { kill(number, SIGTERM) }

    /// Ends it and every program of its group at once.
    package func killGroup() { kill(-number, SIGKILL) }
  }

  extension ChildProcess.Setup {
    fileprivate func addFiles(to actions: inout FileActions) {
      if hasEmptyInput { posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0) }
      for (number, descriptor) in descriptors {
        posix_spawn_file_actions_adddup2(&actions, descriptor.number, number)
      }
    }

    fileprivate func addWishes(to attributes: inout Attributes) {
      var flags: Int32 = 0
      if leadsGroup { flags |= Int32(POSIX_SPAWN_SETPGROUP) }
      if getsAllSignals {
        var blocked = sigset_t()
        sigemptyset(&blocked)
        posix_spawnattr_setsigmask(&attributes, &blocked)
        flags |= Int32(POSIX_SPAWN_SETSIGMASK)
      }
      posix_spawnattr_setflags(&attributes, Int16(flags))
    }
  }

  extension Program {
    /// Replaces this process by another program. Streams, signals and the environment stay.
    ///
    /// - Parameters:
    ///   - words: The number of words of the command line, from the first, that it does not get. The
    ///     others are passed byte by byte.
    ///   - more: Arguments behind the others.
    /// - Returns: Only if it cannot be run.
    package static func become(
      _ path: String, withoutWords words: Int, adding more: [String] = []
    ) -> SystemError {
      let count = Int(CommandLine.argc)
      let kept = (min(words, count)..<count).map { CommandLine.unsafeArgv[$0] }
      let new = ([path] + more).map { strdup($0) }
      defer { for word in new { free(word) } }
      execv(path, new.prefix(1) + kept + new.dropFirst() + [nil])
      return SystemError.last
    }
  }

  // On Darwin both are pointers, which are nil before they are made.
  #if canImport(Darwin)
    private typealias FileActions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
    private var ownEnvironment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
      _NSGetEnviron().pointee
    }
  #else
    private typealias FileActions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
    private var ownEnvironment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { environ }

    extension FileActions {
      fileprivate static var none: FileActions { FileActions() }
    }
    extension Attributes {
      fileprivate static var none: Attributes { Attributes() }
    }
  #endif
#endif

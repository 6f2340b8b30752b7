package import ArgumentParser
internal import NavhostPlatform
internal import NavhostSupport

/// The entry of each program: decides messages and exit statuses in one place.
package struct ProgramEntry {
  /// The arguments of the command line.
  package typealias Words = ArraySlice<String>

  private let root: any ParsableCommand.Type
  private let statuses: StatusHelp

  /// - Parameters:
  ///   - root: The root command.
  ///   - statuses: The meanings of the exit statuses of each command.
  package init(_ root: any ParsableCommand.Type, statuses: [String: StatusHelp.Meanings]) {
    self.root = root
    self.statuses = StatusHelp(statuses)
  }

  /// Does what the command line asks for, and ends the process.
  ///
  /// - Parameters:
  ///   - prepare: Called before anything of the process is changed: it may replace the process.
  ///   - shortcut: Does what the words ask for without the parser; false if it does not.
  ///   - rewrite: Changes the words into those that the parser gets.
  package func start(
    prepare: (Words) throws -> Void = { _ in }, shortcut: (Words) throws -> Bool = { _ in false },
    rewrite: (Words) -> [String] = { Array($0) }
  ) -> Never {
    let words = CommandLine.arguments.dropFirst()
    do {
      try prepare(words)
      Output.holdClosedStreams()
      // A write beyond the size limit of files is an error, like one to a full disk.
      Signals.ignore(.fileTooLarge)
      if try !shortcut(words) { try run(words, rewrite) }
    } catch let failure as Failure {
      Output.errorLines(failure.message)
      leave(failure.status)
    } catch let error as FileError {
      Output.error(error.message)
      leave(.failed)
    } catch {
      leave(status(of: error))
    }
    leave(.done)
  }

  private func run(_ words: Words, _ rewrite: (Words) -> [String]) throws {
    try CommandName(root).check(words)
    var command = try root.parseAsRoot(rewrite(words))
    try command.run()
  }

  /// Says what the argument parser has to say, and maps its codes to ours.
  private func status(of error: any Error) -> ExitStatus {
    let code = root.exitCode(for: error)
    let message = withSpaces(root.fullMessage(for: error))
    if code == .success {
      Output.line(statuses.completed(message))
      return .done
    }
    if !message.isEmpty { Output.errorLines(hinted(unlabelled(message))) }
    return code == .validationFailure ? .usage : ExitStatus(code.rawValue)
  }

  /// The parser writes `navhost-trace replay`; the user writes `navhost trace replay`.
  private func withSpaces(_ message: String) -> String {
    let name = root._commandName
    guard let dash = name.firstIndex(of: "-") else { return message }
    let spoken = name[..<dash] + " " + name[name.index(after: dash)...]
    return ["USAGE: ", "Usage: ", "See '"].reduce(message) {
      $0.replacing($1 + name, with: $1 + spoken)
    }
  }

  /// Adds what the parser does not know to the message about an unknown option: its new name, or that `--help` is
  /// probably meant.
  private func hinted(_ message: String) -> String {
    let parts = message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "Unknown option " else { return message }
    let name = String(parts[1])
    let rest = message.drop { $0 != "\n" }
    if let new = FormerNames.options[name] {
      return "Unknown option '\(name)'" + FormerNames.advice("'\(new)'") + rest
    }
    guard let known = Spelling.almost(name, among: ["--help", "--version"]) else { return message }
    return "Unknown option '\(name)'. Did you mean '\(known)'?" + rest
  }

  /// The parser writes `Error: ` before what is wrong; `navhost: ` says that already.
  private func unlabelled(_ message: String) -> String {
    let label = "Error: "
    return message.hasPrefix(label) ? String(message.dropFirst(label.count)) : message
  }

  /// A command whose output could not be written fails: a disk may be full.
  private func leave(_ status: ExitStatus) -> Never {
    let isWritten = Output.isWritten
    if !isWritten { Output.error(Output.unwritten) }
    Program.leave(isWritten || status != .done ? status.code : ExitStatus.failed.code)
  }
}

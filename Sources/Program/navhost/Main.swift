internal import ArgumentParser
internal import NavhostPlatform
internal import NavhostSupport

/// The root command.
struct Navhost: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "navhost",
    abstract: "Lua policies for leaving iOS screens: run them, try them, prove them.",
    version: Version.text,
    groupedSubcommands: [
      CommandGroup(
        name: "Policies",
        subcommands: [
          Run.self, ReplCommand.self, TestCommand.self, Check.self, New.self, Init.self,
          Plugins.self, TextsCommand.self, ClassesCommand.self,
        ]),
      CommandGroup(
        name: "Looking",
        subcommands: [
          PreviewCommand.self, ExplainCommand.self, RenderCommand.self, Prove.self, Explore.self,
          ProfileCommand.self, BisectCommand.self,
        ]),
      CommandGroup(
        name: "Sessions",
        subcommands: [
          ReplayCommand.self, DiffCommand.self, PackCommand.self, UnpackCommand.self,
          SessionsCommand.self,
        ]),
      CommandGroup(
        name: "Editors", subcommands: [LanguageServerCommand.self, DebugCommand.self]),
      CommandGroup(
        name: "Apps",
        subcommands: [ExportCommand.self, BundleCommand.self, FidelityCommand.self]),
      CommandGroup(name: "This machine", subcommands: [Doctor.self]),
    ])

  /// The command that the words of a command line ask for.
  static func command(_ words: ArraySlice<String>) throws -> any ParsableCommand {
    try checkName(words.first == "help" ? words.dropFirst().first : words.first)
    return try parseAsRoot(BisectCommand.words(words))
  }

  /// A word that names no command is told with the one that was probably meant.
  private static func checkName(_ name: String?) throws {
    let groups = configuration.groupedSubcommands
    let names = groups.flatMap(\.subcommands).map { $0._commandName } + ["help"]
    guard let name, !name.hasPrefix("-"), !names.contains(name) else { return }
    let hint =
      name.hasSuffix(".lua") ? "run \(Plain.name(name))" : Spelling.nearest(to: name, among: names)
    throw ValidationError(
      "no command '\(Plain.name(name))'" + (hint.map { "; did you mean 'navhost \($0)'?" } ?? ""))
  }
}

/// The command line's entry: decides words and exit codes in one place.
@main
enum Main {
  static func main() {
    Output.holdClosedStreams()
    // A file that may not grow any more is an error where it is written, as a full disk is.
    Signals.ignore(.fileTooLarge)
    do {
      try run(CommandLine.arguments.dropFirst())
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

  /// Does what the command line asks for. The parser takes twice as long as all the rest of a short run, so a script
  /// and its arguments, nothing else, are taken as they are.
  private static func run(_ words: ArraySlice<String>) throws {
    if let plan = RunPlan(plain: words) { return try plan.run() }
    var command = try Navhost.command(words)
    try command.run()
  }

  /// Says what the argument parser has to say, and maps its codes to ours.
  private static func status(of error: any Error) -> ExitStatus {
    let code = Navhost.exitCode(for: error)
    let message = Navhost.fullMessage(for: error)
    if code == .success {
      Output.line(StatusHelp.completed(message))
      return .done
    }
    if !message.isEmpty { Output.errorLines(hinted(unlabelled(message))) }
    return code == .validationFailure ? .usage : ExitStatus(code.rawValue)
  }

  /// The parser does not think of `--help` where an option is misspelt.
  private static func hinted(_ message: String) -> String {
    let parts = message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "Unknown option ", case let name = String(parts[1]),
      let known = Spelling.almost(name, among: ["--help", "--version"])
    else { return message }
    let rest = message.drop { $0 != "\n" }
    return "Unknown option '\(name)'. Did you mean '\(known)'?" + rest
  }

  /// The parser writes `Error: ` before what is wrong; `navhost: ` says that already.
  private static func unlabelled(_ message: String) -> String {
    let label = "Error: "
    return message.hasPrefix(label) ? String(message.dropFirst(label.count)) : message
  }

  /// What could not be written is no success: a disk may be full.
  private static func leave(_ status: ExitStatus) -> Never {
    let isWritten = Output.isWritten
    if !isWritten { Output.error(Output.unwritten) }
    Program.leave(isWritten || status != .done ? status.code : ExitStatus.failed.code)
  }
}

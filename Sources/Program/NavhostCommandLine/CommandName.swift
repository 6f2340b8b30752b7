internal import ArgumentParser
internal import NavhostSupport

/// The names of a program's commands.
struct CommandName {
  private let names: [String]

  init(_ root: any ParsableCommand.Type) {
    let commands = root.configuration.subcommands.map { $0._commandName }
    names = commands.isEmpty ? [] : commands + ["help"]
  }

  /// - Throws: `ValidationError` if the first word names no command, with the command that was probably
  ///   meant.
  func check(_ words: ProgramEntry.Words) throws {
    guard let name = words.first == "help" ? words.dropFirst().first : words.first,
      !names.isEmpty, !name.hasPrefix("-"), !names.hasExactly(name)
    else { return }
    let runs = name.hasSuffix(".lua") && names.contains("run")
    let hint = runs ? "run \(Plain.name(name))" : Spelling.nearest(to: name, among: names)
    throw ValidationError(
      "no command '\(Plain.name(name))'" + (hint.map { "; did you mean '\($0)'?" } ?? ""))
  }
}

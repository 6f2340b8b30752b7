internal import ArgumentParser
internal import NavhostSupport

/// A command whose usage is `SCRIPT [ARG…]`: its options come before the script, and the words after the script are
/// the script's.
package struct ScriptCommand {
  package let name: String
  package let options: OptionNames

  package init(name: String, options: OptionNames) {
    self.name = name
    self.options = options
  }

  /// The script and its arguments among the words that the parser left to them. A `--` in front ends the options.
  ///
  /// - Throws: `ValidationError` if an unknown option is in the script's place, `CleanExit` if it is `--help`.
  package func script(_ words: [String]) throws -> (words: [String], notes: [String]) {
    if words.first == "--" { return (Array(words.dropFirst()), []) }
    if let first = words.first, first.hasPrefix("-"), first != "-" { throw exit(for: first) }
    return (words, notes(words))
  }

  /// The same of a command that needs a script.
  package func neededScript(_ words: [String]) throws -> (words: [String], notes: [String]) {
    let script = try script(words)
    guard script.words.isEmpty else { return script }
    let advice = name == "run" ? "; 'navhost repl' needs none" : ""
    throw ValidationError(
      "a script is missing: name a file, or - for standard input" + advice)
  }

  /// The script and its arguments, with the notes printed.
  package func take(_ words: [String]) throws -> [String] {
    let script = try script(words)
    script.notes.forEach(Output.error)
    return script.words
  }

  /// The error for an option that the parser left in the script's place.
  private func exit(for option: String) -> any Error {
    switch option {
    case "--help", "-h": return CleanExit.helpRequest()
    case "--version": return CleanExit.message(Version.text)
    default:
      let name = String(option.prefix { $0 != "=" })
      let known = options.all.filter { $0.hasPrefix("--") }
      let advice =
        FormerNames.options[name].map { FormerNames.advice("'\($0)'") }
        ?? Spelling.hint(name, among: known)
      return ValidationError("unknown option '\(Plain.name(name))'" + advice)
    }
  }

  /// A line for each argument that is spelt like an option of the command; none behind `--`.
  ///
  /// - Parameter words: The script, then its arguments.
  package func notes(_ words: [String]) -> [String] {
    let arguments = words.dropFirst().prefix { $0 != "--" }
    return arguments.indices.compactMap { index in
      let argument = arguments[index]
      guard argument.hasPrefix("-"), let option = options.named(argument) else { return nil }
      let next = index + 1 < arguments.endIndex ? arguments[index + 1] : nil
      let value =
        options.values.contains(argument) ? " " + (next.map(ShellText.word) ?? "VALUE") : ""
      let script = words[0] == "-" ? "the script" : Plain.name(words[0])
      let line = "navhost \(name) \(ShellText.word(argument))\(value) \(ShellText.word(words[0]))"
      return "\(option) after the script is an argument of \(script); write '\(line)'"
    }
  }
}

internal import ArgumentParser
internal import NavhostCommandLine
internal import NavhostSupport

/// `navhost NAME` for each NAME that is not one of navhost's own commands.
enum OtherPrograms {
  /// Replaces this process by `navhost-NAME`, also for `help NAME`. Returns if NAME is for navhost itself.
  static func run(_ words: ProgramEntry.Words) throws {
    let wantsHelp = words.first == "help"
    guard let name = wantsHelp ? words.dropFirst().first : words.first, !name.hasPrefix("-"),
      !isOwnCommand(name)
    else { return }
    guard let program = try program(name) else { return }
    throw wantsHelp
      ? program.replaceThisProcess(withoutWords: 3, adding: ["--help"])
      : program.replaceThisProcess(withoutWords: 2)
  }

  private static func isOwnCommand(_ name: String) -> Bool {
    // The one that runs most often costs no look at the others.
    if name == "run" || name == "help" { return true }
    return OwnProgram(rawValue: name) == nil
      && Navhost.configuration.subcommands.contains { $0._commandName == name }
  }

  /// - Returns: nil if NAME means nothing: the parser reports it.
  private static func program(_ name: String) throws -> SisterProgram? {
    let found = SisterProgram(name)
    if let own = OwnProgram(rawValue: name) {
      guard let found else { throw Failure.notBuilt(own) }
      try check(found)
      return found
    }
    if found == nil, let new = FormerNames.commands[name] {
      throw Failure(.usage, "no command '\(name)'; use 'navhost \(new)'")
    }
    return found
  }

  /// - Throws: `Failure` if it is of another version.
  private static func check(_ program: SisterProgram) throws {
    let version = program.version
    guard version != Version.text else { return }
    let place = Plain.name(program.path)
    throw Failure(
      .usage,
      "\(place) has version \(version ?? "unknown"), navhost has version \(Version.text); "
        + "install both from one version")
  }
}

extension Failure {
  /// A program that comes with navhost is not there.
  fileprivate static func notBuilt(_ program: OwnProgram) -> Failure {
    let name = program.file
    return Failure(
      .usage,
      "\(name) is not beside navhost or in PATH; build it with '\(OwnProgram.build([program]))'")
  }
}

extension OwnProgram {
  /// The command that builds programs, in the folder of navhost's sources.
  static func build(_ programs: [OwnProgram]) -> String {
    "bash scripts/dev/build.sh " + programs.map(\.rawValue).joined(separator: " ")
  }
}

/// A line of navhost's help and a word of its completion. `OtherPrograms` runs `navhost-NAME`.
protocol ProgramLine: ParsableCommand {
  static var program: OwnProgram { get }
}

extension ProgramLine {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: program.rawValue, abstract: program.abstract)
  }
}

struct PreviewLine: ProgramLine {
  static let program = OwnProgram.preview
}

struct LanguageServerLine: ProgramLine {
  static let program = OwnProgram.lsp
}

struct DebugLine: ProgramLine {
  static let program = OwnProgram.debug
}

struct TraceLine: ProgramLine {
  static let program = OwnProgram.trace
}

struct AppLine: ProgramLine {
  static let program = OwnProgram.app
}

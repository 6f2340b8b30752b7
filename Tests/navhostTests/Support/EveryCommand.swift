import Foundation
import ProgramSupport

/// The commands of the program with their options, as the program itself tells them, and arguments with which
/// each does something small in a folder that has what they need.
struct EveryCommand: CustomStringConvertible, Sendable {
  /// The words of the command behind `navhost`: `["trace", "replay"]`.
  let words: [String]
  /// The options that take a value, each by its first name: `--seed`.
  let options: [String]
  /// All names of the options that take a value.
  let valueNames: [String]
  /// All names of its options and flags.
  let allNames: [String]

  var name: String { words.joined(separator: " ") }
  var description: String { name }

  static let all: [EveryCommand] = {
    let own = commands(of: []).filter { !programs.contains($0.name) }
    return own + programs.flatMap { commands(of: [$0]) }
  }()

  private static let programs = ["preview", "lsp", "debug", "trace", "app"]

  /// The commands of `navhost` or of `navhost-NAME`, which is a command itself if it has none.
  private static func commands(of program: [String]) -> [EveryCommand] {
    let run = try? ProgramRun(program + ["--experimental-dump-help"])
    let tool = run.flatMap { try? JSONDecoder().decode(Tool.self, from: Data($0.output.utf8)) }
    guard let command = tool?.command else { return [] }
    let inside = (command.subcommands ?? []).filter { $0.commandName != "help" }
    if inside.isEmpty { return [EveryCommand(words: program, command)] }
    return inside.map { EveryCommand(words: program + [$0.commandName], $0) }
  }

  private init(words: [String], _ command: Tool.Command) {
    let all = (command.arguments ?? []).filter { $0.kind != "positional" }
    let options = all.filter { $0.kind == "option" }
    self.words = words
    self.options = options.compactMap { $0.names?.first?.option }
    valueNames = options.flatMap { $0.names ?? [] }.map(\.option)
    allNames = all.flatMap { $0.names ?? [] }.map(\.option)
  }

  /// The words behind the command's name. One that is not here does something without any.
  var arguments: [String] {
    switch name {
    case "run", "profile", "debug": ["s.lua"]
    case "app export": ["--xcuitest", "s.lua"]
    case "new": ["fresh"]
    case "explore": ["--steps", "5"]
    case "prove": ["--depth", "1"]
    case "render", "explain": ["-o", "made.svg", "s.lua"]
    case "trace pack": ["recorded"]
    case "trace unpack", "trace replay": ["packed"]
    case "trace diff": ["plugins", "plugins", "packed"]
    case "bisect": ["--", "s.lua"]
    default: []
    }
  }

  /// The same without an option and its value.
  func arguments(without option: String) -> [String] {
    guard let place = arguments.firstIndex(of: option) else { return arguments }
    return Array(arguments[..<place] + arguments[(place + 2)...])
  }

  /// A folder in which each of them finds what it reads.
  static func folder() throws -> Folder {
    let folder = try Folder([
      "s.lua": "nav.setStack({ 'Home', 'Page' }) nav.tapBack()",
      "plugins/guard.lua": "return { shouldPop = function(c) return not c.props.held end }",
      "plugins/guard_spec.lua": "describe('it', function() it('is', function() end) end)",
    ])
    _ = try ProgramRun(["run", "--no-plugins", "--record", "recorded", "s.lua"], in: folder.url)
    try folder.write(
      "packed", try ProgramRun(["trace", "pack", "recorded"], in: folder.url).output)
    return folder
  }

  private struct Tool: Decodable {
    var command: Command

    struct Command: Decodable {
      var commandName: String
      var subcommands: [Command]?
      var arguments: [Argument]?
    }

    struct Argument: Decodable {
      var kind: String
      var names: [Name]?
    }

    struct Name: Decodable {
      var kind: String
      var name: String
      var option: String { (kind == "long" ? "--" : "-") + name }
    }
  }
}

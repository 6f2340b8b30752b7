import ArgumentParser
import Expectations
import Foundation
import ProgramSupport
import Testing

@testable import navhost
@testable import navhost_app
@testable import navhost_debug
@testable import navhost_lsp
@testable import navhost_preview
@testable import navhost_trace

/// Each option of each command with values that nobody had in mind. New ones are in it by themselves.
@Suite struct EveryOptionTests {
  /// Preview serves until somebody ends it; its options are those of the others, and `--port`.
  private static let commands = EveryCommand.all.filter { $0.name != "preview" }

  @Test func `The program tells its commands and options`() {
    #expect(EveryCommand.all.count >= 20)
    #expect(EveryCommand.all.first { $0.name == "run" }?.options.contains("--record") == true)
  }

  private static let programs: [String: any ParsableCommand.Type] = [
    "preview": PreviewCommand.self, "lsp": LanguageServerCommand.self, "debug": DebugCommand.self,
    "trace": TraceCommand.self, "app": AppCommand.self,
  ]

  private static let edges = [
    "-9223372036854775809", "-9223372036854775808", "-1", "0", "9223372036854775807",
    "18446744073709551615", "18446744073709551616", "1e308", "nan",
  ]

  /// Whether the command's parser refuses its words by itself: no program has to start for that.
  private static func isRefused(_ words: [String]) -> Bool {
    let program = programs[words[0]]
    let root = program ?? Navhost.self
    return (try? root.parseAsRoot(program == nil ? words : Array(words.dropFirst()))) == nil
  }

  /// A number that is too large for what is done with it is refused, or takes its time; it ends nothing by a
  /// trap.
  @Test(arguments: commands)
  func `A number at the edge does no harm`(command: EveryCommand) throws {
    let folder = try EveryCommand.folder()
    for option in command.options {
      let rest = command.arguments(without: option)
      let takesText = !Self.isRefused(command.words + ["\(option)=x"] + rest)
      for edge in Self.edges.suffix(takesText ? Amount.of(2, thorough: 9) : 9) {
        let words = command.words + ["\(option)=\(edge)"] + rest
        if Self.isRefused(words) { continue }
        let line = words.map { "'\($0)'" }.joined(separator: " ")
        // What goes on and on is stopped, as a person does it.
        let run = try ProgramRun(
          shell: "timeout -k 20 -s INT 2 navhost \(line) </dev/null >/dev/null 2>errors; echo $?",
          in: folder.url)
        let known = ["0", "1", "2", "3", "124", "130"]
        #expect(known.contains(run.lastLine), "\(words) ends with \(run.lastLine)")
      }
    }
  }

  /// No option takes a file away that it did not make.
  @Test(arguments: commands)
  func `A foreign file is left alone`(command: EveryCommand) throws {
    let folder = try EveryCommand.folder()
    let names = ["foreign", "foreign.svg", "foreign.png", "foreign.lua", "link.svg", "link"]
    let text = "-- a file of somebody's\nreturn {}"
    for option in command.options where option != "--plugins" {
      for name in names {
        let words = command.words + [option, name] + command.arguments(without: option)
        if Self.isRefused(words) { continue }
        try? FileManager.default.removeItem(atPath: folder.path("link"))
        try? FileManager.default.removeItem(atPath: folder.path("link.svg"))
        for file in names.prefix(4) { try folder.write(file, text) }
        try folder.link("link", to: "foreign")
        try folder.link("link.svg", to: "foreign.svg")
        let run = try ProgramRun(words, in: folder.url)
        let isKept = try names.allSatisfy { try folder.read($0) == text }
        #expect(isKept, "\(command.name) \(option) \(name) overwrites it")
        guard Self.writers.contains(option), run.status != 2 else { continue }
        expectEqual(run.status, 1, "\(command.name) \(option) \(name)")
        #expect(run.errors.contains("\(name): is there and is no "), "\(run.errors)")
      }
    }
  }

  private static let writers = [
    "--record", "--svg", "--html", "--folded", "--output", "-o", "--coverage-output",
  ]

  @Test(arguments: [
    (["run", "--record", "x"], ["s.lua"]),
    (["trace", "diff", "--html", "x"], ["plugins", "plugins", "packed"]),
    (["render", "-o", "x.svg"], ["s.lua"]), (["render", "-o", "x.png"], ["s.lua"]),
    (["render", "-o", "x.apng"], ["s.lua"]), (["explain", "-o", "x.svg"], ["s.lua"]),
    (["test", "--coverage-output", "x"], []),
  ])
  func `What an option made, and an empty file, it writes again`(
    words: [String], files: [String]
  ) throws {
    let folder = try EveryCommand.folder()
    let name = try #require(words.last)
    try folder.write(name, "")
    for _ in 1...2 {
      let run = try ProgramRun(words + files, in: folder.url)
      expectEqual(run.status, 0, "\(run.errors)")
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(!left.contains { $0.hasSuffix("~") }, "nothing is left beside it")
  }
}

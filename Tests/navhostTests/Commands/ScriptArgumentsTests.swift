import Expectations
import Foundation
import ProgramSupport
import Testing

@testable import NavhostCommandLine
@testable import navhost
@testable import navhost_debug

/// The words after the script: contract.md, section 5.
@Suite struct ScriptArgumentsTests {
  private func folder() throws -> Folder {
    try Folder(["s.lua": "io.stderr:write(table.concat(arg, ' '), '\\n') nav.setRoot('A')"])
  }

  private static let commands: [(words: [String], option: String)] = [
    (["run"], "--strict"), (["run", "--ios", "17"], "--json"), (["repl"], "--keep-going"),
    (["explain"], "--json"), (["render", "-o", "x.svg"], "--animate"), (["profile"], "--json"),
  ]

  @Test(arguments: commands)
  func `They are the script's, and a line says so of an option`(
    _ words: [String], _ option: String
  ) throws {
    let folder = try folder()
    let run = try ProgramRun(words + ["s.lua", "a", option, "--no", "-x"], in: folder.url)
    expectEqual(
      run.errors,
      """
      navhost: \(option) after the script is an argument of s.lua; \
      write 'navhost \(words[0]) \(option) s.lua'
      a \(option) --no -x

      """)
    expectEqual(run.status, 0)
  }

  @Test(arguments: commands)
  func `Behind -- there is no such line`(_ words: [String], _ option: String) throws {
    let folder = try folder()
    let after = try ProgramRun(words + ["s.lua", "--", option], in: folder.url)
    #expect(after.errors == "-- \(option)\n" && after.status == 0)
    let before = try ProgramRun(words + ["--", "s.lua", option], in: folder.url)
    #expect(before.errors == "\(option)\n" && before.status == 0)
  }

  @Test func `debug has the line as well`() throws {
    let folder = try folder()
    let run = try ProgramRun(["debug", "s.lua", "--no-plugins"], in: folder.url)
    expectEqual(
      run.errors,
      "navhost: --no-plugins after the script is an argument of s.lua; "
        + "write 'navhost debug --no-plugins s.lua'\n")
    try expectEqual(
      ProgramRun(["debug", "--", "s.lua", "--no-plugins"], in: folder.url).errors, "")
  }

  @Test func `An option is written with its value`() throws {
    let folder = try Folder(["my s.lua": ""])
    let run = try ProgramRun(
      ["run", "my s.lua", "--record", "a b", "--mask=props.x", "--plugins"], in: folder.url)
    expectEqual(
      run.errors,
      """
      navhost: --record after the script is an argument of my s.lua; \
      write 'navhost run --record 'a b' 'my s.lua''
      navhost: --mask after the script is an argument of my s.lua; \
      write 'navhost run --mask=props.x 'my s.lua''
      navhost: --plugins after the script is an argument of my s.lua; \
      write 'navhost run --plugins VALUE 'my s.lua''

      """)
    expectEqual(run.status, 0)
  }

  @Test func `A picture without a file is told with the option behind the script`() throws {
    let folder = try folder()
    let run = try ProgramRun(["render", "s.lua", "-o", "x.svg"], in: folder.url)
    expectEqual(run.status, 2)
    #expect(
      run.errors.hasPrefix(
        """
        navhost: -o after the script is an argument of s.lua; write 'navhost render -o x.svg s.lua'
        navhost: the picture's file is missing: name it with -o FILE

        """), "\(run.errors)")
  }

  private static let scriptCommands = ScriptCommand.all + [.debug]

  /// The names are written down, so that a plain run needs no parser.
  @Test(arguments: scriptCommands.map(\.name))
  func `The names of the options are those of the parser`(_ name: String) throws {
    let command = try #require(Self.scriptCommands.first { $0.name == name })
    let tool = try #require(EveryCommand.all.first { $0.name == name })
    expectEqual(Set(command.options.all), Set(tool.allNames))
    expectEqual(Set(command.options.values), Set(tool.valueNames))
  }

  @Test func `Every other command takes options anywhere`() throws {
    let folder = try EveryCommand.folder()
    try folder.write("page_spec.lua", "it('fails', function() error('no') end)")
    for words in [
      ["app", "export", "s.lua", "--xcuitest"], ["prove", "plugins", "--rules"],
      ["explore", "plugins", "--steps", "3"], ["trace", "replay", "packed", "--no-plugins"],
      ["check", "plugins", "--json"], ["test", "plugins", "--strict"],
      ["trace", "diff", "plugins", "plugins", "packed", "--summary"],
      ["plugins", "plugins", "--json"],
    ] {
      let run = try ProgramRun(words, in: folder.url)
      #expect(run.status == 0 && run.errors.isEmpty, "\(words): \(run.errors)")
    }
    let bisect = try ProgramRun(
      ["bisect", "page_spec.lua", "--plugins", "plugins"], in: folder.url)
    expectEqual(
      bisect.errors.split(separator: "\n").last,
      "navhost: it fails without the plugins of plugins, too")
    let folders = try ProgramRun(["bisect", "page_spec.lua", "--plugins", "none"], in: folder.url)
    expectEqual(folders.errors, "navhost: none: no such folder of plugins\n")
  }
}

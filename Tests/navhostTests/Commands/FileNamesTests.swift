import Foundation
import ProgramSupport
import Testing

/// Names of files come from strangers. Whatever is in one, a message stays on its line, and a program that
/// navhost writes does not run it.
@Suite struct FileNamesTests {
  private static let evil = "a\nos.exit(9)\nnavhost: forged\u{1B}[31m"

  /// The lines of what a command writes that are the name's.
  private func forged(_ run: ProgramRun) -> [String] {
    (run.output + "\n" + run.errors).split(separator: "\n").map(String.init).filter {
      $0.hasPrefix("os.exit(9)") || $0.hasPrefix("navhost: forged") || $0.contains("\u{1B}[31m")
    }
  }

  @Test func `A name stays on its line in whatever a command says`() throws {
    let folder = try EveryCommand.folder()
    let name = Self.evil
    let script = "nav.setStack({'A','B'}) nav.tapBack() error('no')"
    try folder.write(name + ".lua", script)
    try folder.write(name + "_spec.lua", "it('fails', function() error('no') end)\nnav.use('none')")
    try folder.write("folder/\(name).lua", "return { shuoldPop = 1 }")
    try folder.write("folder/\(name)/init.lua", "return { name = 5 }")
    try folder.write("\(name)/p.lua", "return { shouldPop = 5 }")
    try folder.write("\(name)/p/init.lua", "return +")
    let commands = [
      ["run", name + ".lua"], ["run", name], ["run", "--plugins", name, "s.lua"],
      ["run", "--plugins", "folder", "s.lua"], ["run", "--plugins", name + "x", "s.lua"],
      ["run", "--record", name, "s.lua"], ["run", "--record", "none/" + name, "s.lua"],
      ["repl", name + ".lua"], ["plugins", name], ["plugins", "folder"], ["plugins", name + "x"],
      ["check", "."], ["check", "--json", "."], ["check", "--sarif", "."], ["check", name + "x"],
      ["test", "."], ["test", name + "x"], ["test", "--reporter", "tree", "."],
      ["test", "--reporter", "junit", "."], ["test", "--reporter", "github", "."],
      ["test", "--strict", "--coverage", "."], ["explore", "--steps", "3", "--plugins", name],
      ["explore", "--steps", "3", "--setup", name + ".lua"],
      ["explore", "--steps", "3", name + ".lua"],
      ["prove", "--depth", "1", "--plugins", name],
      ["prove", "--depth", "1", "--setup", name + ".lua"],
      ["prove", "--depth", "1", name + ".lua"],
      ["prove", "--property", name + ".lua"],
      ["prove", "--reporter", "github", "--plugins", "folder"],
      ["prove", "--rules", "--plugins", name],
      ["prove", "--compare", name, "folder"], ["render", "-o", name + ".svg", name + ".lua"],
      ["render", "-o", name, "s.lua"], ["explain", "-o", name + ".png", name + ".lua"],
      ["app", "export", "--xcuitest", name + ".lua"], ["app", "export", "--xcuitest", "s.lua"],
      ["trace", "pack", name],
      ["trace", "unpack", name],
      ["trace", "replay", name], ["trace", "replay", "--plugins", name, "packed"],
      ["trace", "diff", name, "folder", "packed"],
      ["trace", "diff", "--html", name, "plugins", "plugins", "packed"],
      ["trace", "diff", "--paths-from", name, "plugins", "plugins"],
      ["trace", "generate", "--setup", name],
      ["preview", "--plugins", name + "x"],
      ["preview", name + "x"], ["new", name],
    ]
    for words in commands {
      let run = try ProgramRun(words, in: folder.url)
      #expect(forged(run).isEmpty, "\(words): \(forged(run))")
      #expect(run.status != 9, "\(words)")
    }
  }

  @Test func `An exported scenario runs nothing of the script's name or its texts`() throws {
    let folder = try Folder([
      Self.evil + ".lua": ##"nav.setRoot({ class = "A", title = '\\#(exit(9)) """#' })"##
    ])
    let run = try ProgramRun(["app", "export", "--xcuitest", Self.evil + ".lua"], in: folder.url)
    #expect(run.status == 0 && forged(run).isEmpty)
    #expect(run.output.contains("scene: ##\"\"\"\n") && run.output.contains("\"\"\"##)"))
  }
}

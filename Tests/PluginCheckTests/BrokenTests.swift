import NavhostLuaSyntax
import Testing

@testable import NavhostPluginCheck

/// What is said of a file that is no Lua.
@Suite struct BrokenTests {
  /// A file without a mistake, of which one piece is missing: nothing is said of other lines
  /// but that the piece is missing there.
  @Test(arguments: SoundTests.all) func nothingElseIsSaidOfASoundFile(_ sound: Sound) {
    let pieces = Piece.all(of: sound.source)
    for index in pieces.indices where Self.isLeftOut(pieces[index]) {
      let line = pieces[..<index].map(\.text).joined().split(
        separator: "\n", omittingEmptySubsequences: false
      ).count
      let text = (pieces[..<index] + pieces[(index + 1)...]).map(\.text).joined()
      let findings = Checker.check(text, file: sound.file)
      guard findings.contains(where: { $0.rule == "syntax" }) else { continue }
      let others = findings.filter {
        $0.rule != "syntax" && $0.line != line && !$0.message.contains("'\(pieces[index].text)'")
      }
      #expect(others.isEmpty, "without '\(pieces[index].text)':\n\(text)\n\(others)")
    }
  }

  /// Neither a space nor a comment, and nothing without which the rest says something else.
  private static func isLeftOut(_ piece: Piece) -> Bool {
    piece.kind != .space && piece.kind != .comment
      && !["return", "{", "=", "_ENV", "M"].contains(piece.text)
  }

  /// What stands apart from the error is told: in the table around it, before it, in another hook.
  @Test(arguments: [
    (
      "return { shuoldPop = function(c) return undefd1 end,\n priority = = 3 }",
      ["unknown-hook", "undefined-global", "syntax"]
    ),
    ("local q = undefd0\nlocal y = )\nreturn {}", ["undefined-global", "syntax"]),
    (
      "local function f() return undefd0 end\nlocal y = )\nreturn {}",
      ["undefined-global", "syntax"]
    ),
    (
      "return { shouldPop = function(c) return undefd1 end,\n shouldPush = function(c)\n if c.\n end }",
      ["undefined-global", "syntax"]
    ),
    (
      "return { shuoldPop = function(c) end, priority=\"x\" }\nlocal",
      ["unknown-hook", "wrong-type", "syntax"]
    ),
  ]) func whatDoesNotDependOnItIsTold(source: String, rules: [String]) {
    let found = Set(Checker.check(source, file: "plugins/a.lua").map(\.rule))
    #expect(found.isSuperset(of: rules), "\(source): \(found.sorted())")
  }

  /// A mistake is told although a line before it cannot be read.
  @Test(arguments: PlantedTests.all) func aMistakeIsStillTold(_ planted: Planted) {
    guard planted.rule != "syntax", planted.rule != "no-plugin" else { return }
    let broken = "local = 1\n" + planted.source
    let rules = Checker.check(broken, file: planted.file).map(\.rule)
    #expect(rules.contains("syntax"))
    #expect(rules.contains(planted.rule), "\(broken)")
  }
}

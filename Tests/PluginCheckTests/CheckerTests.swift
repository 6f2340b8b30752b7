import Expectations
import Foundation
import NavhostLuaSyntax
import NavhostSupport
import ProgramSupport
import Testing

@testable import NavhostPluginCheck

@Suite final class CheckerTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  /// Writes a file below the folder, and gives its path.
  @discardableResult
  private func write(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    try folder.write(name, "")
    let url = folder.url.appending(path: name)
    try Data(bytes).write(to: url)
    return url.path
  }

  private func rules(_ name: String, _ text: String) throws -> [String] {
    Checker(paths: [try write(name, text.utf8)]).run().findings.map(\.rule)
  }

  @Test func aMissingPathIsAProblemThatNamesIt() {
    let report = Checker(paths: ["/nowhere/x.lua"]).run()
    expectEqual(report.problems, ["/nowhere/x.lua: No such file or directory"])
    #expect(!report.isClean)
  }

  @Test func anActionThatNobodyHandlesIsFoundWhereOthersAreHandled() throws {
    let plugin = """
      return {
        shouldPop = function()
          perform("save")
          perform("sav")
          return await("store") and nil
        end,
        didPop = function() perform("count") end,
      }
      """
    try write("plugins/a.lua", plugin.utf8)
    func found(_ spec: String) throws -> [String] {
      try write("plugins/a_spec.lua", spec.utf8)
      return Checker(paths: [folder.url.path]).run().findings.filter {
        $0.rule == "unhandled-action"
      }.map { "\($0.line) \($0.message.split(separator: "'")[1])" }
    }
    let save = "nav.onAction('save', print) nav.onAwait('store', print)"
    try expectEqual(found(save), ["4 sav", "7 count"])
    #expect(try found("").isEmpty)
    #expect(try found(save + " nav.onAction('*', print)").isEmpty)
    #expect(try found("nav.onAction('other', print)").isEmpty)
    // Handlers that are given in a loop may be for any.
    let loop = "for _, name in ipairs({'save', 'sav'}) do nav.onAction(name, print) end"
    #expect(try found(loop + " nav.onAwait('store', print)").isEmpty)
    try expectEqual(
      found("local name = 'save' nav.onAction(name, print)"), ["4 sav", "5 store", "7 count"])
  }

  /// What is no text is told as that, once.
  @Test(
    arguments: [
      ([0x78, 0x3D, 0xFF, 0x0A, 0x79, 0x3D], "this is not UTF-8"),
      ([0x78, 0x00, 0x3D, 0x0A, 0x79, 0x3D], "a NUL byte"),
      (
        Array("x = 'a\(String(repeating: "\u{301}\u{323}", count: 600))' .. y z".utf8),
        "more than 1000"
      ),
    ] as [([UInt8], String)])
  func whatIsNoTextIsToldOnce(_ bytes: [UInt8], _ message: String) throws {
    try write("plugins/a.lua", bytes)
    let findings = Checker(paths: [folder.url.path]).run().findings
    expectEqual(findings.map(\.rule), ["encoding"])
    #expect(findings.first?.message.hasPrefix(message) == true, "\(findings)")
  }

  /// A file in which everything is misspelt gets hints for what comes first alone.
  @Test func hintsHaveAnEnd() throws {
    let text = (0..<4000).map { "pritn\($0)()\n" }.joined() + "pritn()\n"
    try write("plugins/a.lua", text.utf8)
    let findings = Checker(paths: [folder.url.path]).run().findings
      .filter { $0.rule == "undefined-global" }
    expectEqual(findings.count, 4001)
    expectEqual(findings.last?.message, "undefined global 'pritn'")
    try write("plugins/a.lua", "pritn()".utf8)
    let one = Checker(paths: [folder.url.path]).run().findings
      .filter { $0.rule == "undefined-global" }
    expectEqual(one.first?.message, "undefined global 'pritn'; did you mean 'print'?")
  }

  @Test func foldersAreSearched() throws {
    try write("plugins/a.lua", "return {}".utf8)
    try write("plugins/b/init.lua", "return {}".utf8)
    try write("plugins/b/b_spec.lua", "it('x', print)".utf8)
    try write("plugins/b/README.md", "if".utf8)
    try write("plugins/.git/x.lua", "if".utf8)
    try write("plugins/_meta/nav.lua", "---@meta\nx = y".utf8)
    let report = Checker(paths: [folder.path, folder.path + "/plugins/a.lua"]).run()
    let names = report.files.map { $0.dropFirst(folder.path.count + 9) }
    expectEqual(names, ["_meta/nav.lua", "a.lua", "b/b_spec.lua", "b/init.lua"])
    #expect(report.isClean, "\(report.findings)")
  }

  @Test func whatAFileIsForSaysWhatItMayUse() throws {
    let source = "return io.read, nav"
    try expectEqual(rules("plugins/a.lua", source).first, "not-in-sandbox")
    try expectEqual(rules("other/a.lua", source), [])
    try expectEqual(rules("a_spec.lua", "describe('x', io.read)"), [])
    try expectEqual(rules("plugins/d/init.lua", "return {name = 'd'}"), [])
    try expectEqual(rules("plugins/d/helper.lua", "return io"), ["not-in-sandbox"])
  }

  @Test func bytecodeAndOtherBytesAreFound() throws {
    let bytecode = Checker(paths: [try write("a.lua", [0x1B, 0x4C, 0x75, 0x61])]).run()
    expectEqual(bytecode.findings.map(\.rule), ["bytecode"])
    let binary = Checker(paths: [try write("b.lua", "print(1)\n--\u{0}".utf8)]).run()
    expectEqual(binary.findings.map(\.rule), ["encoding"])
    expectEqual(binary.findings.map(\.line), [2])
    let latin = Checker(paths: [
      try write("c.lua", Array("print('".utf8) + [0xE9] + Array("')".utf8))
    ]).run()
    expectEqual(latin.findings.map(\.rule), ["encoding"])
    expectEqual(latin.findings.map(\.column), [8])
  }

  @Test func noiseNeverEndsTheCheck() throws {
    var random = SeededRandom(seed: 1)
    for _ in 0..<Amount.of(20, thorough: 1_000) {
      let bytes = (0..<400).map { _ in UInt8(random.below(256)) }
      _ = Checker.check(SourceText(file: "a.lua", bytes: bytes))
      let printable = bytes.map { 32 + $0 % 95 }
      _ = Checker.check(SourceText(file: "plugins/a.lua", bytes: printable))
    }
  }

  @Test func aPluginMayNotBeTooLarge() throws {
    let text = "return {}\n--" + String(repeating: "x", count: 65536)
    try expectEqual(rules("plugins/a.lua", text), ["too-large"])
    try expectEqual(rules("a.lua", text), [])
  }

  @Test func aNameIsTakenOnce() throws {
    try write("plugins/a.lua", "return { name = 'same', didPop = print }".utf8)
    try write("plugins/b.lua", "return {\n  name = 'same', didPop = print }".utf8)
    try write("plugins/c.lua", "return { name = 'd', didPop = print }".utf8)
    try write("plugins/d/init.lua", "return { didPop = print }".utf8)
    try write("more/plugins/a.lua", "return { name = 'same' }".utf8)
    let findings = Checker(paths: [folder.path]).run().findings
    expectEqual(findings.map(\.rule), ["duplicate-name", "duplicate-name"])
    expectEqual(findings.map(\.line), [2, 1])
    expectEqual(findings.map(\.column), [10, 1])
  }

  @Test(arguments: [
    ("- [one](one.lua)\n- `three`", ["two"]), ("| [one](one) | two | three |", []),
    ("one, two-half, three_x", ["three", "two"]), ("This folder has plugins.", []),
  ])
  func whatAReadmeLeavesOut(text: String, names: [String]) throws {
    try write("plugins/README.md", text.utf8)
    for name in ["one", "two"] { try write("plugins/\(name).lua", "return {}".utf8) }
    try write("plugins/three/init.lua", "return {}".utf8)
    try write("plugins/one_spec.lua", "describe('', function() end)".utf8)
    try write("other/plugins/four.lua", "return {}".utf8)
    let findings = Checker(paths: [folder.path]).run().findings
    #expect(findings.allSatisfy { $0.rule == "not-listed" && $0.line == 1 })
    expectEqual(
      findings.compactMap { $0.message.split(separator: "'").last.map(String.init) }.sorted(), names
    )
  }

  @Test func spellingIsCorrected() throws {
    let text = """
      return {
        shoudPop = function(controller, pop)
          controller.titel = "é"
          if pop.source == "reqest" then return nil end
          controller.backColor = 'bleu'
          controller.hook("didPop", print)
          return zzz
        end,
      }
      """
    let path = try write("plugins/a.lua", text.utf8)
    var report = Checker(paths: [path]).run()
    expectEqual(report.findings.count, 6)
    expectEqual(report.fix(), 5)
    let corrected = try String(contentsOfFile: path, encoding: .utf8)
    expectEqual(
      corrected,
      """
      return {
        shouldPop = function(controller, pop)
          controller.title = "é"
          if pop.source == "request" then return nil end
          controller.backColor = 'blue'
          controller:hook("didPop", print)
          return zzz
        end,
      }
      """)
    expectEqual(Checker(paths: [path]).run().findings.map(\.rule), ["undefined-global"])
  }

  @Test func noKeyIsCorrectedToOneThatIsThere() throws {
    let text = "return { vesion = \"1.0.0\", version = \"1.0.1\" }"
    let path = try write("plugins/a.lua", text.utf8)
    var report = Checker(paths: [path]).run()
    #expect(report.findings.first?.message.hasSuffix("did you mean 'version'?") == true)
    expectEqual(report.fix(), 0)
    try expectEqual(String(contentsOfFile: path, encoding: .utf8), text)
  }

  @Test func anAmbiguousNameIsLeftAlone() throws {
    let path = try write("a.lua", "nav.pop2()\nnav.on('didXppear', print)".utf8)
    var report = Checker(paths: [path]).run()
    _ = report.fix()
    #expect(
      try String(contentsOfFile: path, encoding: .utf8).hasSuffix("nav.on('didAppear', print)"))
  }

  @Test func whatAHostRefusesIsFoundInAPlugin() {
    let suffixes = "local a = {}\nlocal x = a" + String(repeating: ".b", count: 201)
    let links = "local a = 1\nlocal x = a" + String(repeating: " and a", count: 501)
    for (text, script) in [(suffixes, ["not-compiled"]), (links, [])] {
      let rules = Checker.check(text + "\nreturn { name = x }", file: "plugins/p.lua").map(\.rule)
      expectEqual(rules, ["too-complex"])
      // The program would not run such a script either.
      expectEqual(Checker.check(text + "\nprint(x)", file: "a.lua").map(\.rule), script)
    }
  }

  @Test func deepNestingIsOneFinding() {
    for opening in ["(", "{", "f(", "function() ", "if x then "] {
      let findings = Checker.check(
        "return " + String(repeating: opening, count: 20000), file: "a.lua")
      expectEqual(findings.map(\.rule), ["syntax"])
    }
  }
}

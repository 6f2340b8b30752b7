import Foundation
import NavhostExploration
import NavhostLanguageProtocol
import NavhostLanguageServer
import NavhostLua
import NavhostScripting
import NavhostSupport
import ScriptFixture
import Testing

@testable import navhost_app

/// Made-up policies that keep something between calls go through `prove`, `prove --compare`, `export --can-pop` and the
/// language server. A trap in one of them ends the process, and with it the run. `NAVHOST_POLICIES` says how many
/// policies are made, `NAVHOST_FIRST_POLICY` the number of the first, `NAVHOST_FIGURES` where figures go.
@Suite struct SurvivalTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let policies = environment["NAVHOST_POLICIES"].flatMap { Int($0) } ?? 200
  private static let first = environment["NAVHOST_FIRST_POLICY"].flatMap { Int($0) } ?? 1
  private static let parts = 2

  /// Counts over some policies.
  private struct Figures {
    var policies = 0
    var hooks = 0
    var complete = 0
    var exported = 0
    var different = 0
  }

  @Test(arguments: 0..<parts)
  func everyPolicyIsFollowed(part: Int) throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let generator = try String(contentsOf: here.appending(path: "generator.lua"), encoding: .utf8)
    let fixture = try Fixture(["generator.lua": generator, "old/p.lua": "return {}"])
    try fixture.run("generator = dofile(dir .. '/generator.lua')")
    var figures = Figures()
    for number in stride(from: Self.first + part, to: Self.first + Self.policies, by: Self.parts) {
      try fixture.write("part.txt", "policy \(number)")
      try follow(number, fixture, &figures)
    }
    #expect(figures.policies == Self.policies / Self.parts)
    #expect(figures.complete * 2 > figures.hooks, "\(figures)")
    #expect(figures.different * 10 > figures.policies * 9, "\(figures)")
    try write("\(figures)\n")
  }

  private func write(_ text: String) throws {
    guard let path = Self.environment["NAVHOST_FIGURES"] else { return }
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    try file.seekToEnd()
    try file.write(contentsOf: Data(text.utf8))
  }

  /// The policy before is the old version of this one.
  private func follow(_ number: Int, _ fixture: Fixture, _ figures: inout Figures) throws {
    try fixture.write("new/p.lua", "")
    try fixture.run(
      "local f = io.open(dir .. '/new/p.lua', 'w') f:write(generator.policy(\(number))) f:close()")
    let (old, new) = (fixture.folder.path + "/old", fixture.folder.path + "/new")
    let text = try String(contentsOfFile: new + "/p.lua", encoding: .utf8)
    let sheets = try prove(new)
    figures.policies += 1
    figures.hooks += sheets.count
    figures.complete += sheets.count { $0.isComplete }
    #expect(!sheets.isEmpty && sheets.allSatisfy { $0.text.isEmpty == false }, "policy \(number)")
    if export(new) { figures.exported += 1 }
    if try !compare(old, new) { figures.different += 1 }
    try look(new + "/p.lua", text)
    try fixture.write("old/p.lua", text)
  }

  private func prove(_ folder: String) throws -> [RuleSheet] {
    var options = ProofOptions()
    options.folders = [folder]
    options.depth = 1
    options.states = 20
    let properties = "return {loss = prove.no_silent_loss(\"word\")}"
    options.properties = SceneScript(path: "properties.lua", source: Array(properties.utf8))
    return try RuleProof(options, script: ScriptSession.beside).run().rules
  }

  /// Whether the policy can be written in another language.
  private func export(_ folder: String) -> Bool {
    guard let rules = try? LeavingProof.rules(folder + "/p.lua") else { return false }
    return LeavingFormat.allCases.allSatisfy { !$0.text(of: rules).isEmpty }
  }

  /// Whether both decide the same, or nothing is certain.
  private func compare(_ old: String, _ new: String) throws -> Bool {
    let report = try RuleComparison(old: old, new: new, script: ScriptSession.beside).run()
    #expect(!report.text.isEmpty && !report.json.isEmpty)
    return report.isSound && report.byExamples.isEmpty
  }

  // MARK: The language server

  /// Sends the requests of an editor for an open file.
  private func look(_ path: String, _ text: String) throws {
    let server = LanguageServer(version: "1")
    let address = JSONValue.string(FileAddress.address(path))
    let document: (String, JSONValue) = ("textDocument", .record([("uri", address)]))
    func ask(_ method: String, _ params: [(String, JSONValue)]) -> JSONValue? {
      server.answer(.request(id: .whole(1), method: method, params: .record(params)))
        .first?.json["result"]
    }
    _ = ask("initialize", [])
    let open: [(String, JSONValue)] = [
      ("uri", address), ("version", .whole(1)), ("text", .string(text)),
    ]
    _ = server.answer(
      .notification(
        method: "textDocument/didOpen", params: .record([("textDocument", .record(open))])))
    let lenses = ask("textDocument/codeLens", [document])
    #expect(lenses?.array?.isEmpty == false)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.hasPrefix("  shouldPop") })
    let place = TextPosition(line: line, character: 4)
    let hover = ask("textDocument/hover", [document, ("position", place.json)])
    #expect(hover?["contents"]?["value"]?.text?.contains("shouldPop of ") == true)
  }
}

import Foundation
import NavhostScripting
import NavhostSymbolic
import ScriptFixture
import Testing

/// Each decision of the real host is one of those that the rules of a made-up policy have, for inputs of
/// every type. `NAVHOST_POLICIES` says how many policies are made, `NAVHOST_FIRST_POLICY` the number of the first,
/// `NAVHOST_FIGURES` where figures go.
@Suite struct DifferentialTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let policies = environment["NAVHOST_POLICIES"].flatMap { Int($0) } ?? 40
  private static let first = environment["NAVHOST_FIRST_POLICY"].flatMap { Int($0) } ?? 1
  private static let cases = 40

  private static func text(_ name: String) throws -> String {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: here.appending(path: name), encoding: .utf8)
  }

  /// One that decides, one that lays out, one that is told.
  @Test(arguments: ["shouldPop", "interactivePopDisabled", "didAppear"])
  func rulesSayWhatTheHostDecides(name: String) throws {
    let fixture = try Fixture(
      [
        "generator.lua": Self.text("generator.lua"), "judge.lua": Self.text("judge.lua"),
      ], limits: .untimed)
    try fixture.run(
      "generator = dofile(dir .. '/generator.lua') judge = dofile(dir .. '/judge.lua')"
        + " figures = {decisions = 0, exact = 0, refused = 0} wrong = {}")
    var complete = 0
    for number in Self.first..<(Self.first + Self.policies) {
      let path = "p\(number).lua"
      try fixture.run(
        "local f = io.open(dir .. '/\(path)', 'w') f:write(generator.policy(\(number), '\(name)')) f:close()"
      )
      let file = fixture.folder.appending(path: path)
      let bytes = Array(try Data(contentsOf: file))
      let policy = Policy([.init(path: file.path, bytes: bytes)], terms: Terms(), tag: 0)
      policy.analyse()
      let hook = try #require(policy.analysis(ByteText(name)), "\(path)")
      if hook.isComplete { complete += 1 }
      var probe = RuleProbe(hook)
      try fixture.write("ways.lua", "return {\(name) = \(probe.lua())}")
      try fixture.run(
        """
        local function read(name) local f = io.open(dir .. "/" .. name, "rb") local t = f:read("a") f:close() return t end
        wrong[\(number)] = judge.policy(dir .. "/\(path)", read("\(path)"), read("ways.lua"), \(number), \(Self.cases), figures, "\(name)")
        """)
    }
    try fixture.run(
      """
      local all = {}
      for number, what in pairs(wrong) do all[#all + 1] = "policy " .. number .. ": " .. what end
      assert(#all == 0, table.concat(all, "\\n"))
      assert(figures.refused * 100 <= \(Self.policies), figures.refused)
      assert(figures.decisions > \(Self.policies * Self.cases / 3), figures.decisions)
      local file = \(Self.environment["NAVHOST_FIGURES"].map { "io.open('\($0)', 'a')" } ?? "nil")
      if file then
        file:write(("\(name): %d policies, %d refused, %d complete; %d decisions, %d with exactly one rule, none disagrees\\n"):format(
          \(Self.policies), figures.refused, \(complete), figures.decisions, figures.exact))
        file:close()
      end
      """)
    #expect(complete > Self.policies * 8 / 10)
  }
}

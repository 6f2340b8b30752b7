import Expectations
import Foundation
import NavhostExploration
import NavhostLua
import NavhostNavigation
import NavhostPluginHost
import ProgramSupport
import Testing

@Suite("Rules and states")
struct RuleProofTests {
  @Test func pluginsThatFightGetAnHonestVerdict() throws {
    let chance = try prove(
      ["it": "return {shouldPop = function() return math.random(2) == 1 end}"], depth: 3)
    #expect(chance.verdict.contains(" with fresh plugins and 1 hook: "))
    #expect(chance.hidden.contains { $0.contains("math.random") })
    let counts = try prove(
      ["it": "local n = 0 return {shouldPop = function() n = n + 1 return n > 2 end}"], depth: 3)
    #expect(counts.verdict.contains(" with fresh plugins and 1 hook: "))
    let endless = try prove(["it": "return {backTitle = function() repeat until false end}"])
    #expect(!endless.isFinished)
    expectEqual(endless.verdict, "not finished: 2 states to depth 1")
    let curious = try prove([
      "it": "return {shouldPop = function(c) for k in pairs(c.props) do "
        + "if c.props[k] then return nil end end end}"
    ])
    #expect(!curious.findings.contains { $0.kind == .deadBranch })
  }

  @Test(arguments: SettingsFields.names.map(\.rawValue))
  func `Each setting is an input of a proof`(name: String) throws {
    let report = try prove([
      "it": "return {shouldPop = function(c) if c.\(name) then return false end end}"
    ])
    #expect(!report.findings.contains { $0.kind == .deadBranch }, "\(report.text())")
    #expect(report.rules.first?.text.contains("deny") == true, "\(report.text())")
  }

  /// What a hook keeps in variables of its file or in tables of a module, by any name.
  @Test(arguments: [
    ("local n = 0", "n = n + 1", "n", 1),
    ("local cache = {}", "cache[c.class] = true", "cache", 1),
    ("local cache = {}", "local mine = cache mine.n = 1", "cache", 1),
    ("local cache = {list = {}}", "local list = cache.list table.insert(list, 1)", "cache", 1),
    ("local counter = require 'counter'", "counter.n = 1", "counter", 1),
    ("", "local counter = require 'counter' counter.n = 1", "counter", 1),
    ("", "seen = true", "seen", 1),
    ("", "require('counter').bump()", "counter", 1),
  ])
  func whatIsKeptElsewhereIsFound(before: String, body: String, name: String, line: Int) throws {
    let folder = try Folder([
      "plugins/it/init.lua": "\(before) return {shouldPop = function(c) \(body) end}",
      "plugins/it/counter.lua":
        body.contains("bump")
        ? "local counter = {n = 0} function counter.bump() counter.n = counter.n + 1 end return counter"
        : "return {n = 0}",
    ])
    var options = ProofOptions()
    options.folders = [folder.path + "/plugins"]
    options.depth = 2
    let report = try RuleProof(options).run()
    let file = "/plugins/it/" + (body.contains("bump") ? "counter.lua" : "init.lua")
    #expect(
      report.hidden.count == 1 && report.hidden[at: 0]?.contains(": \(name) at ") == true
        && report.hidden[at: 0]?.hasSuffix("\(file):\(line)") == true, "\(report.hidden)")
    #expect(report.verdict.contains(" with fresh plugins"))
  }

  /// A copy of a number, a controller's own tables and new ones are kept nowhere.
  @Test(arguments: [
    "local n = limit n = n + 1", "local s = c.state s.n = 1", "local t = {} t.n = 1",
    "local props = c.props props.n = 1", "local list = limits local copy = #list copy = copy + 1",
  ])
  func whatBelongsToACallOrAScreenIsNot(body: String) throws {
    let report = try prove([
      "it": "local limit, limits = 1, {} return {shouldPop = function(c) \(body) end}"
    ])
    expectEqual(report.hidden, [], "\(report.hidden)")
  }
}

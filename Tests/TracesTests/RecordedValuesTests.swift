import Expectations
import NavhostPluginHost
import NavhostSupport
import NavhostTraces
import ProgramSupport
import Testing

/// What a hook reads that is asked again alone: what was recorded, and nothing else.
@Suite struct RecordedValuesTests {
  /// What asking a recorded decision again comes to; nil where it cannot be told.
  private func ask(
    _ body: String, reads: String, asked: String = #"[["shouldPop",2,"B"]]"#,
    outcome: String = "popped", more: String = ""
  ) throws -> String? {
    let folder = try Folder([
      "plugins/p.lua": "return {name = 'p', shouldPop = function(c, pop) \(body) end}"
    ])
    let decision =
      #"{"d":1,"t":0,"kind":"pop","class":"B","id":2,"source":"request","outcome":"\#(outcome)","#
      + #""steps":[],"reads":[\#(reads)],"asked":\#(asked)\#(more)}"#
    let trace = try Trace(Array((Playing.header + "\n" + decision).utf8), detailed: true)
    let player = try Player(PluginSet(folders: [folder.path("plugins")]), limits: Limits())
    let decided = try #require(try player.askAlone(trace).first)
    return decided.map { $0.outcome + ($0.reason.map { ": \($0)" } ?? "") }
  }

  @Test func aFieldIsWhatWasRecorded() throws {
    let reads = #"["controller",2,"title","Draft"],["controller",2,"props.unsaved",true]"#
    try expectEqual(ask("return not c.props.unsaved, c.title", reads: reads), "blocked: Draft")
    try expectEqual(ask("return false, c.class .. c.id", reads: ""), "blocked: B2")
    #expect(
      try ask("return false, c.class", reads: "", asked: #"[["shouldPop",2,"UIViewController"]]"#)
        == nil, "a class that was not recorded")
  }

  @Test func whatWasNotRecordedIsUnknown() throws {
    #expect(try ask("return c.props.other == nil", reads: "") == nil)
    #expect(try ask("return pop.count == 1", reads: "") == nil)
    #expect(try ask("return #c.props.list == 0", reads: "") == nil)
    #expect(try ask("for k in pairs(c.props) do end", reads: "") == nil)
    try expectEqual(ask("return false, 'anyway'", reads: ""), "blocked: anyway")
  }

  @Test func tablesAreReadByTheirPaths() throws {
    let reads = """
      ["controller",2,"props.draft.name","x"],["controller",2,"#props.list",2],\
      ["controller",2,"props.list[2]","two"],["controller",2,"props.whole",{"a":1,"b":{"c":"deep"}}]
      """
    let body = """
      local draft, list = c.props.draft, c.props.list
      return false, draft and draft.name
      """
    #expect(try ask(body, reads: reads) == nil, "the table itself was never read")
    let table = reads + #","# + #"["controller",2,"props.draft",{"name":"x"}]"#
    try expectEqual(ask("return false, c.props.draft.name", reads: table), "blocked: x")
    try expectEqual(ask("return false, c.props.whole.b.c", reads: reads), "blocked: deep")
  }

  @Test func aSubjectsFieldsAndTheSourceAreKnown() throws {
    try expectEqual(ask("return false, pop.source", reads: ""), "blocked: request")
    let reads =
      #"["pop",null,"count",3],["pop",null,"target",{"$controller":1}]"#
      + #",["controller",1,"class","Home"]"#
    try expectEqual(
      ask("return false, pop.target.class .. pop.count", reads: reads), "blocked: Home3")
  }

  @Test func whatTheHookWroteItReadsItself() throws {
    try expectEqual(ask("c.title = 'mine' return false, c.title", reads: ""), "blocked: mine")
    try expectEqual(ask("c.props.n = 5 return false, tostring(c.props.n)", reads: ""), "blocked: 5")
  }

  @Test func aPluginsStateIsItsOwn() throws {
    let reads = #"["controller",2,"state.times",3,"p"],["controller",2,"state.other",4,"q"]"#
    try expectEqual(ask("return false, tostring(c.state.times)", reads: reads), "blocked: 3")
    #expect(try ask("return false, tostring(c.state.other)", reads: reads) == nil)
  }

  @Test func answersAreThoseThatWereGiven() throws {
    let body = "if confirm('a') then return confirm('b'), 'asked twice' end return false, 'no'"
    try expectEqual(ask(body, reads: "", more: #","answers":[true,false]"#), "blocked: asked twice")
    try expectEqual(ask(body, reads: "", more: #","answers":[false]"#), "blocked: no")
    try expectEqual(ask(body, reads: "", more: #","answers":[true]"#), "deferred")
    try expectEqual(ask(body, reads: ""), "deferred")
  }

  @Test func aRefusalThatFallsIsAPop() throws {
    try expectEqual(ask("return true", reads: "", outcome: "blocked"), "popped")
    try expectEqual(ask("return true", reads: "", asked: "[]", outcome: "ignored"), "ignored")
    #expect(try ask("return true", reads: "", asked: #"[["shouldPop"]]"#) == nil, "damaged")
  }
}

import Expectations
import Foundation
import NavhostNavigation
import NavhostPluginHost
import NavhostSupport
import NavhostTraces
import ProgramSupport
import Testing

/// Recordings of level 3 and older have former names.
@Suite struct FormerTraceTests {
  private static let plugin = """
    return {
      name = "asks", controllers = "Draft",
      sources = { "backButton", "programmatic", "customBackButton", "request" },
      shouldPop = function(c, pop)
        if pop.source == "programmatic" then return false, "program asks" end
        if pop.source == "customBackButton" then return await("save") end
        if pop.source == "request" then return false, text("keep") end
        confirm("Leave?")
      end,
    }
    """

  private static let header = #"""
    {"navhost":1,"api":3,"profile":"ios26","screen":{"width":390,"height":844},"limits":{"units":400000},\#
    "plugins":[{"name":"asks","version":"0.0.0","sha256":"2654d5166bf5550828fb2478f3c082f77bcec406490714c8c1e2d6a73be937f4"}],\#
    "classes":{},"masked":[]}

    """#

  /// As navhost 0.2.0 recorded it.
  private static let session =
    header + #"""
      {"t":0,"op":"setStack","nav":1,"args":[["Home","Draft"]]}
      {"t":0,"op":"pop","nav":1,"args":[]}
      {"d":1,"t":0,"kind":"pop","class":"Draft","id":2,"source":"program","outcome":"blocked","reason":"program asks","by":"asks","steps":[{"by":"asks","answer":false,"reason":"program asks"}],"actions":[],"reads":[["pop",null,"source","program"]],"asked":[["shouldPop",2,"Draft"]]}
      {"t":0,"op":"tapBack","nav":1,"args":[]}
      {"d":2,"t":0,"kind":"pop","class":"Draft","id":2,"source":"backButton","outcome":"deferred","reason":null,"by":"asks","steps":[{"by":"asks","answer":"ask","reason":"Leave?"}],"actions":[],"question":{"kind":"confirm","message":"Leave?","ok":"Leave","cancel":"Stay","destructive":true,"style":"alert","choices":[{"id":"ok","title":"Leave","style":"destructive"},{"id":"cancel","title":"Stay","style":"cancel"}]},"reads":[["pop",null,"source","backButton"]],"asked":[["shouldPop",2,"Draft"]]}
      {"t":0,"op":"answer","nav":1,"args":[false]}
      {"d":3,"t":0,"kind":"pop","class":"Draft","id":2,"source":"backButton","outcome":"blocked","reason":"as the person wished","by":"asks","steps":[{"by":"asks","answer":false,"reason":"as the person wished"}],"actions":[],"reads":[],"asked":[],"answers":[false]}
      {"t":0,"op":"requestPop","nav":1,"args":[]}
      {"t":0,"op":"text","args":["keep",[],"Keep it"]}
      {"d":4,"t":0,"kind":"pop","class":"Draft","id":2,"source":"request","outcome":"blocked","reason":"Keep it","by":"asks","steps":[{"by":"asks","answer":false,"reason":"Keep it"}],"actions":[],"reads":[["pop",null,"source","request"]],"asked":[["shouldPop",2,"Draft"]]}
      {"t":0,"op":"set","id":2,"field":"interactivePopDisabled","value":true}
      {"t":0,"op":"pan","nav":1,"args":[{"from":[5,400],"to":[300,400]}]}
      {"d":5,"t":0.016667,"kind":"gesture","class":"Draft","id":2,"source":null,"outcome":"ignored","reason":"disabled","by":"disabled","steps":[{"by":"root","answer":true,"reason":null},{"by":"disabled","answer":false,"reason":"disabled"}],"actions":[],"reads":[],"asked":[]}
      {"t":0.25,"op":"set","id":2,"field":"interactivePopDisabled","value":false}
      {"t":0.25,"op":"set","id":2,"field":"customBackButton","value":true}
      {"t":0.25,"op":"pan","nav":1,"args":[{"from":[5,400],"to":[300,400]}]}
      {"d":6,"t":0.266667,"kind":"gesture","class":"Draft","id":2,"source":null,"outcome":"ignored","reason":"custom item","by":"region","steps":[],"actions":[],"reads":[],"asked":[["gestureShouldBegin",2,"Draft"]]}
      {"t":0.5,"op":"tapBack","nav":1,"args":[]}
      {"t":0.5,"handler":"save","id":2,"number":1,"answer":{"failed":"nobody handles 'save'"}}
      {"d":7,"t":0.5,"kind":"pop","class":"Draft","id":2,"source":"customItem","outcome":"blocked","reason":"nobody handles 'save'","by":"asks","steps":[{"by":"asks","answer":false,"reason":"nobody handles 'save'"}],"actions":[],"reads":[["pop",null,"source","customItem"]],"asked":[["shouldPop",2,"Draft"]],"answers":[{"failed":"nobody handles 'save'"}]}
      {"t":0.5,"op":"unload","args":["asks"]}
      {"t":0.5,"op":"load","args":[{"inline":true,"name":"inline","priority":0,"controllers":["*"],"sources":["program"],"onError":"allow","hooks":{"shouldPop":2}}]}
      {"t":0.5,"op":"pop","nav":1,"args":[]}
      {"t":0.5,"call":"shouldPop","id":2,"plugin":"inline","return":[false,"inline"]}
      {"d":8,"t":0.5,"kind":"pop","class":"Draft","id":2,"source":"program","outcome":"blocked","reason":"inline","by":"inline","steps":[{"by":"inline","answer":false,"reason":"inline"}],"actions":[],"reads":[],"asked":[["shouldPop",2,"Draft"]]}

      """#

  private func trace(_ text: String, detailed: Bool = false) throws -> Trace {
    try Trace(Array(text.utf8), detailed: detailed)
  }

  @Test func `The header's keys are read under their former names`() throws {
    let header = try trace(Self.session).header
    expectEqual(header.configuration.profile, .ios26)
    expectEqual(header.limits.hookFuel, 400_000)
    let masked = try trace(#"{"navhost":1,"api":2,"masked":["texts","props.a"]}"# + "\n").header
    expectEqual(masked.masked, ["strings", "props.a"])
  }

  @Test func `Today's recordings have no former names`() throws {
    let text = Self.session.replacing(#""api":3"#, with: #""api":4"#)
    let problem = #expect(throws: TraceError.self) { try trace(text) }
    #expect(problem?.message.contains("unknown operation 'text'") == true)
    let header = try trace(#"{"navhost":1,"api":4,"profile":"ios26","limits":{"units":5}}"# + "\n")
      .header
    expectEqual(header.configuration.profile, .ios17)
    expectEqual(header.limits.hookFuel, 500_000)
  }

  @Test func `Decisions have today's sources, guards and reasons`() throws {
    let decisions = try trace(Self.session).decisions.map(\.decided)
    expectEqual(
      decisions.map(\.source),
      [
        "programmatic", "backButton", "backButton", "request", nil, nil, "customBackButton",
        "programmatic",
      ])
    expectEqual(
      decisions.map(\.reason),
      [
        "program asks", nil, "cancelled by the user", "Keep it", "gesture disabled",
        "custom back button", "no handler for 'save'", "inline",
      ])
    expectEqual(decisions[at: 4]?.by, "gesture disabled")
  }

  @Test func `What hooks read and got is mapped, too`() throws {
    let decisions = try trace(Self.session, detailed: true).decisions
    let reads = decisions.compactMap { $0.line["reads"]?.array?.first?.array?.last?.text }
    expectEqual(reads, ["programmatic", "backButton", "request", "customBackButton"])
    let answer = decisions[at: 6]?.line["answers"]?.array?.first
    expectEqual(answer?["failed"]?.text, "no handler for 'save'")
  }

  /// Only a policy says so: its words stay.
  @Test func `A reason of a policy stays as it is`() throws {
    let line = #"""
      {"d":1,"t":0,"kind":"pop","class":"A","id":2,"source":"request","outcome":"blocked","reason":"disabled","by":"own"}

      """#
    expectEqual(try trace(Self.header + line).decisions.first?.decided.reason, "disabled")
  }

  @Test(arguments: ["as the person wished", "cancelled by the user"])
  func `A reason of the host is the same in its former and its new words`(reason: String) throws {
    let lines = #"""
      {"d":1,"t":0,"kind":"pop","class":"A","id":2,"source":"request","outcome":"blocked","reason":"as the person wished","by":"own"}

      """#
    let was = try #require(try trace(Self.header + lines).decisions.first?.decided)
    var now = was
    now.reason = reason
    #expect(was == now)
    now.reason = "other"
    #expect(was != now)
  }

  @Test(arguments: ["replay", "diff"])
  func `A session is the same under the plugin with new names`(command: String) throws {
    let folder = try Folder([
      "plugins/asks.lua": Self.plugin, "old.trace": Self.session,
    ])
    let packed = try ProgramRun(["trace", "pack", "old.trace"], in: folder.url)
    expectEqual(packed.status, 0, "\(packed.errors)")
    let words =
      command == "replay" ? ["trace", "replay", "--check"] : ["trace", "diff", "--open"]
    let run = try ProgramRun(
      words + (command == "replay" ? ["--plugins", "plugins"] : ["plugins", "plugins"]),
      in: folder.url, input: packed.output)
    expectEqual(run.status, 0, "\(run.output)\(run.errors)")
    if command == "replay" { #expect(run.output.contains(#""same":true"#), "\(run.output)") }
  }
}

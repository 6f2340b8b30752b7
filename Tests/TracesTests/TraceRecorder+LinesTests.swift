import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavhostScripting
import NavhostSupport
import NavhostTraces
import ProgramSupport
import Testing

/// How lines are written: the session's beginning, times, what a script writes.
@Suite struct TraceRecorderLinesTests {
  @Test func aSessionBeginsWithWhatStands() throws {
    let folder = try Folder([
      "p.lua": "return {name = 'p', version = '2'}", "q.lua": "return {name = 'q'}",
    ])
    let host = NavigationHost(
      NavigationController.Configuration(width: 320, profile: .ios26), limits: Limits(hookFuel: 99)
    )
    let session = try ScriptSession(host: host)
    let options = DataTable()
    try options.set(.string("n"), to: 1)
    try host.load(folder.path("q.lua"))
    try host.load(folder.path("p.lua"), options: options)
    try host.declareClass("Editor", superclass: "Screen")
    host.setEnabled(try #require(host.plugins[at: 1]), false)
    let recorder = try TraceRecorder(host, masking: ["props.owner"])
    try session.run(
      Array("nav.use{name = 'own'} nav.hook('A', 'didPop', print) nav.setRoot('A')".utf8), name: "x"
    )
    let lines = String(decoding: recorder.takeLines(), as: UTF8.self).split(separator: "\n")
    let header = try TraceHeader(try JSONParser.parse(try #require(lines.first).utf8))
    expectEqual(header.plugins.map(\.name), ["q", "p"], "in the order in which they were loaded")
    let (q, p) = (try #require(header.plugins[at: 0]), try #require(header.plugins[at: 1]))
    #expect(q.isEnabled == false && p.version == "2")
    #expect(p.options?["n"]?.integer == 1 && p.sha256.count == 64)
    #expect(header.configuration.width == 320 && header.configuration.profile == .ios26)
    #expect(header.limits.hookFuel == 99 && header.classes == ["Editor": "Screen"])
    expectEqual(header.masked, ["props.owner"])
    let operations = lines.dropFirst().map { timeless(String($0)).prefix(14) }
    expectEqual(
      operations,
      [#"{"op":"load","a"#, #"{"op":"hook","a"#, #"{"op":"setRoot""#].map { $0.prefix(14) })
  }

  @Test func timesAreThoseOfTheClock() throws {
    let lines = try recorded("nav.setStack{'A', 'B'} nav.advance(1.25) nav.tapBack()")
    let times = lines.map { $0.drop { $0 != ":" }.dropFirst().prefix { $0 != "," } }
    #expect(times.first == "0" && lines.contains { $0.hasPrefix("{\"t\":1.25,\"op\":\"tapBack\"") })
  }

  @Test func whatAScriptWritesIsWritten() throws {
    let lines = try recorded(
      """
      nav.setRoot("A")
      local page = nav.top
      page.title = "T" page.props.list = {1} page.props.list[2] = "x" page.props["two words"] = true
      page.barColor = "red" page.title = nil page.props = {y = 1}
      """)
    expectEqual(
      lines.dropFirst().map(timeless),
      [
        #"{"op":"set","id":1,"field":"title","value":"T"}"#,
        #"{"op":"set","id":1,"field":"props.list","value":[1]}"#,
        #"{"op":"set","id":1,"field":"props.list[2]","value":"x"}"#,
        #"{"op":"set","id":1,"field":"props[\"two words\"]","value":true}"#,
        #"{"op":"set","id":1,"field":"barColor","value":"red"}"#,
        #"{"op":"set","id":1,"field":"title","value":null}"#,
        #"{"op":"set","id":1,"field":"props","value":{"y":1}}"#,
      ])
  }

  @Test func nothingIsWrittenBeforeASessionBegins() throws {
    #expect(try recorded("nav.class('A', 'B') local h = nav.use{} h:disable()").isEmpty)
  }

  @Test func maskedValuesStandNowhere() throws {
    let lines = try recorded(
      """
      nav.setStack{"A", {class = "B", props = {owner = "alice", n = 1}}}
      nav.top.props.owner = "bob" nav.top.title = "by bob"
      nav.hook("B", "shouldPop", function(c) return false, "kept by " .. c.props.owner end)
      nav.tapBack()
      """, masking: ["props.owner"])
    let text = lines.joined()
    #expect(!text.contains("alice") && !text.contains("bob"))
    #expect(text.contains(#""value":"by masked-2""#) && text.contains("kept by masked-2"))
  }
}

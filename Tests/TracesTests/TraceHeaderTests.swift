import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavhostSupport
import Testing

@testable import NavhostTraces

/// The first line of a session.
@Suite struct TraceHeaderTests {
  private func read(_ text: String) throws -> TraceHeader {
    try TraceHeader(try JSONParser.parse(text.utf8))
  }

  private func written(_ header: TraceHeader) -> ArraySlice<UInt8> {
    var json = JSONWriter()
    header.write(to: &json)
    return json.bytes
  }

  @Test func itReadsBackAsItWasWritten() throws {
    var header = TraceHeader()
    header.configuration = NavigationController.Configuration(
      width: 320.5, height: 600, direction: .rtl, gesture: .fullscreen, guards: false,
      eventLimit: 0, profile: .ios26)
    header.configuration.bar = .gradient([.black, ColorValue(red: 0.1, green: 0.2, blue: 0.3)])
    header.configuration.backTitle = "Zurück"
    header.limits = Limits(hookFuel: 1000, loadFuel: 2000, decisionFuel: 3000, memory: 1 << 20)
    header.plugins = [
      .init(name: "a", version: "1", sha256: "x"),
      .init(
        name: "b", isEnabled: false, isQuarantined: true,
        options: .object([.init("n", .integer(1))])),
    ]
    header.classes = ["Editor": "Screen", "Form": "Screen"]
    header.masked = ["props.owner"]
    let line = written(header)
    expectEqual(line.last, UInt8(ascii: "\n"))
    try expectEqual(TraceHeader(try JSONParser.parse(line)), header)
  }

  @Test func whatIsNotSaidIsAsUsual() throws {
    var usual = TraceHeader()
    usual.api = 1
    try expectEqual(read(#"{"navhost":1}"#), usual)
    usual.configuration.eventLimit = 0
    try expectEqual(read(#"{"navhost":1,"screen":{},"limits":{}}"#), usual)
  }

  /// A trace comes from anywhere: it cannot ask for more than a stranger may.
  @Test func limitsAreBounded() throws {
    let most = try read(
      #"{"navhost":1,"limits":{"units":9e15,"memory":900000000000,"load":900000000000,"seconds":99}}"#
    ).limits
    #expect(most.memory == 256 << 20 && most.loadFuel == 500_000_000)
    #expect(most.hookSeconds == 10 && most.loadSeconds == 10 && most.decisionSeconds == 10)
    let least = try read(#"{"navhost":1,"limits":{"units":0,"memory":-5,"seconds":0}}"#).limits
    #expect(least.hookFuel == 1 && least.memory == 1 && least.decisionFuel == 10)
    expectEqual(least.hookSeconds, 10, "no deadline is none that a stranger may have")
    let usual = try read(#"{"navhost":1,"limits":{"seconds":0.25}}"#).limits
    expectEqual(usual, Limits())
  }

  @Test(arguments: [
    (#"{}"#, "no session: \"navhost\" is missing"),
    (#"{"navhost":"1"}"#, "no session: \"navhost\" is missing"),
    (#"{"navhost":0}"#, "no session: \"navhost\" must be at least 1"),
    (#"{"navhost":1,"profile":"ios1"}"#, "\"ios\" must be 17 or 26, got \'ios1\'"),
    (#"{"navhost":1,"screen":{"width":0}}"#, "the header's screen has a wrong size"),
    (#"{"navhost":1,"screen":{"height":1e6}}"#, "the header's screen has a wrong size"),
    (#"{"navhost":1,"screen":{"width":"390"}}"#, "the header's screen has a wrong size"),
    (#"{"navhost":1,"screen":{"direction":"up"}}"#, "the header's screen has an unknown word"),
    (#"{"navhost":1,"screen":{"gesture":5}}"#, "the header's screen has an unknown word"),
    (#"{"navhost":1,"screen":{"bar":"bluish"}}"#, "the header's bar is no colour"),
    (#"{"navhost":1,"screen":{"bar":[1,2,3]}}"#, "the header's bar is no colour"),
    (#"{"navhost":1,"plugins":[{"version":"1"}]}"#, "a plugin without a name"),
    (#"{"navhost":1,"classes":{"A":5}}"#, "the header's classes must be names"),
    (
      #"{"navhost":1,"api":99}"#, "level 99 of the contract is newer than 4: use a newer navhost"
    ),
    (#"{"navhost":1,"api":5}"#, "level 5 of the contract is newer than 4: use a newer navhost"),
    (
      #"{"navhost":1,"api":0}"#, "no session: \"api\" must be a level of the contract, 1 or more"
    ),
    (
      #"{"navhost":1,"api":"3"}"#,
      "no session: \"api\" must be a level of the contract, 1 or more"
    ),
  ])
  func whatIsWrongIsTold(line: String, message: String) {
    let error = #expect(throws: TraceError.self) { try read(line) }
    expectEqual(error?.message, message)
  }

  @Test func aNewerFormatIsToldAsNewer() {
    let error = #expect(throws: TraceError.self) { try read(#"{"navhost":2}"#) }
    #expect(error?.message.contains("format 2 is newer than 1") == true)
  }
}

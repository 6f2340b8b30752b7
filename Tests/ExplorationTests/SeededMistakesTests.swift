import Exploration
import Lua
import PluginHost
import ScriptFixture
import Scripting
import Testing

@testable import Navigation

/// The mistakes of the field, each made by switching the protecting code off: the exploration finds
/// them, and a short way to them.
@Suite("Seeded mistakes are found")
struct SeededMistakesTests {
  @Test(
    arguments: [
      (Faults.noRootGuard, "never frozen with guards on"),
      (.keepBarAfterCancel, "the bar shows what the top declares"),
      (.askTwice, "one ask of each hook for a gesture"),
      (.skipAsk, "one ask of each hook for a gesture"),
      (.askRemembered, "the asked controller is the leaving one"),
      (.leftEdgeInRTL, "an edge gesture starts at the leading edge"),
      (.leaveButtonDimmed, "the dimmed button returns (rule 13)"),
      (.stuckTransition, "never stuck in a transition"),
      (.popOnCancel, "the events tell the same story as the stack"),
    ])
  func found(faults: Faults, rule: String) throws {
    let explorer = Explorer(steps: 20_000)
    explorer.onOpen = { spoil($0, faults) }
    let finding = try #require(try explorer.run())
    #expect(finding.rule == rule)
    #expect(finding.steps.count <= 6, "\(finding.script)")
    try fails(finding, faults)
  }

  /// The script fails on a host with the mistake, and on a sound one it does not.
  private func fails(_ finding: Finding, _ faults: Faults) throws {
    #expect(finding.script.hasSuffix("assert(nav.check())\n"))
    let source = Array(finding.script.utf8)
    let spoiled = try Fixture()
    spoil(spoiled.session, faults)
    do {
      try spoiled.session.run(source, name: "found")
      Issue.record("does not fail:\n\(finding.script)")
    } catch {
      #expect(error.message.contains(finding.rule))
    }
    try Fixture().session.run(source, name: "found")
  }

  /// Switches the code off, in every navigation controller that the session makes.
  private func spoil(_ session: ScriptSession, _ faults: Faults) {
    session.host.navigation.faults = faults
    session.onEvent = { [unowned host = session.host] _ in host.navigation.faults = faults }
  }
}

import Expectations
import Foundation
import NavhostNavigation
import NavhostPluginHost
import ScriptFixture
import Testing

@Suite("Shadow plugins are asked and never obeyed")
struct ShadowTests {
  /// A host on `Home`, `Letter`, with a live plugin and a shadow.
  private func fixture(live: String, shadow: String) throws -> (Fixture, Plugin) {
    let fixture = try Fixture(["live.lua": live, "shadow.lua": shadow])
    try fixture.host.load(fixture.folder.appending(path: "live.lua").path)
    let plugin = try fixture.host.loadShadow(fixture.folder.appending(path: "shadow.lua").path)
    let navigation = fixture.host.navigation
    for name in ["Home", "Letter"] { navigation.push(navigation.makeController(className: name)) }
    return (fixture, plugin)
  }

  @Test func aVetoOfTheShadowCountsAndStopsNothing() throws {
    let (fixture, shadow) = try fixture(
      live: "return {shouldPop = function() end}",
      shadow: "return {version = '2.0.0', shouldPop = function() return false, 'no' end}")
    var differences: [ShadowDifference] = []
    fixture.host.onShadowDifference = { differences.append($0) }

    expectEqual(fixture.host.navigation.tapBack().kind, .popped)
    let difference = try #require(differences.first)
    expectEqual(differences.count, 1)
    #expect(difference.plugin == "shadow" && difference.version == "2.0.0")
    #expect(difference.hook == .shouldPop && difference.className == "Letter")
    expectEqual(difference.source, .backButton)
    #expect(difference.live == "abstain" && difference.shadow == "deny")
    #expect(shadow.shadowCounts.asked == 1 && shadow.shadowCounts.differences == 1)
    let steps = fixture.host.navigation.explanation?.steps ?? []
    expectEqual(Set(steps.map(\.by)), ["live"])
  }

  @Test func agreementIsNoDifference() throws {
    let veto = "return {shouldPop = function() return false end}"
    let (fixture, shadow) = try fixture(live: veto, shadow: veto)
    expectEqual(fixture.host.navigation.tapBack().kind, .blocked)
    #expect(shadow.shadowCounts.asked == 1 && shadow.shadowCounts.differences == 0)
  }

  @Test func aDisabledHostAsksNoShadow() throws {
    let (fixture, shadow) = try fixture(
      live: "return {}", shadow: "return {shouldPop = function() return false end}")
    fixture.host.isEnabled = false
    fixture.host.navigation.tapBack()
    expectEqual(shadow.shadowCounts.asked, 0)
  }

  @Test func aShadowIsAskedForItsSourcesOnly() throws {
    let (fixture, shadow) = try fixture(
      live: "return {}",
      shadow: "return {sources = {'backButton'}, shouldPop = function() return false end}")
    let navigation = fixture.host.navigation
    expectEqual(navigation.escape().kind, .popped)
    expectEqual(shadow.shadowCounts.asked, 0)
    navigation.push(navigation.makeController(className: "Letter"))
    expectEqual(navigation.tapBack().kind, .popped)
    #expect(shadow.shadowCounts.asked == 1 && shadow.shadowCounts.differences == 1)
  }

  @Test func anAllowAgainstNoOpinionIsADifferenceOfAGestureOnly() throws {
    let (fixture, shadow) = try fixture(
      live: "return {}",
      shadow: """
        return {
          shouldPop = function() return true end,
          gestureShouldBegin = function() return true end,
        }
        """)
    var hooks: [HookName] = []
    fixture.host.onShadowDifference = { hooks.append($0.hook) }
    let swipe = Pan(from: ScreenPoint(x: 5, y: 400), to: ScreenPoint(x: 350, y: 400))
    expectEqual(fixture.host.navigation.pan(swipe)?.kind, .popped)
    expectEqual(shadow.shadowCounts.asked, 2)
    expectEqual(hooks, [.gestureShouldBegin])
  }

  @Test func aShadowNeverAsksAPerson() throws {
    let (fixture, shadow) = try fixture(
      live: "return {}",
      shadow: """
        local resumed = false
        return {shouldPop = function(c) confirm("Leave?") c.state.resumed = true end}
        """)
    var seen: [String] = []
    fixture.host.onShadowDifference = { seen.append($0.shadow) }
    expectEqual(fixture.host.navigation.tapBack().kind, .popped)
    #expect(fixture.host.navigation.question == nil)
    expectEqual(seen, ["ask"])
    #expect(shadow.faults.isEmpty)
  }

  @Test func whatAShadowWritesIsDroppedButForItsState() throws {
    let (fixture, shadow) = try fixture(
      live: "return {}",
      shadow: """
        return {shouldPop = function(c)
          c.title = "mine" c.props.x = 1 c.props = {y = 2} c.interactivePopDisabled = true
          c.state.times = (c.state.times or 0) + 1
          return c.state.times == 1
        end}
        """)
    let top = try #require(fixture.host.navigation.top)
    try top.props.set(.string("kept"), to: true)
    fixture.host.navigation.tapBack()
    #expect(top.title == nil)
    #expect(top.props["x"] == nil && top.props["y"] == nil && top.props["kept"] != nil)
    #expect(!top.settings.interactivePopDisabled)
    #expect(shadow.faults.isEmpty)
  }

  @Test func aFaultOfAShadowIsNoEvent() throws {
    let (fixture, shadow) = try fixture(
      live: "return {}", shadow: "return {shouldPop = function() error('oh') end}")
    fixture.host.navigation.tapBack()
    expectEqual(shadow.faults.count, 1)
    #expect(!fixture.host.navigation.events.contains { $0.name == .fault })
  }

  @Test func theNextVersionMayHaveTheLiveOnesName() throws {
    let live = "return {name = 'guard', backTitle = function() return 'Old' end}"
    let next = "return {name = 'guard', backTitle = function() return 'New' end}"
    let (fixture, shadow) = try fixture(live: live, shadow: next)
    expectEqual(fixture.host.navigation.bar.back?.title, "Old")
    expectEqual(shadow.shadowCounts.differences, shadow.shadowCounts.asked)
    #expect(shadow.shadowCounts.asked > 0)
    fixture.host.removeShadow(shadow)
    let asked = shadow.shadowCounts.asked
    fixture.host.navigation.tapBack()
    expectEqual(shadow.shadowCounts.asked, asked)
  }
}

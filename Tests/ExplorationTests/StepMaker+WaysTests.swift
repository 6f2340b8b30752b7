import Expectations
import NavhostNavigation
import NavhostPluginHost
import NavhostScripting
import NavhostSupport
import ScriptFixture
import Testing

@testable import NavhostExploration

/// Random steps about sheets, tabs, and stacks inside controllers.
@Suite struct StepMakerWaysTests {
  /// What many seeds make in a scene; the first steps are taken there.
  private func steps(
    in scene: String, _ make: (inout StepMaker) -> String, line: Int = #line
  ) throws -> [String] {
    try (UInt64(1)...60).map { seed in
      let fixture = try Fixture()
      try fixture.run("made = {} " + scene)
      var maker = try StepMaker(fixture.session, SeededRandom(seed: seed))
      let step = make(&maker)
      try fixture.run(step, line: line)
      return step
    }
  }

  @Test func whatIsPresentedGetsANameAndOptions() throws {
    let steps = try steps(in: "nav.setRoot('A')") { maker in
      let step = maker.present()
      expectEqual(maker.unread, "made.sheet1")
      return step
    }
    #expect(steps.allSatisfy { $0.hasPrefix("made.sheet1 = nav.present(") })
    for option in ["style = \"fullScreen\"", "animated = false", "settle = false"] {
      #expect(steps.contains { $0.contains(option) } && steps.contains { !$0.contains(option) })
    }
  }

  @Test func overThreeSheetsNoneIsPresented() throws {
    let scene = "nav.setRoot('A') local s = nav for _ = 1, 3 do s = s.present('S') end"
    let steps = try steps(in: scene) { $0.present() }
    #expect(steps.allSatisfy { !$0.contains(".present(") })
    let uppermost = steps.filter { $0.hasPrefix("nav.presented.presented.presented.") }
    #expect(uppermost.count > 30 && uppermost.count < steps.count, "mostly the uppermost")
    #expect(steps.contains { $0.contains(".dismiss(") })
    #expect(steps.contains { $0.contains(".requestDismiss(") })
  }

  @Test func aSwipeThatDoesNotEndLeavesAFinger() throws {
    var held = 0
    let steps = try steps(in: "nav.setRoot('A') nav.present('S')") { maker in
      let step = maker.swipeDown()
      expectEqual(maker.fingers.isEmpty, !step.contains("release = false"))
      held += maker.fingers.count
      return step
    }
    #expect(held > 0 && held < steps.count)
    #expect(steps.contains { $0.hasSuffix(".swipeDown()") })
  }

  @Test func aTabIsTappedWhereABarHasAName() throws {
    let tabs = try steps(in: "nav.setRoot('A') made[1] = nav.tabs {'T', 'U'}") { maker in
      if let tab = maker.scene.navigations.first(where: { $0.tabBar != nil }) { maker.choose(tab) }
      return maker.tabs()
    }
    for tab in 1...2 { #expect(tabs.contains { $0.hasPrefix("made[1].select(\(tab)") }) }
    for tab in 1...2 { #expect(tabs.contains("made[1].show(\(tab))")) }
    #expect(tabs.allSatisfy { $0.hasPrefix("made[1].s") })
    let bare = try steps(in: "nav.setRoot('A')") { $0.tabs() }
    #expect(bare.contains { $0.hasPrefix("made.tabs1 = nav.tabs(") })
    #expect(bare.contains { $0.hasPrefix("nav.escape(") })
  }

  @Test func stacksComeIntoControllersUntilThereAreEight() throws {
    let some = try steps(in: "nav.setStack {'A', 'B'}") { $0.embed() }
    #expect(some.allSatisfy { $0.hasPrefix("made.inner1 = nav.embed(") })
    let scene = """
      nav.setStack {'A', 'B', 'C', 'D', 'E', 'F', 'G'}
      for _, controller in ipairs(nav.stack) do nav.embed(controller, 'I') end
      """
    #expect(try steps(in: scene) { $0.embed() }.allSatisfy { $0.hasPrefix("nav.pop(") })
    #expect(try steps(in: scene) { $0.tabs() }.allSatisfy { $0.hasPrefix("nav.escape(") })
  }

  @Test func anEmptyStackHasNothingToEmbedInOrToForbid() throws {
    #expect(try steps(in: "") { $0.embed() }.allSatisfy { $0.hasPrefix("nav.pop(") })
    #expect(try steps(in: "") { $0.disabling() }.allSatisfy { $0.hasPrefix("nav.escape(") })
    let settings = Set(try steps(in: "nav.setRoot('A')") { $0.disabling() })
    #expect(settings.count == 4 && settings.allSatisfy { $0.hasPrefix("nav.top.") })
  }
}

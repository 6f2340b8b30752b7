import NavhostExploration
import NavhostNavigation
import NavhostPluginHost
import NavhostScripting
import ScriptFixture
import Testing

@Suite("nav.check")
struct CheckTests {
  @Test("true where all is well, inside a hook too") func sound() throws {
    try run(
      """
      eq(true, nav.check()) eq(nil, (select(2, nav.check())))
      nav.setStack {"A", "B"}
      local inside
      nav.hook("B", "shouldPop", function() inside = nav.check() end)
      nav.pan {from = {5, 400}, to = {300, 400}, release = false}
      eq(true, inside) eq(true, nav.check())
      nav.reset() eq(true, nav.check())
      """)
  }

  /// What random walks have found, each as it was printed.
  @Test(
    "walks that were wrong once",
    arguments: [
      // A tab was left under a finger that held a pop: what the swipe's end brought back stayed shown.
      """
      nav.reset {ios = 26}
      nav.setStack {"Home", "Form"}
      local tabs = nav.tabs {"Search"}
      nav.requestPop {settle = false}
      nav.touch("began", 19, 400)
      nav.touch("moved", 375, 400)
      tabs.select(2)
      """,
      """
      nav.reset {ios = 26}
      nav.setRoot "Home"
      local sheet = nav.present "List"
      local inner = sheet.embed(sheet.top, "Steps")
      inner.push("Home", {settle = false})
      inner.embed(inner.top, "Detail")
      inner.escape {settle = false}
      inner.touch("began", 100, 299)
      inner.touch("moved", 371, 299)
      sheet.swipeDown {distance = 420, duration = 0.1, settle = false}
      """,
      """
      nav.reset {ios = 26}
      nav.setRoot "Home"
      local sheet = nav.present "List"
      local inner = sheet.embed(sheet.top, "Steps")
      inner.push("Home", {settle = false})
      inner.escape {settle = false}
      inner.touch("began", 100, 299)
      inner.touch("moved", 371, 299)
      sheet.dismiss {settle = false}
      """,
    ])
  func found(script: String) throws {
    try run(script + "\nassert(nav.check())")
  }

  @Test("else nil and a text with the rule and the last events") func broken() throws {
    let fixture = try Fixture()
    fixture.session.check = {
      [
        Violation(
          "never frozen with guards on", "frozen", events: Array(fixture.host.navigation.events))
      ]
      .map(\.description)
    }
    try fixture.run(
      """
      nav.setRoot "A"
      local sound, why = nav.check()
      eq(nil, sound)
      assert(why:find("never frozen with guards on", 1, true), why)
      assert(why:find("didAppear A#1", 1, true), why)
      local ok, message = pcall(assert, nav.check())
      eq(false, ok) eq(why, message)
      """)
  }
}

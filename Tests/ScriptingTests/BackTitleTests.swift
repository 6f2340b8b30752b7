import Navigation
import PluginHost
import ScriptFixture
import Testing

@Suite("What the back button says")
struct BackTitleTests {
  @Test("another word for Back, where there is no title and where one finds no room")
  func anotherLanguage() throws {
    try Fixture().run(
      """
      nav.reset {backTitle = "رجوع"}
      nav.setStack {{class = "A"}, {class = "B"}}
      eq("رجوع", nav.bar.back.title) eq(nil, nav.bar.back.fallback)
      nav.setStack {{class = "A", title = ("long "):rep(20)}, {class = "B", title = "B"}}
      eq("رجوع", nav.bar.back.title) eq("too long", nav.bar.back.fallback)
      nav.reset {}
      nav.setStack {{class = "A"}, {class = "B"}}
      eq("Back", nav.bar.back.title)
      """)
  }

  @Test("a prop that a program writes lays the bar out afresh, as one that a script writes")
  func writtenFromSwift() throws {
    let fixture = try Fixture(["p.lua": "return {backTitle = function(c) return c.props.word end}"])
    try fixture.run("use('p.lua') nav.setStack {'A', 'B'}")
    let navigation = fixture.host.navigation
    let top = try #require(navigation.top)
    try top.props.set(.string("word"), to: "Here")
    #expect(navigation.bar.back?.title == "Here")
    try fixture.run("nav.top.props.word = 'There' eq('There', nav.bar.back.title)")
    #expect(navigation.bar.back?.title == "There")
  }
}

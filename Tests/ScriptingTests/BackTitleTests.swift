import Expectations
import NavhostNavigation
import NavhostPluginHost
import ScriptFixture
import Testing

@Suite("What the back button says")
struct BackTitleTests {
  @Test("a prop that a program writes lays the bar out afresh, as one that a script writes")
  func writtenFromSwift() throws {
    let fixture = try Fixture(["p.lua": "return {backTitle = function(c) return c.props.word end}"])
    try fixture.run("use('p.lua') nav.setStack {'A', 'B'}")
    let navigation = fixture.host.navigation
    let top = try #require(navigation.top)
    try top.props.set(.string("word"), to: "Here")
    expectEqual(navigation.bar.back?.title, "Here")
    try fixture.run("nav.top.props.word = 'There' eq('There', nav.bar.back.title)")
    expectEqual(navigation.bar.back?.title, "There")
  }
}

import NavhostNavigation
import NavhostPluginHost
import ScriptFixture
import Testing

@Suite("What an app keeps with controllers of a host")
struct UserInfoTests {
  private final class View {}

  @Test("userInfo is the app's own: a host keeps it as it is, and props stay")
  func both() throws {
    let fixture = try Fixture()
    try fixture.run("nav.setStack{'A', 'B'} nav.top.props.draft = 'kept'")
    let navigation = fixture.host.navigation
    let controller = try #require(navigation.top)
    let view = View()
    controller.userInfo = view
    navigation.userInfo = view
    try fixture.run(
      """
      eq("kept", nav.top.props.draft)
      nav.top.state.count = 1
      local sheet = nav.present("Sheet")
      sheet.presenting.push("C")
      eq("dismissed", (sheet.dismiss()))
      """)
    #expect(controller.userInfo === view)
    #expect(navigation.userInfo === view)
  }
}

import Expectations
import NavhostLua
import NavhostNavigation
import NavhostPluginHost
import NavhostScripting
import ScriptFixture
import Testing

/// `nav.render`, `nav.filmstrip`, `nav.map`, `nav.snapshot`.
@Suite struct NavPicturesTests {
  /// Writes down what is asked for; a picture is its content's name.
  private final class Maker: PictureMaker {
    var asked: [PictureRequest] = []
    var text = "picture"
    var different: String?

    func watch(_ navigation: NavigationController) {}
    func happened(_ event: Event) {}
    func rested() {}
    func picture(_ request: PictureRequest) throws(PictureError) -> [UInt8] {
      asked.append(request)
      return Array(text.utf8)
    }
    func difference(
      _ stored: [UInt8], _ now: [UInt8], _ format: PictureRequest.Format
    ) throws(PictureError) -> PictureDifference? {
      stored == now ? nil : PictureDifference(message: "they differ", picture: Array("both".utf8))
    }
  }

  private func fixture() throws -> (Fixture, Maker) {
    let fixture = try Fixture()
    let maker = Maker()
    fixture.session.pictures = maker
    return (fixture, maker)
  }

  @Test func whatIsAskedForReachesTheMaker() throws {
    let (fixture, maker) = try fixture()
    try fixture.run(
      """
      nav.setStack {"A", "B"}
      eq(true, nav.render(dir .. "/a.svg"))
      eq(true, nav.render(dir .. "/b.PNG", {theme = "dark", scale = 3, regions = false, touches = false}))
      eq(true, nav.filmstrip(dir .. "/c.svg", {frames = 2}))
      eq(true, nav.map(dir .. "/d.svg", {grid = 100}))
      """)
    let requests = maker.asked
    expectEqual(requests.map(\.format), [.svg, .png, .svg, .svg])
    expectEqual(requests[at: 0], PictureRequest(.screen, .svg))
    #expect(requests[at: 1]?.theme == .dark && requests[at: 1]?.scale == 3)
    #expect(requests[at: 1]?.showsRegions == false && requests[at: 1]?.showsTouches == false)
    expectEqual(requests[at: 2]?.content, .filmStrip(frames: 2))
    guard case .map(let grid)? = requests[at: 3]?.content else { throw Missing() }
    #expect(grid.side == 100 && grid.columns == 4)
  }

  @Test func aSnapshotIsStoredThenCompared() throws {
    let (fixture, maker) = try fixture()
    try fixture.run(
      """
      nav.setRoot("A")
      local ok, why = nav.snapshot(dir .. "/s.svg")
      eq(nil, ok) eq(dir .. "/s.svg was not there: it is now", why)
      eq(nil, (nav.snapshot(dir .. "/sub/s.svg"))) assert(io.open(dir .. "/sub/s.svg"))
      eq(true, nav.snapshot(dir .. "/s.svg"))
      """)
    maker.text = "another"
    try fixture.run(
      """
      local ok, why = nav.snapshot(dir .. "/s.svg")
      eq(nil, ok) eq(("%s/s.svg: they differ; see %s/s.new.svg and %s/s.difference.svg"):format(dir, dir, dir), why)
      local function text(name) return assert(io.open(dir .. "/" .. name)):read("a") end
      eq("picture", text("s.svg")) eq("another", text("s.new.svg")) eq("both", text("s.difference.svg"))
      ok, why = nav.snapshot(dir .. "/s.svg", {record = true})
      eq(nil, ok) eq("recorded " .. dir .. "/s.svg", why) eq("another", text("s.svg"))
      """)
  }

  @Test func whatIsWrongIsToldAndNothingIsMade() throws {
    let (fixture, maker) = try fixture()
    try fixture.run(
      told + """
        nav.setRoot("A")
        told("nav.render: needs the path of a picture, got nothing", nav.render)
        told("needs the path of a picture", nav.render, "")
        told("a path holds no zero byte", nav.render, "a\\0.svg")
        told([[a picture's name ends in .svg or .png, got "a.gif"]], nav.render, "a.gif")
        told("'scale' must be 1 to 3, got 4.0", nav.render, dir .. "/a.svg", {scale = 4})
        told("'theme' must be one of", nav.render, dir .. "/a.svg", {theme = "blue"})
        told("nav.render: unknown option 'frames'", nav.render, dir .. "/a.svg", {frames = 3})
        told("'frames' must be 2 to 24", nav.filmstrip, dir .. "/a.svg", {frames = 1})
        told("'grid' must be at least 1 pt, got 0.5", nav.map, dir .. "/a.svg", {grid = 0.5})
        nav.hook("B", "shouldPush", function() nav.map(dir .. "/a.svg") end)
        nav.push("B")
        local events = nav.events()
        local fault for _, e in ipairs(events) do if e.name == "fault" then fault = e.message end end
        assert(fault:find("nav.map: cannot be called inside a hook", 1, true), fault)
        """)
    #expect(maker.asked.isEmpty)
  }

  @Test func whatCannotBeWrittenIsNilAndAReason() throws {
    let (fixture, _) = try fixture()
    try fixture.write("file", "")
    try fixture.run(
      """
      nav.setRoot("A")
      local ok, why = nav.render(dir .. "/file/a.svg")
      eq(nil, ok) assert(why:find(dir .. "/file/a.svg: ", 1, true), why)
      """)
  }

  @Test func aMapOfAHookThatFailsIsNone() throws {
    let (fixture, _) = try fixture()
    try fixture.run(
      """
      nav.setStack {"A", "B"}
      nav.hook("B", "gestureShouldBegin", function() error("x") end)
      local ok, why = nav.map(dir .. "/m.svg")
      eq(nil, ok) eq("a hook failed while it was asked for the map", why)
      """)
  }

  @Test func aHostWithoutAMakerSaysSo() throws {
    try run(
      """
      nav.setRoot("A")
      local ok, why = nav.render(dir .. "/a.svg")
      eq(nil, ok) eq("this host makes no pictures", why)
      """)
  }

  private struct Missing: Error {}
}

import Expectations
import NavhostNavigation
import NavhostPluginHost
import ScriptFixture
import Testing

@Suite("What the app says of itself")
struct AppStateTests {
  @Test("in Swift host.app is written by name; what finds no room is reported")
  func swift() throws {
    let fixture = try Fixture([
      "p.lua": "return {shouldPop = function() return app.online, app.name end}"
    ])
    let app = fixture.host.app
    try fixture.run("use('p.lua') nav.setStack {'A', 'B'}")
    fixture.host.app["online"] = .boolean(false)
    fixture.host.app["name"] = "offline"
    expectEqual(fixture.host.navigation.tapBack().reason, "offline")
    fixture.host.app["big"] = .string(String(repeating: "x", count: 70_000))
    expectEqual(fixture.reports, ["app: 'big': data may be at most 64 KiB in all"])
    #expect(throws: DataError.self) {
      try app.set("big", to: .string(String(repeating: "x", count: 70_000)))
    }
    if case .string(let name)? = app["name"] { expectEqual(name, "offline") }
    fixture.host.app["online"] = nil
    expectEqual(fixture.host.navigation.tapBack().kind, .popped)
    let other = DataTable()
    try other.set(.string("x"), to: 1)
    try app.replace(with: other)
    #expect(app["name"] == nil && app["x"] != nil)
    fixture.host.reset()
    #expect(app["x"] == nil)
  }

  @Test("it outlives its host")
  func outlives() throws {
    var host: NavigationHost? = NavigationHost()
    let app = try #require(host?.app)
    host = nil
    app["x"] = .string(String(repeating: "x", count: 70_000))
    app["y"] = 1
    #expect(app["x"] == nil && app["y"] != nil)
  }
}

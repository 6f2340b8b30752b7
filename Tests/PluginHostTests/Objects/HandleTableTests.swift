import Expectations
import NavhostNavigation
import NavhostPluginHost
import ScriptFixture
import Testing

@testable import NavhostLua
@testable import NavhostPluginHost

@Suite("What of a host Lua holds")
struct HandleTableTests {
  @Test("a controller that has left goes, though a plugin saw it that makes hardly any garbage")
  func controllersGo() throws {
    let fixture = try Fixture(["p.lua": "return {shouldPop = function(c) local x = c.class end}"])
    try fixture.run("use('p.lua') nav.setRoot('A')")
    let navigation = fixture.host.navigation
    let memory = try #require(fixture.host.plugins[at: 0]?.loaded.state).memory
    var seen: [WeakController] = []
    /// The most bytes that the plugin's state holds in a round.
    func round() -> Int {
      (1...1000).reduce(0) { most, _ in
        let controller = navigation.makeController(className: "B")
        seen.append(WeakController(controller: controller))
        navigation.push(controller, animated: false)
        navigation.requestPop()
        return max(most, memory.used)
      }
    }
    let first = round()
    let second = round()
    #expect(seen.count { $0.controller != nil } < 100)
    #expect(abs(second - first) < first / 20, "\(first), then \(second)")
  }

  private struct WeakController {
    weak var controller: Controller?
  }

  @Test("a list of many hundreds of objects comes whole, also to a listener's script")
  func many() throws {
    var files: [String: String] = [:]
    for number in 1...600 { files["many/p\(number).lua"] = "return {}" }
    try run(
      """
      local heard = 0
      nav.on("load", function() nav.plugins() heard = heard + 1 end)
      local list = nav.use(dir .. "/many")
      eq(600, #list) eq(600, heard)
      for i, handle in ipairs(list) do assert(handle.name, i) end
      nav.setRoot("A")
      for i = 1, 600 do nav.push("B", {animated = false}).props.inner = {{}, {}} end
      for i, controller in ipairs(nav.stack) do eq(i, controller.index) end
      for i = 1, 600 do nav.top.props[i] = {i} end
      for i, inner in ipairs(nav.top.props) do eq(i, inner[1]) end
      """, with: files)
  }

  @Test("one thing has one handle, whatever it is handed out as")
  func handles() {
    let host = NavigationHost()
    let (one, other) = (
      host.navigation.makeController(className: "A"), host.navigation.makeController(className: "A")
    )
    let object = host.handles.export(one)
    #expect(host.handles.export(one) == object && host.handles.export(other) != object)
    #expect(host.handles.controller(object.id) === one)
    #expect(host.handles.controller(object.id + 100) == nil)
    #expect(host.handles.find(object) === one && host.handles.nextHandle() > object.id)
    #expect(host.handles.find(LuaObject(kind: 2, id: object.id)) == nil, "the kind counts")
  }

  @Test("a sweep forgets what no state holds, but not while results are on their way")
  func sweeps() throws {
    let fixture = try Fixture()
    try fixture.run("kept = nav.setRoot('A') nav.push('B') nav.pop()")
    let handles = fixture.host.handles
    fixture.host.sweep()
    try fixture.run("collectgarbage()")
    handles.areOnTheirWay = true
    let lost = handles.export(fixture.host.navigation.makeController(className: "C"))
    fixture.host.sweep()
    #expect(handles.find(lost) != nil)
    handles.areOnTheirWay = false
    fixture.host.sweep()
    #expect(handles.find(lost) == nil)
    #expect(handles.all.contains { ($0 as? Controller)?.className == "A" })
    try fixture.run("eq('A', kept.class)")
  }
}

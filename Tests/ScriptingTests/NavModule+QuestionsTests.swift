import NavhostNavigation
import NavhostPluginHost
import ScriptFixture
import Testing

@Suite("Handlers that a script registers")
struct NavModuleQuestionsTests {
  @Test("a handler that is removed is released", arguments: ["onAwait", "onAction"])
  func removed(function: String) throws {
    let fixture = try Fixture()
    try fixture.run(
      """
      handler = nav.\(function)("save", print)
      nav.hook("B", "shouldPop", function() end)
      nav.setStack {"A", "B"}
      """)
    let handles = fixture.host.handles
    let registered = Registered(handler: handles.all.lazy.compactMap { $0 as? AppHandler }.first)
    #expect(registered.handler != nil)
    try fixture.run("handler:remove() handler = nil collectgarbage() collectgarbage()")
    handles.sweepSoon()
    fixture.host.navigation.tapBack()
    #expect(registered.handler == nil)
  }

  private struct Registered {
    weak var handler: AppHandler?
  }
}

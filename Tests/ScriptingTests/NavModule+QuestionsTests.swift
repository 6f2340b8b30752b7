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
    weak var handler = handles.all.lazy.compactMap { $0 as? AppHandler }.first
    #expect(handler != nil)
    try fixture.run("handler:remove() handler = nil collectgarbage() collectgarbage()")
    handles.sweepSoon()
    fixture.host.navigation.tapBack()
    #expect(handler == nil)
  }
}

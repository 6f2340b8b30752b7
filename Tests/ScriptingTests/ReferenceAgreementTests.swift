import Expectations
import NavhostLua
import NavhostNavigation
import NavhostPluginHost
import NavhostReference
import NavhostScripting
import ScriptFixture
import Testing

@Suite("What is registered is what the reference describes")
struct ReferenceAgreementTests {
  @Test("the functions of nav")
  func functions() throws {
    let fixture = try Fixture()
    try fixture.run(
      """
      names = {}
      for name, value in next, nav do if type(value) == "function" then names[#names + 1] = name end end
      table.sort(names)
      """)
    let loaded = try fixture.session.load("return names", name: "=test")
    let registered = try #require(try fixture.session.call(loaded).first?.tableValue).list
      .compactMap(\.stringValue)
    let described = Reference.navFunctions.compactMap { $0.name.split(separator: ".").last }
    expectEqual(registered, described.map(String.init).sorted())
  }

  @Test("hooks, events, sources and outcomes")
  func words() {
    expectEqual(Set(Reference.hooks.map(\.name)), Set(HookName.allCases.map(\.rawValue)))
    expectEqual(Set(Reference.events.map(\.name)), Set(EventName.allCases.map(\.rawValue)))
    expectEqual(Set(Reference.sources.map(\.text)), Set(PopSource.allCases.map(\.rawValue)))
  }

  @Test("every described setting can be written, and nothing else")
  func settings() throws {
    let names = Reference.settings.map { "\"\($0.name)\"" }.joined(separator: ", ")
    try run(
      """
      nav.setRoot("A")
      for _, name in ipairs {\(names)} do nav.top[name] = nil end
      assert(not pcall(function() nav.top.unheardOf = nil end))
      """)
  }
}

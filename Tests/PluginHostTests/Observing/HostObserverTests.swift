import Expectations
import NavhostLua
import NavhostNavigation
import NavhostPluginHost
import ScriptFixture
import Testing

/// What hears of a host while a session is recorded or played.
@Suite struct HostObserverTests {
  private final class Listener: HostObserver {
    var observation: Observation?
    var heard: [String] = []
    var written: [String] = []
    /// What calls of a hook fail with, without being made.
    var failing: [HookName: LuaError] = [:]
    /// What Lua gets in the place of a field's value.
    var replacing: [String: LuaValue] = [:]

    func willCarryOut(_ operation: NavigationOperation, on stack: NavigationController) {
      heard.append("\(operation.name.rawValue) on \(stack.number)")
    }
    func carriedOut(_ operation: NavigationOperation, on stack: NavigationController) {
      heard.append("/\(operation.name.rawValue)")
    }
    func hostWasReset() { heard.append("reset") }
    func declared(_ className: String, superclass: String?) {
      heard.append("class \(className) \(superclass ?? "-")")
    }
    func didToggle(_ plugin: Plugin) { heard.append("\(plugin.name) \(plugin.isEnabled)") }
    func didRecord(_ event: Event) {}
    func asked(_ hook: HookName, _ controller: Controller) {
      heard.append("asked \(hook.rawValue) \(controller.className)")
    }
    func failure(of call: ObservedCall) -> LuaError? { failing[call.hook] }
    func began(_ call: ObservedCall) { heard.append("began \(name(call))") }
    func ended(_ call: ObservedCall, _ result: ObservedCall.Result) {
      let end =
        switch result {
        case .finished(let values): "finished \(values.map(text).joined(separator: ","))"
        case .suspended(let question): "asks \(question?.message ?? "-")"
        case .failed: "failed"
        }
      heard.append("\(name(call)) \(end)")
    }
    func asksNext() { heard.append("next") }
    func read(_ access: HostAccess) -> LuaValue {
      guard case .field(let key) = access.part else { return access.value }
      return replacing[key.stringValue ?? ""] ?? access.value
    }
    func wrote(_ access: HostAccess) {
      guard case .field(let key) = access.part else { return }
      let by = access.plugin?.name ?? (access.isByScript ? "script" : "-")
      written.append("\(text(key))=\(text(access.value)) \(by) \(access.hook?.rawValue ?? "-")")
    }

    private func name(_ call: ObservedCall) -> String {
      "\(call.plugin?.name ?? "script") \(call.hook.rawValue)"
    }
    private func text(_ value: LuaValue) -> String {
      switch value {
      case .nil: "nil"
      case .boolean(let value): "\(value)"
      case .string(let text): text
      default: value.typeName
      }
    }
  }

  private func fixture(_ files: [String: String] = [:]) throws -> (Fixture, Listener) {
    let fixture = try Fixture(files)
    let listener = Listener()
    listener.observation = fixture.host.observe(by: listener)
    return (fixture, listener)
  }

  @Test func eachCallIsToldWithItsEnd() throws {
    let (fixture, listener) = try fixture([
      "asks.lua": "return {shouldPop = function() return confirm('Leave?') end}",
      "fails.lua": "return {priority = 1, shouldPop = function() error('x') end}",
    ])
    try fixture.run(
      """
      use("asks.lua") use("fails.lua") nav.setStack {"A", "B"}
      nav.hook("B", "shouldPop", function(c, pop, next) next() return false, "why" end)
      nav.tapBack() nav.answer(true)
      """)
    expectEqual(
      listener.heard,
      [
        "setStack on 1", "/setStack", "tapBack on 1", "asked shouldPop B",
        "began script shouldPop", "next", "began fails shouldPop", "fails shouldPop failed",
        "began asks shouldPop", "asks shouldPop asks Leave?", "script shouldPop asks Leave?",
        "/tapBack", "answer on 1", "began asks shouldPop", "asks shouldPop finished ",
        "began script shouldPop", "script shouldPop finished false,why", "/answer",
      ], "a plugin's answer is not told, a script's is")
  }

  @Test func aCallMayFailWithoutBeingMade() throws {
    let (fixture, listener) = try fixture([
      "p.lua": "return {shouldPop = function(c) c.props.asked = true return false end}"
    ])
    try fixture.run("h = use('p.lua') nav.setStack {'A', 'B'} page = nav.top")
    listener.failing[.shouldPop] = LuaError(.seconds, "took too long")
    listener.heard = []
    try fixture.run(
      """
      eq("popped", (nav.tapBack())) eq(nil, page.props.asked)
      eq(1, #h.faults) eq("took too long", h.faults[1].message)
      """)
    expectEqual(listener.heard, ["tapBack on 1", "asked shouldPop B", "/tapBack"])
  }

  @Test func whatIsReadMayBeReplaced() throws {
    let (fixture, listener) = try fixture([
      "p.lua": """
      return {shouldPop = function(c, pop)
        return false, ("%s %s %s %d"):format(c.title, c.props.name, pop.source, #c.props.list)
      end}
      """
    ])
    try fixture.run(
      """
      use("p.lua")
      nav.setStack {"A", {class = "B", title = "real", props = {name = "real", list = {1, 2}}}}
      eq("real real backButton 2", select(2, nav.tapBack()))
      """)
    listener.replacing = [
      "title": .string("played"), "name": .string("played"), "source": .string("request"),
    ]
    try fixture.run("eq('played played request 2', select(2, nav.tapBack()))")
  }

  @Test func whatIsWrittenIsToldWithItsWriter() throws {
    let (fixture, listener) = try fixture([
      "p.lua": "return {shouldPop = function(c) c.props.seen = true c.title = 'T' end}"
    ])
    try fixture.run("use('p.lua') nav.setStack {'A', 'B'} nav.top.props.x = 'y' nav.tapBack()")
    expectEqual(listener.written, ["x=y script -", "seen=true p shouldPop", "title=T p shouldPop"])
  }

  @Test func whatChangesTheHostIsTold() throws {
    let (fixture, listener) = try fixture(["p.lua": "return {}"])
    try fixture.run(
      """
      local h = use("p.lua") nav.class("B", "A") nav.class("C")
      h:disable() h:disable() h:enable() nav.reset()
      """)
    expectEqual(listener.heard, ["class B A", "class C -", "p false", "p true", "reset"])
  }
}

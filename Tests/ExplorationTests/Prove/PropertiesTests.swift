import Expectations
import NavhostLua
import NavhostNavigation
import NavhostPluginHost
import NavhostScripting
import Testing

@testable import NavhostExploration

/// Statements about states, and the library `prove` (contract.md, section 8).
@Suite struct PropertiesTests {
  private let session: ScriptSession

  init() throws {
    session = try ScriptSession(host: NavigationHost())
  }

  private func properties(_ source: String) throws -> Properties {
    let properties = try Properties(session)
    try properties.open(Array(source.utf8), name: "p.lua")
    return properties
  }

  private func run(_ script: String) throws {
    try session.run(Array(script.utf8), name: "test")
  }

  private func failures(_ properties: Properties, since: Int = 0, isNew: Bool = true) throws
    -> [String]
  {
    try properties.failures(since: since, isNew: isNew).map { "\($0.name): \($0.message)" }
  }

  @Test func aPropertyHoldsWhereItIsTrue() throws {
    let properties = try properties(
      """
      return {
        fine = function(nav) return nav.depth == 2 end, no = function() return false end,
        why = function() return nil, "because" end, raises = function() error("oh") end,
        almost = function() return 1 end,
      }
      """)
    try run("nav.setStack {'A', 'B'}")
    try expectEqual(
      failures(properties),
      [
        "almost: returned 1", "no: returned false", "raises: p.lua:3: oh", "why: because",
      ])
    try expectEqual(failures(properties, isNew: false), [], "of a state they are asked once")
  }

  @Test(arguments: [
    ("return", "p.lua: must return a table of properties"),
    ("return 5", "p.lua: must return a table of properties"),
    ("return {x = 5}", "p.lua: property 'x' must be a function, got a number"),
    ("return {print}", "p.lua: property 1 has no name: give it one, as in { loss ="),
    ("return {}", "p.lua: names no property"),
    ("return {x = prove.no_silent_loss()}", "p.lua:1: no_silent_loss needs the name of a prop"),
    ("error('broken')", "p.lua:1: broken"), ("return {", "p.lua:1:"),
  ])
  func aFileThatIsNoneIsAnError(source: String, message: String) throws {
    let error = #expect(throws: LuaError.self) { try properties(source) }
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
  }

  @Test func theReadyOnesLookAtWhatHappened() throws {
    let properties = try properties(
      """
      return {loss = prove.no_silent_loss("dirty"), fault = prove.no_fault, once = prove.asked_once}
      """)
    let watcher = AttemptWatcher(session.host)
    let observation = session.host.observe(by: watcher)
    defer { withExtendedLifetime(observation) {} }
    func after(_ script: String) throws -> [String] {
      let before = session.host.navigation.events.lastIndex
      try run(script)
      let asked = watcher.asked(in: session.host.navigation.events.since(before))
      return try properties.failures(since: before, isNew: false, asked: asked)
        .map { "\($0.name): \($0.message)" }
    }
    try expectEqual(after("nav.setStack {'A', {class = 'B', props = {dirty = true}}}"), [])
    try expectEqual(after("nav.requestPop()"), ["loss: B was left without a question"])
    try run(
      "nav.use {name = 'p', shouldPop = function() return confirm('One?') and confirm('Two?') end}")
    try run("nav.push {class = 'B', props = {dirty = true}} nav.requestPop()")
    try expectEqual(after("nav.answer(true)"), ["once: asked again: Two?"])
    try expectEqual(after("nav.answer(true)"), [], "it was asked about")
    try run("nav.plugins()[1]:unload() nav.hook('B', 'shouldPop', function() error('x', 0) end)")
    try expectEqual(after("nav.push('B') nav.requestPop()"), ["fault: x"])
  }

  @Test func aBarIsReadableByItsContrast() throws {
    let properties = try properties("return {bar = prove.bar_readable}")
    try run("nav.setStack {'A', {class = 'B', barColor = 'white', backColor = '#949494'}}")
    try expectEqual(failures(properties), [], "3.03 : 1")
    try run("nav.top.backColor = '#969696'")
    try expectEqual(
      failures(properties), ["bar: the back button has a contrast of 2.96 : 1 to the bar"])
    try run("nav.top.barHidden = true")
    try expectEqual(failures(properties), [])
    try run("nav.popToRoot()")
    try expectEqual(failures(properties), [], "there is no button")
  }

  /// Whether a person gets out the search tells as a whole.
  @Test func thoseOfLeavingAreKnownByName() throws {
    let properties = try properties(
      "return {out = prove.can_always_leave, a = prove.can_always_leave, b = prove.no_fault}")
    try expectEqual(properties.namesOfLeaving(), ["a", "out"])
  }
}

import Foundation
import PluginHost
import ScriptFixture
import Testing

/// Every script of the corpus, beside a plugin that works and a script that goes on.
@Suite("Hostile plugins", .serialized)
struct HostileTests {
  /// Less than the limits that ship: a debug build is slow, and the C tests go to the full ones.
  private static let limits = Limits(hookUnits: 200_000, loadUnits: 500_000)

  @Test("as a hook: popped, the neighbour and the script work on", arguments: Corpus.files)
  func hook(file: Corpus.File) throws {
    try attack(
      "return { priority = 1, shouldPop = function(controller, pop)\n\(file.source)\nend }")
  }

  @Test("as it is loaded", arguments: Corpus.files)
  func load(file: Corpus.File) throws {
    try attack(file.source)
  }

  @Test("in every other place where a plugin runs", arguments: Corpus.files)
  func everywhere(file: Corpus.File) throws {
    try attack(
      """
      local function attack(controller, pop, next)
      \(file.source)
      end
      return {
        priority = 1, onUnload = attack, didPush = attack, didPop = attack, backTitle = attack,
        gestureShouldBegin = attack,
        shouldPop = function(controller, pop, next) next() return attack(controller, pop, next) end,
      }
      """, limits: Limits(hookUnits: 20_000, loadUnits: 500_000))
  }

  private func attack(_ plugin: String, limits: Limits = limits) throws {
    let fixture = try Fixture(["good.lua": Self.neighbour], limits: limits)
    try Data(plugin.utf8).write(to: fixture.folder.appending(path: "bad.lua"))
    try fixture.run(Self.script)
    if let peak = ProcessMemory.peak { #expect(peak < 300 << 20) }
  }

  private static let neighbour = """
    return {
      shouldPop = function(controller) controller.props.asked = true end,
      backTitle = function() return "good" end,
    }
    """

  private static let script = """
    local bad = nav.use(dir .. "/bad.lua")
    local good = use("good.lua")
    nav.setRoot("A")
    local page = assert(nav.push("B"))
    eq("popped", (nav.tapBack()))
    eq(true, page.props.asked)
    local swiped = assert(nav.push("C"))
    eq("popped", (nav.pan { from = {5, 400}, to = {380, 400} }))
    eq(true, swiped.props.asked)
    if bad and bad.name then bad:reload() bad:unload() end
    nav.push("D")
    eq("good", nav.bar.back.title)
    eq(0, #good.faults)
    eq("X 2", ("x"):upper() .. " " .. tostring(#table.pack(1, 2)))
    """
}

import Expectations
import NavhostPluginHost
import ProgramSupport
import Testing

/// Fields that are nearly the name of a hook or of a known field.
@Suite struct PluginWarningTests {
  private func warnings(_ text: String) throws -> [PluginWarning] {
    let folder = try Folder(["p.lua": text])
    let host = NavigationHost()
    var told: [PluginWarning] = []
    host.onWarning = { told.append($0) }
    let plugin = try host.load(folder.path("p.lua"))
    expectEqual(plugin.warnings, told)
    return plugin.warnings
  }

  @Test(arguments: [
    ("shuoldPop", "shouldPop"), ("shouldpop", "shouldPop"), ("shouldPopp", "shouldPop"),
    ("priorty", "priority"), ("onEror", "onError"), ("backtitle", "backTitle"),
    ("nmae", "name"), ("willAppaer", "willAppear"), ("_shouldPop", "shouldPop"),
  ])
  func aNearMissIsAWarning(_ field: String, _ meant: String) throws {
    let found = try warnings("-- first\nreturn {\n  \(field) = nil or 5,\n}")
    expectEqual(found.map(\.field), [field])
    expectEqual(found.first?.line, 3)
    expectEqual(found.first?.message, "unknown field '\(field)'; did you mean '\(meant)'?")
    #expect(
      found.first?.text.hasSuffix("p.lua:3: unknown field '\(field)'; did you mean '\(meant)'?")
        == true)
  }

  @Test func otherFieldsAreThePluginsOwn() throws {
    try expectEqual(warnings("return { helper = 1, pop = 3, [1] = 4, priority = 2 }"), [])
  }

  @Test func thePlaceIsWhereTheFieldIsGivenItsValue() throws {
    let text = "-- shuoldPop\nlocal M = { a = 'shuoldPop' }\n\nfunction M.shuoldPop() end\nreturn M"
    try expectEqual(warnings(text).map(\.line), [4])
    try expectEqual(
      warnings("local M = {}\nM['shuold' .. 'Pop'] =\n  function() end\nreturn M").map(\.line), [3])
    try expectEqual(warnings("return {\n\n['priorty'] = 3 }").map(\.line), [3])
  }

  @Test func aReloadedVersionHasItsOwn() throws {
    let folder = try Folder(["p.lua": "return { priorty = 3 }"])
    let host = NavigationHost()
    let plugin = try host.load(folder.path("p.lua"))
    expectEqual(plugin.warnings.count, 1)
    try folder.write("p.lua", "return { priority = 3 }")
    try host.reload(plugin)
    expectEqual(plugin.warnings, [])
  }

  @Test func aTableOfManyKeysIsNotLookedAtForLong() throws {
    let text = "local t = {} for i = 1, 8000 do t['shouldPo' .. i] = 1 end return t"
    #expect(try warnings(text).count < 1000)
  }
}

import Expectations
import Testing

@testable import NavhostPluginCheck

@Suite struct CompletionPlaceTests {
  /// What may stand at `«`.
  private func place(_ text: String, _ file: String = "plugins/p.lua") -> CompletionPlace {
    let parts = text.split(separator: "«", omittingEmptySubsequences: false)
    let analysis = FileAnalysis(file: file, bytes: Array(parts.joined().utf8))
    return analysis.completionPlace(at: parts[0].utf8.count)
  }

  @Test(arguments: [
    "return { «", "return { «}", "return { name = 'x', «}", "return { name = 'x', sho«, x = 1 }",
    "return { shouldPop = function(c) if c then return c end end, «}",
    "return { x = { 1, 2 }, y = f(1, { 3 }), «", "local p = {}\nfunction p.«() end\nreturn p",
    "local p = {}\np.sh« = 1\nreturn p", "return {\n  controllers = 'X'; «\n}",
  ])
  func `Here a plugin's keys stand`(text: String) {
    expectEqual(place(text).kind, .key(.plugin))
    #expect(
      place(text, "new.lua").kind == .key(.plugin) || text.contains("p.«") || text.contains("p.sh«")
    )
  }

  @Test(arguments: [
    "return { shouldPop = function(c) « end }", "return { name = «}", "return { [«] = 1 }",
    "return { shouldPop = function(c) f(1, «) end }", "return { a = { 1, « } }",
    "return { shouldPop = function(c) local a, b = 1, « end }", "«", "local x = «",
  ])
  func `Here any name stands`(text: String) {
    expectEqual(place(text).kind, .name)
  }

  @Test(arguments: [
    "local x«", "-- sho«", "return { -- «\n}", "--[[ «", "local s = 'a«b'",
    "return { priority = 1«",
    "x = 0x«1", "goto «", "local function f(«x) end",
  ])
  func `Here nothing is offered`(text: String) {
    let kind = place(text).kind
    #expect(kind == .nothing || text.contains("f(") && kind == .name)
  }

  @Test func `Fields know whose they are`() {
    func kind(_ line: String) -> CompletionPlace.Kind {
      place("return { shouldPop = function(controller, pop)\n  \(line)\nend }").kind
    }
    expectEqual(kind("if pop.« then end"), .members(of: "Pop", onlyMethods: false))
    expectEqual(kind("pop.target.«"), .members(of: "Controller", onlyMethods: false))
    expectEqual(kind("pop.target:«"), .members(of: "Controller", onlyMethods: true))
    expectEqual(kind("return controller.props.«"), .props)
    expectEqual(kind("return controller.props.di«rty and 1"), .props)
    expectEqual(kind("return utf8.«"), .library("utf8"))
    expectEqual(kind("local a = 1 .. «"), .name)
    expectEqual(kind("return unknown.x.«"), .nothing)
  }

  @Test func `Texts know what they are`() {
    expectEqual(place("return { controllers = { '«' } }").kind, .text(.controllerClass))
    expectEqual(place("return { controllers = '!«X' }").range, 25..<26)
    expectEqual(place("return { x = '«' }").kind, .nothing)
    expectEqual(place("return { shouldPop = function() perform('«\nend }").kind, .text(.action))
    expectEqual(place("nav.push({ class = '«Ab c', })", "s.lua").range, 20..<24)
    expectEqual(place("nav.top.backColor = '«'", "s.lua").kind, .text(.color))
    expectEqual(place("nav.top.props['«']", "s.lua").kind, .text(.prop))
  }
}

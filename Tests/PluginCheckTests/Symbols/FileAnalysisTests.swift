import Expectations
import NavhostLuaSyntax
import Testing

@testable import NavhostPluginCheck

@Suite struct FileAnalysisTests {
  private func analysis(_ text: String, _ file: String = "plugins/p.lua") -> FileAnalysis {
    FileAnalysis(file: file, bytes: Array(text.utf8))
  }

  @Test func `A plugin tells its name, its classes and its hooks`() throws {
    let text = """
      local function push(controller) end
      return {
        name = "guard", controllers = { "A*", "!Ab" }, priority = 1,
        shouldPop = function(controller, pop) end, shouldPush = push, onLoad = other(),
      }
      """
    let analysis = analysis(text)
    let plugin = try #require(analysis.plugin)
    expectEqual(plugin.name, "guard")
    expectEqual(
      plugin.controllers?.map { "\($0.isExclusion) \($0.text)" }, ["false A*", "true Ab"])
    expectEqual(plugin.hooks.map(\.name), ["shouldPop", "shouldPush"])
    let ends = plugin.hooks.map { analysis.source.position(of: $0.headEnd) }
    expectEqual(ends.map { "\($0.line):\($0.column)" }, ["4:40", "1:32"])
    #expect(self.analysis("return {}").plugin?.controllers == nil)
    #expect(self.analysis("nav.push('X')", "scene.lua").plugin == nil)
  }

  @Test func `A spec tells its blocks`() {
    let spec = "describe('a', function() it('b', function() end) it(name, function() end) end)"
    expectEqual(analysis(spec, "a_spec.lua").blocks.map(\.name), ["a", "b"])
    #expect(analysis(spec, "scene.lua").blocks.isEmpty)
  }

  @Test func `A variable knows its places`() {
    let analysis = analysis("local ab = 1\nab = ab + 1\nprint(ab)", "s.lua")
    let places = [6..<8, 13..<15, 18..<20, 31..<33]
    for place in places {
      expectEqual(analysis.variable(at: place.lowerBound), places)
      expectEqual(analysis.variable(at: place.upperBound), places)
    }
    #expect(analysis.variable(at: 0) == nil)
    #expect(analysis.variable(at: 27) == nil)
  }

  @Test func `Findings have their place in bytes, and tokens are there behind what is none`() {
    let text = "local é = 1\nreturn { shuoldPop = function() end }"
    #expect(analysis(text).findings.contains { $0.rule == "unknown-hook" && $0.range == 22..<31 })
    let broken = analysis("local a = 'x\nlocal b = 0x\nlocal c = \u{1} 5 --[[")
    #expect(broken.tokens.map(\.text).filter { !$0.isEmpty }.contains("c"))
    expectEqual(broken.token(at: 13)?.kind, .local)
    #expect(broken.token(at: 5) == nil)
    #expect(broken.token(at: 99) == nil)
  }

  @Test func `Bytecode, stubs and nothing are looked at, too`() {
    expectEqual(analysis("\u{1B}Lua").findings.map(\.rule), ["bytecode"])
    #expect(analysis("---@meta\nfunction shuoldPop() end").mentions.isEmpty)
    #expect(analysis("").tokens.isEmpty)
  }
}

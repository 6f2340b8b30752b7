import Expectations
import NavhostLua
import ProgramSupport
import Testing

@testable import NavhostSpecRunner

/// Which lines of plugins ran.
@Suite struct CoverageTests {
  private let plugin = """
    -- a comment
    local M = {
      name = "p",
    }

    function M.shouldPop(controller)
      if controller.props.locked then
        return false, "locked"
      elseif controller.props.odd then
        return nil
      end
      for _ = 1, 3 do
        log.info("x")
      end
    end

    return M
    """

  private func coverage(_ body: String, plugins: [String: String]) throws -> SpecRun {
    try SpecRun(
      "it('a', function() nav.use(dir .. '/p.lua') nav.setRoot('A') \(body) end)",
      SpecOptions(coverage: true), plugins: plugins)
  }

  private func lines(_ run: SpecRun, _ name: String = "p.lua") -> [Int: Int]? {
    for case .covered(let file, let lines) in run.events where file == run.folder.path(name) {
      return lines
    }
    return nil
  }

  @Test func linesAreCounted() throws {
    let run = try coverage("nav.push('B') assert.popped(nav.tapBack())", plugins: ["p.lua": plugin])
    expectEqual(run.messages, [])
    expectEqual(
      lines(run),
      [
        2: 1, 6: 1, 7: 1, 8: 0, 9: 1, 10: 0, 12: 4, 13: 3, 17: 1,
      ])
  }

  @Test func everyStateOfAFileCounts() throws {
    let run = try SpecRun(
      "for i = 1, 3 do it('n' .. i, function() assert(nav.use(dir .. '/p.lua')):reload() end) end",
      SpecOptions(coverage: true), plugins: ["p.lua": plugin])
    expectEqual(lines(run)?[17], 6)
  }

  @Test func modulesOfAPluginCount() throws {
    let run = try coverage(
      "nav.use(dir .. '/q')",
      plugins: [
        "p.lua": plugin, "q/init.lua": "local m = require 'm'\nreturn {}",
        "q/m.lua": "return {\n  f = function()\n    return 1\n  end,\n}",
      ])
    expectEqual(lines(run, "q/init.lua")?[1], 1)
    expectEqual(lines(run, "q/m.lua")?[3], 0)
  }

  @Test func aNameThatAPluginGivesIsNoFile() throws {
    let run = try coverage(
      "assert(nav.use(dir .. '/q.lua', { options = { other = dir .. '/other.lua' } }))",
      plugins: [
        "p.lua": plugin, "other.lua": "return 1",
        "q.lua": "local options = ...\nload('return 1', '@' .. options.other)()\nreturn {}",
      ])
    expectEqual(run.messages, [])
    expectEqual(lines(run, "q.lua"), [1: 1, 2: 1, 3: 1])
    #expect(lines(run, "other.lua") == nil)
  }

  @Test func unitsAreTheSameWithAndWithoutIt() throws {
    let plugin = """
      return { shouldPop = function() for i = 1, 166000 do end return false, 'end' end }
      """
    for coverage in [false, true] {
      let run = try SpecRun(
        """
        it("a", function()
          local p = nav.use(dir .. "/p.lua") nav.setRoot("A") nav.push("B")
          assert.blocked("end", nav.tapBack())
          assert.equal(0, #p.faults)
        end)
        """, SpecOptions(coverage: coverage), plugins: ["p.lua": plugin])
      expectEqual(run.messages, [])
    }
  }

  @Test func withoutItNothingIsCounted() throws {
    let run = try SpecRun(
      "it('a', function() nav.use(dir .. '/p.lua') end)", plugins: ["p.lua": plugin])
    #expect(lines(run) == nil)
  }
}

import Expectations
import Testing

@testable import NavhostLuaSyntax

/// The lines that coverage counts.
@Suite struct StatementLinesTests {
  private func counts(_ text: String, _ hits: [Int: Int] = [:]) throws -> [Int: Int] {
    let source = SourceText(file: "a.lua", text: text)
    return StatementLines.counts(of: try Parser.parse(source), in: source, hits: hits)
  }

  @Test func statementsBeginLines() throws {
    let lines = try counts(
      """
      local a = {
        b = 1,
      }
      function a.f()
        return 1
      end

      if a then
        a.f()
      elseif a.b then
        a.b = 2
      else
        a.b = 3
      end
      """)
    expectEqual(lines.keys.sorted(), [1, 4, 5, 8, 9, 10, 11, 13])
  }

  @Test func whatLeavesNoInstructionIsNone() throws {
    let lines = try counts(
      """
      local a
      local b = nil
      local c <const> = 5 * 2
      ::again::
      while a do
        if b then
          break
        end
      end
      goto again
      """)
    expectEqual(lines.keys.sorted(), [5, 6, 10])
  }

  @Test func whatLuaCountsOnAnotherLineCounts() throws {
    // A function is made on the line of its end; a loop without a condition has nothing on its first.
    let lines = try counts(
      """
      local f = function()
        g()
      end
      while true do
        f()
      end
      """, [3: 1, 5: 7])
    expectEqual(lines, [1: 1, 2: 0, 4: 7, 5: 7])
  }

  @Test func aCallOverSeveralLinesRanOnce() throws {
    let lines = try counts("f(\n  1,\n  function()\n    g()\n  end)", [5: 1])
    expectEqual(lines, [1: 1, 4: 0])
  }
}

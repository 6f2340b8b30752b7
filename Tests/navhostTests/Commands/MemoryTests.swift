import Expectations
import Foundation
import ProgramSupport
import Testing

/// What the process holds, seen from outside: `/proc` counts its pages. Those of the program's own
/// file are left out.
@Suite struct MemoryTests {
  private static let script = """
    local function kilobytes()
      local file <close> = assert(io.open("/proc/self/statm"))
      local resident, shared = file:read("a"):match("%d+ (%d+) (%d+)")
      return (resident - shared) * 4
    end
    local function load_and_unload()
      local plugins = {}
      for i = 1, 1000 do plugins[i] = nav.use("p" .. i .. ".lua") end
      local most = kilobytes()
      for _, plugin in ipairs(plugins) do plugin:unload() end
      return most
    end
    nav.setRoot("A") nav.push("B") nav.tapBack()
    local before = kilobytes()
    local most = load_and_unload()
    collectgarbage() collectgarbage()
    nav.reset() nav.setRoot("A") nav.settle()
    print(most - before > 10000, math.max(kilobytes() - before, 0))
    """

  @Test("after the unload of 1,000 plugins memory is back within 2 MB")
  func memoryIsBack() throws {
    var files = ["script.lua": Self.script]
    for number in 1...1000 {
      files["p\(number).lua"] = """
        return {controllers = "Other\(number)", shouldPop = function(c, pop) return pop.count < 2 end}
        """
    }
    let scratch = try Folder(files)
    let run = try ProgramRun(["run", "script.lua"], in: scratch.url)
    let words = run.output.split(whereSeparator: \.isWhitespace)
    try #require(words.count == 2, "\(run.errors)")
    expectEqual(words[0], "true")
    #expect(try #require(Int(words[1])) < 2048)
  }
}

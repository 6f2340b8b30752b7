import Expectations
import Foundation
import NavhostPluginHost
import ProgramSupport
import ScriptFixture
import Testing

@Suite("Reload under fire")
struct ReloadUnderFireTests {
  private static func version(_ reason: String) -> String {
    "-- a plugin\nlocal reason = '\(reason)'\nreturn {shouldPop = function() return false, reason end}"
  }

  @Test("a file that is cut off, wherever, leaves the old version in force")
  func truncated() throws {
    let fixture = try Fixture(["p.lua": Self.version("old")])
    try fixture.run("h = use('p.lua') nav.setRoot('A') nav.push('B')")
    let new = Self.version("new")
    for length in 0..<new.utf8.count {
      try fixture.write("p.lua", String(decoding: new.utf8.prefix(length), as: UTF8.self))
      try fixture.run(
        """
        local ok, why = h:reload()
        eq(nil, ok) assert(why:find("p.lua", 1, true), why)
        eq("old", select(2, nav.tapBack()))
        """)
    }
    try fixture.write("p.lua", new)
    try fixture.run("assert(h:reload()) eq('new', select(2, nav.tapBack()))")
  }

  /// Every release of Lua 5.4 compiles this `goto` to code that leaves `x` in a register of others.
  private static let miscompiled = """
    do
      do local x = 1 kept = function() return x end goto done end
      local y
      ::done::
    end
    kept = kept()

    """

  @Test("what Lua compiles wrongly is not run: no new version, no module, nothing of `load`")
  func miscompiled() throws {
    let fixture = try Fixture([
      "p/init.lua": Self.version("old"), "p/wrong.lua": Self.miscompiled,
    ])
    try fixture.run("h = use('p') nav.setRoot('A') nav.push('B')")
    try fixture.write("p/init.lua", Self.miscompiled + Self.version("new"))
    try fixture.run(
      """
      local ok, why = h:reload()
      eq(nil, ok)
      assert(why:find("p/init.lua:2: this interpreter (Lua 5.4", 1, true), why)
      eq("old", select(2, nav.tapBack()))
      """)
    try fixture.write(
      "p/init.lua",
      """
      local _, loaded = load([[\(Self.miscompiled)]], "=made")
      local _, required = pcall(require, "wrong")
      loaded = loaded:match("made:2: this interpreter")
      required = required:match("wrong.lua:2: this interpreter")
      return {shouldPop = function() return false, loaded .. " " .. required end}
      """)
    try fixture.run(
      """
      assert(h:reload())
      eq("made:2: this interpreter wrong.lua:2: this interpreter", select(2, nav.tapBack()))
      """)
  }

  @Test("while somebody writes the file again and again, a whole version serves")
  func written() throws {
    let fixture = try Fixture(["p.lua": Self.version("0")])
    try fixture.run("h = use('p.lua') nav.setRoot('A') nav.push('B')")
    let path = fixture.folder.appending(path: "p.lua").path
    let writer = Thread {
      for number in 1...300 {
        guard let file = fopen(path, "w") else { return }
        let text = Self.version("\(number)")
        fwrite(text, 1, text.utf8.count / 2, file)
        fflush(file)
        fputs(String(text.utf8.dropFirst(text.utf8.count / 2)), file)
        fclose(file)
      }
    }
    writer.start()
    repeat {
      try fixture.run("h:reload() eq('blocked', (nav.tapBack())) eq(0, #h.faults)")
    } while !writer.isFinished
    try fixture.run("assert(h:reload()) eq('300', select(2, nav.tapBack()))")
  }

  @Test(
    "a hook under which its own plugin is taken away runs to its end",
    arguments: [
      ("h:unload()", "popped"), ("h:disable()", "popped"), ("assert(h:reload())", "blocked"),
      ("h:reload() h:unload()", "popped"),
    ])
  func underItself(act: String, later: String) throws {
    try run(
      """
      h = use("outer.lua")
      local inner = nav.use {name = "inner", priority = -1, shouldPop = function() \(act) end}
      nav.setRoot("A") nav.push("B")
      for i = 1, 3 do collectgarbage() end
      nav.tapBack()
      inner:unload()
      if nav.depth < 2 then nav.push("B") end
      eq("\(later)", (nav.tapBack())) eq(0, #h.faults)
      """,
      with: [
        "outer.lua": """
        local kept = {}
        return {shouldPop = function(controller, pop, next)
          next()
          for i = 1, 100 do kept[i] = {pop.source, controller.title} end
          return false, "outer " .. #kept
        end}
        """
      ])
  }

  private static let resident = """
    local function resident()
      collectgarbage() collectgarbage()
      local file = assert(io.open("/proc/self/statm"))
      local _, pages = file:read("n", "n")
      file:close()
      return pages * 4096
    end

    """

  @Test("a thousand reloads leave the memory where it was")
  func thousandReloads() throws {
    try measure(
      """
      local h = assert(nav.use("plugins/p1.lua"))
      for i = 1, 200 do assert(h:reload()) end
      local before = resident()
      for i = 1, 1000 do assert(h:reload()) end
      local grown = resident() - before
      assert(grown < 2 * 1024 * 1024, grown)
      """, plugins: 1)
  }

  @Test("a thousand plugins, one after the other, leave the memory where it was")
  func thousandPlugins() throws {
    try measure(
      """
      nav.use("plugins/p1.lua"):unload()
      local before = resident()
      for i = 1, 1000 do assert(nav.use("plugins/p" .. i .. ".lua")):unload() end
      local grown = resident() - before
      assert(grown < 2 * 1024 * 1024, grown)
      """, plugins: 1000)
  }

  /// Runs a script in a process of its own, where nothing else takes memory.
  private func measure(_ script: String, plugins: Int) throws {
    guard FileManager.default.fileExists(atPath: "/proc/self/statm") else { return }
    var files = ["measure.lua": Self.resident + script]
    for number in 1...plugins {
      files["plugins/p\(number).lua"] = """
        local kept = {} for i = 1, 50 do kept[i] = {i, "x" .. i} end
        return {shouldPop = function(controller) controller.state.n = #kept end,
          onUnload = function() return {n = #kept} end}
        """
    }
    let fixture = try Fixture(files)
    let program = try ProgramRun(["run", "--no-plugins", "measure.lua"], in: fixture.folder)
    expectEqual(program.status, 0, "\(program.errors)")
  }
}

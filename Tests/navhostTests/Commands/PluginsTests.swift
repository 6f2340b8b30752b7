import Foundation
import ProgramSupport
import Testing

/// `navhost plugins` and `navhost doctor`.
@Suite struct PluginsTests {
  @Test func `plugins is a table in the order asked`() throws {
    let scratch = try Folder([
      "plugins/low.lua": "return {priority = -1, backTitle = function() end}",
      "plugins/high/init.lua": """
      return {version = "1.0.2", priority = 9, controllers = {"A*", "!B"},
        shouldPop = function() end, onLoad = function() end}
      """,
    ])
    let run = try ProgramRun(["plugins"], in: scratch.url)
    #expect(
      run.output == """
        NAME  VERSION  PRIORITY  CONTROLLERS  HOOKS             FAULTS
        high  1.0.2    9         A* !B        shouldPop onLoad  0
        low   0.0.0    -1        *            backTitle         0

        """)
    #expect(run.status == 0)
  }

  @Test func `A broken one is reported, the others are listed`() throws {
    let scratch = try Folder(["plugins/bad.lua": "return 5", "plugins/good.lua": "return {}"])
    let run = try ProgramRun(["plugins"], in: scratch.url)
    #expect(run.output.contains("good"))
    #expect(run.errors.hasPrefix("navhost: plugins/bad.lua: "))
    #expect(run.status == 1)
    #expect(try ProgramRun(["plugins", "none"], in: scratch.url).status == 1)
  }

  @Test func `doctor tells what there is`() throws {
    let scratch = try Folder(["plugins/good.lua": "return {}"])
    let run = try ProgramRun(
      ["doctor"], in: scratch.url, environment: ["XDG_STATE_HOME": scratch.url.path])
    for subject in [
      "navhost", "lua", "pictures", "limits", "terminal", "history", "plugins",
    ] {
      #expect(run.output.contains(" \(subject) "), "\(subject)")
    }
    #expect(run.output.contains("ok  lua       Lua 5.4"))
    #expect(run.output.contains("ok  luassert  luassert and say load"))
    #expect(run.output.contains("1 in ./plugins, all load"))
    #expect(run.status == 0)
  }

  @Test func `doctor names the command that cures`() throws {
    let scratch = try Folder(["plugins/bad.lua": "return 5"])
    let run = try ProgramRun(
      ["doctor"], in: scratch.url, environment: ["XDG_STATE_HOME": scratch.url.path])
    #expect(run.output.contains("--  plugins"))
    #expect(run.output.contains("  navhost plugins"))
  }

  @Test func `doctor looks for luassert where navhost test does`() throws {
    let scratch = try Folder(["say.lua": "error('broken')"])
    let run = try ProgramRun(
      ["doctor"], in: scratch.url, environment: ["LUA_PATH_5_4": "./?.lua;;"])
    #expect(run.output.contains("--  luassert  navhost test cannot assert"))
    #expect(run.output.contains("\n  apt-get install lua-luassert lua-say"))
    #expect(run.status == 0)
  }
}

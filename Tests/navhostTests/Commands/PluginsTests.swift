import Foundation
import ProgramSupport
import Testing

/// `navhost plugins`.
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
}

import Expectations
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
    expectEqual(
      run.output,
      """
      NAME  VERSION  PRIORITY  CONTROLLERS  HOOKS             FAULTS
      high  1.0.2    9         A* !B        shouldPop onLoad  0
      low   0.0.0    -1        *            backTitle         0

      """)
    expectEqual(run.status, 0)
  }

  @Test func `As JSON it is a list of objects`() throws {
    let scratch = try Folder([
      "plugins/a/init.lua":
        "return {version = '1.0.2', controllers = {'A*'}, onLoad = function() end}",
      "plugins/b.lua": "return {name = 'x\"y', priority = 3}",
    ])
    let run = try ProgramRun(["plugins", "--json"], in: scratch.url)
    #expect(run.errors.isEmpty && run.status == 0)
    expectEqual(
      run.output,
      """
      [{"name":"x\\"y","version":"0.0.0","api":1,"priority":3,"controllers":["*"],"hooks":[],\
      "file":"plugins/b.lua"},{"name":"a","version":"1.0.2","api":1,"priority":0,\
      "controllers":["A*"],"hooks":["onLoad"],"file":"plugins/a/init.lua"}]

      """)
    let none = try Folder(["plugins/notes.txt": ""])
    try expectEqual(ProgramRun(["plugins", "--json"], in: none.url).output, "[]\n")
  }

  @Test func `A misspelt --help is understood`() throws {
    for words in [["--hlep"], ["test", "--hlep"], ["run", "--hlep", "a.lua"]] {
      let run = try ProgramRun(words)
      #expect(run.status == 2 && run.errors.contains("'--help'"), "\(words): \(run.errors)")
    }
  }

  @Test func `A broken one is reported, the others are listed`() throws {
    let scratch = try Folder(["plugins/bad.lua": "return 5", "plugins/good.lua": "return {}"])
    let run = try ProgramRun(["plugins"], in: scratch.url)
    #expect(run.output.contains("good"))
    #expect(run.errors.hasPrefix("navhost: plugins/bad.lua: "))
    expectEqual(run.status, 1)
    try expectEqual(ProgramRun(["plugins", "none"], in: scratch.url).status, 1)
  }
}

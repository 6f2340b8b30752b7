import Expectations
import Foundation
import ProgramSupport
import Testing

/// `navhost profile`: what each hook uses, and where.
@Suite struct ProfileCommandTests {
  private let plugins = [
    "plugins/busy.lua": """
    local function work(n)
      local sum = 0
      for i = 1, n do
        sum = sum + i
      end
      return sum
    end
    return {
      shouldPop = function(controller)
        work(2000)
        return controller.props.free
      end,
      backTitle = function() return "Back" end,
    }
    """,
    "plugins/idle.lua": "return { shouldPop = function() end }",
    "plugins/asks.lua": """
    return { priority = -1, shouldPop = function()
      return confirm("Leave?")
    end }
    """,
    "plugins/outer.lua": """
    return { priority = 9, shouldPop = function(controller, pop, next)
      return next()
    end }
    """,
  ]
  private let script = """
    print("seen", ...)
    nav.setStack { "Home", { class = "Editor", props = { free = nil } } }
    nav.tapBack()
    nav.answer(true)
    nav.push("Editor")
    nav.requestPop()
    nav.answer(false)
    """

  private func folder(_ script: String? = nil) throws -> Folder {
    try Folder(plugins.merging(["s.lua": script ?? self.script]) { $1 })
  }

  private struct Profile: Decodable {
    struct Hook: Decodable {
      struct Seconds: Decodable { var median, p99, longest: Double }
      struct Line: Decodable {
        var file: String
        var line, fuel: Int
      }
      var plugin, hook: String
      var calls, fuel: Int
      var seconds: Seconds
      var lines: [Line]
    }
    var hooks: [Hook]
  }

  /// The folder is there until the program has ended.
  private func ran(_ words: [String], in folder: Folder) throws -> ProgramRun {
    defer { withExtendedLifetime(folder) {} }
    return try ProgramRun(words, in: folder.url)
  }

  @Test func `What used most comes first, with its lines`() throws {
    let run = try ran(["profile", "--json", "s.lua", "a"], in: try folder())
    #expect(run.status == 0 && run.errors == "seen\ta\n")
    let hooks = try JSONDecoder().decode(Profile.self, from: Data(run.output.utf8)).hooks
    let first = try #require(hooks.first)
    #expect(first.plugin == "busy" && first.hook == "shouldPop" && first.calls == 2)
    expectEqual(Set(first.lines.prefix(2).map(\.line)), [3, 4])
    #expect(first.lines.allSatisfy { $0.file == "plugins/busy.lua" })
    for hook in hooks {
      #expect(hook.lines.reduce(0) { $0 + $1.fuel } <= hook.fuel)
      #expect(hook.seconds.median <= hook.seconds.p99 && hook.seconds.p99 <= hook.seconds.longest)
    }
    // One that asks is called once, whatever it waits for.
    expectEqual(hooks.first { $0.plugin == "asks" }?.calls, 2)
    // A wrapper does not pay for those that it calls.
    #expect(try #require(hooks.first { $0.plugin == "outer" }).fuel < first.fuel / 100)
    #expect(hooks.contains { $0.plugin == "busy" && $0.hook == "backTitle" })
    expectEqual(hooks.map(\.fuel), hooks.map(\.fuel).sorted(by: >))
  }

  @Test func `Folded stacks add up and are the same in each run`() throws {
    let folder = try folder()
    var files: [String] = []
    var profile: Profile?
    for _ in 0..<2 {
      let run = try ProgramRun(["profile", "--json", "--folded", "f", "s.lua"], in: folder.url)
      profile = try JSONDecoder().decode(Profile.self, from: Data(run.output.utf8))
      files.append(try folder.read("f"))
    }
    expectEqual(files[0], files[1])
    let lines = files[0].split(separator: "\n")
    let stacks = lines.map { $0.split(separator: " ").dropLast().joined(separator: " ") }
    expectEqual(Set(stacks).count, stacks.count)
    #expect(stacks.contains("busy;shouldPop;work (plugins/busy.lua:1)"))
    for hook in try #require(profile).hooks {
      let own = lines.filter {
        $0.hasPrefix("\(hook.plugin);\(hook.hook);") || $0.hasPrefix("\(hook.plugin);\(hook.hook) ")
      }
      expectEqual(
        own.compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }.reduce(0, +),
        hook.fuel)
    }
  }

  @Test func `The status is the script's, and the profile is printed all the same`() throws {
    let folder = try folder(script + "\nos.exit(7)")
    let run = try ProgramRun(["profile", "s.lua"], in: folder.url)
    expectEqual(run.status, 7)
    #expect(run.output.contains("busy.shouldPop") && run.output.contains("plugins/busy.lua:4"))
    try folder.write("e.lua", "nav.setRoot('A') error('no')")
    let failed = try ProgramRun(["profile", "--no-plugins", "e.lua"], in: folder.url)
    #expect(failed.status == 1 && failed.output == "no hook was called\n")
    #expect(failed.errors.hasPrefix("navhost: e.lua:1: no"))
  }

  @Test func `The page has the flame graph, and what is no such page is left alone`() throws {
    let folder = try folder()
    var graphs: [String] = []
    for _ in 0..<2 {
      let run = try ProgramRun(["profile", "--html", "flame.html", "s.lua"], in: folder.url)
      #expect(run.status == 0 && run.output.contains("busy.shouldPop"))
      let page = try folder.read("flame.html")
      #expect(page.hasPrefix("<!doctype html>"))
      let start = try #require(page.range(of: "<svg"))
      let end = try #require(page.range(of: "</svg>"))
      graphs.append(String(page[start.lowerBound..<end.upperBound]))
    }
    #expect(graphs[0] == graphs[1] && graphs[0].contains("work (plugins/busy.lua:1)"))
    let other = try ProgramRun(["profile", "--html", "plugins/idle.lua", "s.lua"], in: folder.url)
    #expect(other.status == 1 && other.errors.contains("plugins/idle.lua"))
    #expect(try folder.read("plugins/idle.lua").hasPrefix("return"))
  }

  @Test func `A file that is no profile is left alone`() throws {
    let folder = try folder()
    let run = try ProgramRun(["profile", "--folded", "plugins/idle.lua", "s.lua"], in: folder.url)
    #expect(run.status == 1 && run.output == "" && run.errors.contains("plugins/idle.lua"))
    #expect(try folder.read("plugins/idle.lua").hasPrefix("return"))
    let missing = try ProgramRun(["profile", "--folded", "no/f", "s.lua"], in: folder.url)
    #expect(missing.status == 1 && missing.errors.contains("no/f"))
    try expectEqual(ProgramRun(["profile", "missing.lua"], in: folder.url).status, 1)
    try expectEqual(ProgramRun(["profile"], in: folder.url).status, 2)
  }
}

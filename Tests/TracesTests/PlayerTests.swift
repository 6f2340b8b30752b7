import Expectations
import Foundation
import ProgramSupport
import Testing

@Suite("Sessions recorded, packed and played by the program")
struct PlayerTests {
  @Test("a session replays the same in another process")
  func same() throws {
    let recorded = try Recorded(Recorded.script)
    let packed = try recorded.packed()
    expectEqual(packed.split(separator: "\n").count, 2)
    let run = try recorded.run("trace", "replay", "--plugins", "plugins", "--check", "app.sessions")
    expectEqual(run.status, 0, "\(run.errors)\(run.output)")
    for line in try run.output.objects() {
      #expect(line["same"] as? Bool == true, "\(line)")
      #expect(line["first"] is NSNull)
    }
    let first = try #require(try run.output.objects().first)
    expectEqual(
      first["outcomes"] as? [String: Int],
      [
        "began": 2, "blocked": 2, "deferred": 2, "popped": 1, "pushed": 3,
      ], "\(first)")
    let trace = try recorded.folder.read("app.trace")
    try expectEqual(trace.objects().filter { $0["d"] != nil }.count, 12, "\(trace)")
  }

  @Test("a hook of the bar is asked as often as it was, also where a script writes props")
  func asksBarsAsOften() throws {
    let script = """
      nav.setRoot("Home")
      local page = nav.push("Page")
      page.props.draft = true
      nav.tapBack()
      page.props.draft = nil
      page.title = "Clean"
      nav.tapBack()
      """
    let counting = """
      local count = 0
      return {
        name = "counting",
        backTitle = function() count = count + 1 end,
        shouldPop = function() return false, "asked " .. count end,
      }
      """
    let recorded = try Recorded(script, plugins: ["counting.lua": counting])
    _ = try recorded.packed()
    let run = try recorded.run("trace", "replay", "--plugins", "plugins", "--check", "app.sessions")
    expectEqual(run.status, 0, "\(run.errors)\(run.output)")
    #expect(try recorded.folder.read("app.trace").contains("\"asked 2\""))
  }

  @Test("unpack is the inverse of pack, and the session's name is the hash of the lines")
  func inverse() throws {
    let recorded = try Recorded(Recorded.script)
    let packed = try recorded.packed()
    let unpacked = try recorded.run("trace", "unpack", "app.sessions")
    try expectEqual(unpacked.output, recorded.folder.read("app.trace"))
    try expectEqual(recorded.run("trace", "pack", input: unpacked.output).output, packed)
    let session = try packed.objects().first?["session"] as? String
    let first = String(try #require(packed.split(separator: "\n").first))
    try recorded.folder.write(
      "one", try recorded.run("trace", "unpack", input: first + "\n").output)
    let sum = try ProgramRun(shell: "sha256sum one", in: recorded.folder.url)
    #expect(sum.output.prefix(16) == (session ?? ""))
  }

  @Test("a plugin that is not loaded is an error line that names it, unless none are wanted")
  func missing() throws {
    let recorded = try Recorded(Recorded.script)
    _ = try recorded.packed()
    try expectEqual(recorded.run("trace", "replay", "app.sessions").status, 0)
    try recorded.folder.write("others/x.lua", "return {}")
    let run = try recorded.run("trace", "replay", "--plugins", "others", "app.sessions")
    expectEqual(run.status, 1)
    let lines = try run.output.objects()
    expectEqual(lines.map { $0["line"] as? Int }, [1, 2])
    #expect((lines[at: 0]?["error"] as? String)?.contains("'asks'") == true)
    let without = try recorded.run("trace", "replay", "--no-plugins", "--check", "app.sessions")
    expectEqual(without.status, 1)
    let first = try #require(try without.output.objects().first)
    #expect(first["same"] as? Bool == false)
    let difference = first["first"] as? [String: Any]
    expectEqual(difference?["index"] as? Int, 2)
    expectEqual(difference?["kind"] as? String, "pop")
    expectEqual(difference?["class"] as? String, "Editor")
    expectEqual(difference?["source"] as? String, "backButton")
    let was = difference?["was"] as? [String: Any]
    expectEqual(was?["answer"] as? String, "blocked")
    expectEqual(was?["by"] as? String, "guard")
    expectEqual(was?["reason"] as? String, "unsaved alice@example.org")
    expectEqual((difference?["now"] as? [String: Any])?["answer"] as? String, "popped")
  }

  @Test("a decision has what its hooks read, and what was said")
  func reads() throws {
    let recorded = try Recorded(Recorded.script)
    _ = try recorded.packed()
    let lines = try recorded.folder.read("app.trace").objects()
    let blocked = try #require(lines.first { $0["outcome"] as? String == "blocked" })
    expectEqual(blocked["by"] as? String, "guard")
    let reads = (blocked["reads"] as? [[Any]] ?? []).map { $0[at: 2] as? String }
    expectEqual(reads, ["props.unsaved", "props.owner"])
    let asked = try #require(lines.first { $0["outcome"] as? String == "deferred" })
    let source = (asked["reads"] as? [[Any]])?.first
    expectEqual(source?[at: 0] as? String, "pop")
    #expect(source?[at: 1] is NSNull)
    expectEqual(source?[at: 3] as? String, "backButton")
    #expect(
      lines.contains { $0["op"] as? String == "set" && $0["field"] as? String == "props.unsaved" })
    #expect(lines.contains { ($0["touches"] as? [Any])?.isEmpty == false })
  }

  @Test("what hooks of a script and inline plugins answered and did is played back")
  func scripts() throws {
    let recorded = try Recorded(
      """
      nav.setRoot("Home")
      nav.hook("Page", "shouldPop", function(controller, pop, next)
        controller.props.count = (controller.props.count or 0) + 1
        if controller.props.count == 1 then return false, "not at first" end
        if controller.props.count == 2 then return confirm("sure?") end
        return next()
      end)
      nav.use{ name = "own", controllers = "Page", shouldPop = function(c)
        if c.props.count == 3 then return false, "thrice" end
      end }
      nav.push("Page")
      nav.tapBack()
      nav.tapBack()
      nav.answer(false)
      nav.tapBack()
      nav.tapBack()
      """, plugins: [:])
    _ = try recorded.packed("--no-plugins")
    let run = try recorded.run("trace", "replay", "--check", "app.sessions")
    expectEqual(run.status, 0, "\(run.output)")
    let outcomes = try run.output.objects().first?["outcomes"] as? [String: Int]
    expectEqual(outcomes, ["blocked": 3, "deferred": 1, "popped": 1, "pushed": 1], "\(run.output)")
  }

  @Test("masked values are nowhere in the recording, not in a reason either")
  func masks() throws {
    let recorded = try Recorded(Recorded.script)
    _ = try recorded.packed("--mask", "props.owner")
    let trace = try recorded.folder.read("app.trace")
    #expect(!trace.contains("alice"))
    #expect(trace.contains("unsaved masked-1"))
    let run = try recorded.run("trace", "replay", "--plugins", "plugins", "app.sessions")
    #expect(try run.output.objects().first?["masked"] as? Bool == true)
    #expect(try run.output.objects().first?["same"] as? Bool == true)
  }

  @Test("jobs change neither lines nor order")
  func jobs() throws {
    let recorded = try Recorded(Recorded.script)
    let sessions = try recorded.run("trace", "generate", "--count", "40", "--seed", "3").output
    let one = try recorded.run("trace", "replay", "--plugins", "plugins", input: sessions)
    let two = try recorded.run(
      "trace", "replay", "--plugins", "plugins", "--jobs", "2", input: sessions)
    expectEqual(one.status, 0)
    expectEqual(one.output, two.output)
    expectEqual(one.output.split(separator: "\n").count, 40)
  }

  @Test("made-up sessions depend on the seed alone, and replay the same without plugins")
  func sessions() throws {
    let recorded = try Recorded("")
    let one = try recorded.run("trace", "generate", "--count", "30", "--seed", "7").output
    try expectEqual(one, recorded.run("trace", "generate", "--count", "30", "--seed", "7").output)
    #expect(one != (try recorded.run("trace", "generate", "--count", "30", "--seed", "8").output))
    try expectEqual(
      recorded.run("trace", "replay", "--no-plugins", "--check", input: one).status, 0)
  }

  @Test("a plugin that keeps a variable from one session to the next is named")
  func warm() throws {
    let script = "for i = 1, 3 do nav.reset{} nav.setRoot('A') nav.push('B') nav.tapBack() end"
    let counts = """
      local n = 0
      return { name = "counts", shouldPop = function() n = n + 1 if n > 1 then return false end end }
      """
    let steady = "return { name = 'steady', shouldPop = function(c) c.state.n = 1 end }"
    let recorded = try Recorded(script, plugins: ["counts.lua": counts, "steady.lua": steady])
    let sessions = try recorded.packed()
    let lines = try recorded.run("trace", "replay", "--plugins", "plugins", input: sessions).output
      .objects()
    expectEqual(lines.map { $0["same"] as? Bool }, [true, false, false])
    expectEqual(lines.map { $0["warm"] as? [String] }, [nil, ["counts"], ["counts"]])
    let reloading = try Recorded(
      script.replacing("nav.reset{}", with: "nav.reset{} nav.plugins()[1]:reload()"),
      plugins: ["counts.lua": counts])
    let fresh = try reloading.packed()
    let again = try reloading.run("trace", "replay", "--plugins", "plugins", input: fresh).output
      .objects()
    expectEqual(again.map { $0["warm"] as? [String] }, [nil, nil, nil])
    #expect(again.allSatisfy { $0["same"] as? Bool == true })
  }
}

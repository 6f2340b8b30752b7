import Expectations
import Foundation
import ProgramSupport
import Testing

@Suite("What a recording has, and what it survives")
struct TraceRecorderTests {
  @Test("sheets, embedded stacks and tabs are recorded and replay the same")
  func containers() throws {
    let recorded = try Recorded(
      """
      nav.setRoot("Home")
      local tabs = nav.tabs{ "Second", "Third" }
      assert(tabs.select(2) == "selected")
      tabs[2].push("Deep")
      assert(tabs.select(2) == "popped")
      assert(not pcall(tabs.select, 9))
      assert(tabs.select(1) == "selected")
      local sheet = nav.present("Sheet")
      sheet.push{ class = "Editor", props = { unsaved = true } }
      assert(sheet.tapBack() == "blocked")
      assert(sheet.swipeDown() == "blocked")
      sheet.top.props.unsaved = false
      assert(sheet.requestDismiss() == "dismissed")
      assert(sheet.tapBack() == "ignored")
      local inner = nav.embed(nav.push("Container"), "Inner")
      inner.push{ class = "Form", props = { unsaved = true } }
      assert(inner.tapBack() == "blocked")
      assert(nav.escape() == "blocked")
      """)
    _ = try recorded.packed()
    let selects = try recorded.folder.read("app.trace").objects().filter {
      $0["op"] as? String == "select"
    }
    expectEqual(selects.map { ($0["args"] as? [Int])?.first }, [2, 2, 9, 1])
    let run = try recorded.run("trace", "replay", "--plugins", "plugins", "--check", "app.sessions")
    expectEqual(run.status, 0, "\(run.output)")
    let outcomes = try run.output.objects().first?["outcomes"] as? [String: Int]
    expectEqual(outcomes?["blocked"], 4)
    expectEqual(outcomes?["dismissed"], 1)
  }

  @Test("a process that is killed leaves whole lines, the one of the operation that it was in too")
  func killed() throws {
    let recorded = try Recorded(
      """
      nav.setRoot("Home")
      nav.push("Page")
      nav.touch("began", 200, 400) nav.touch("ended", 200, 400)
      nav.hook("Page", "shouldPop", function() os.execute("kill -9 $PPID") end)
      nav.tapBack()
      """, plugins: [:])
    let run = try recorded.run("run", "--record", "app.trace", "script.lua")
    expectEqual(run.status, 9)
    let trace = try recorded.folder.read("app.trace")
    #expect(trace.hasSuffix("}\n"))
    let operations = try trace.objects().compactMap { line in
      line["touches"] == nil ? line["op"] as? String : "touches"
    }
    expectEqual(operations, ["setRoot", "push", "touches", "hook", "tapBack"])
    let packed = try recorded.run("trace", "pack", "app.trace")
    expectEqual(packed.status, 0)
    try expectEqual(
      recorded.run("trace", "replay", "--no-plugins", "--check", input: packed.output).status, 0)
  }

  @Test("a recording that was cut after any line replays the same, as far as it tells")
  func cutAnywhere() throws {
    let recorded = try Recorded(Recorded.script)
    _ = try recorded.packed()
    let lines = try recorded.folder.read("app.trace").split(separator: "\n")
    let first = try #require(lines.dropFirst().firstIndex { $0.hasPrefix("{\"navhost\"") })
    let cuts = (1...first).map { lines.prefix($0).joined(separator: "\n") + "\n" }
    let packed = try recorded.run("trace", "pack", input: cuts.joined()).output
    let run = try recorded.run("trace", "replay", "--plugins", "plugins", "--check", input: packed)
    expectEqual(run.status, 0, "\(run.output)")
    let results = try run.output.objects()
    expectEqual(results.count, cuts.count)
    let told = try cuts.map { try $0.objects().count { $0["d"] != nil } }
    expectEqual(results.map { $0["decisions"] as? Int }, told)
  }

  @Test("a recording that was cut off goes on with whole lines")
  func goesOn() throws {
    let recorded = try Recorded(Recorded.script)
    _ = try recorded.packed()
    let whole = try recorded.folder.read("app.trace")
    try recorded.folder.write("app.trace", String(whole.dropLast(20)))
    let packed = try recorded.packed()
    expectEqual(packed.split(separator: "\n").count, 4)
    let run = try recorded.run("trace", "replay", "--plugins", "plugins", "app.sessions")
    expectEqual(run.status, 0)
    try expectEqual(run.output.objects().map { $0["same"] as? Bool }, [true, true, true, true])
  }

  @Test(".record in the REPL writes all of the session, from its first line on")
  func repl() throws {
    let recorded = try Recorded("", plugins: [:])
    let run = try recorded.run(
      "repl", "--no-plugins",
      input: "nav.setRoot('Home')\nnav.push('Page')\n.record my.trace\nnav.tapBack()\n")
    expectEqual(run.status, 0, "\(run.errors)")
    let packed = try recorded.run("trace", "pack", "my.trace")
    let played = try recorded.run("trace", "replay", "--check", input: packed.output)
    expectEqual(played.status, 0)
    try expectEqual(
      played.output.objects().first?["outcomes"] as? [String: Int], ["popped": 1, "pushed": 1])
  }

  @Test(
    ".undo goes on recording: the last session of the file is what stands",
    arguments: [true, false])
  func undo(isNamedAtFirst: Bool) throws {
    let recorded = try Recorded("nav.setRoot('Home')")
    let record = ".record my.trace"
    let lines = [
      "nav.push{ class = 'Editor', props = { unsaved = true } }", "nav.tapBack()", ".undo", ".undo",
      "nav.push{ class = 'Form', props = { unsaved = true } }", "nav.tapBack()",
    ]
    let typed = isNamedAtFirst ? [record] + lines : lines + [record]
    let run = try recorded.run(
      "repl", "script.lua", input: typed.map { $0 + "\n" }.joined())
    expectEqual(run.status, 0, "\(run.errors)")
    let trace = try recorded.folder.read("my.trace").objects()
    let packed = try recorded.run("trace", "pack", "my.trace")
    let played = try recorded.run(
      "trace", "replay", "--plugins", "plugins", "--check", input: packed.output)
    expectEqual(played.status, 0, "\(played.output)")
    let outcomes = try played.output.objects().map { $0["outcomes"] as? [String: Int] }
    expectEqual(
      outcomes, [["blocked": 1, "pushed": 1], ["pushed": 1], ["blocked": 1, "pushed": 1]])
    let decided = trace.filter { $0["d"] != nil }.suffix(2)
    expectEqual(decided.map { $0["class"] as? String }, ["Form", "Form"])
  }

  @Test("made-up sessions start from a scene")
  func scene() throws {
    let recorded = try Recorded(
      "nav.setRoot('Start') nav.push{ class = 'Order', props = { unsaved = true } }", plugins: [:])
    let run = try recorded.run(
      "trace", "generate", "--count", "20", "--seed", "4", "--setup", "script.lua")
    expectEqual(run.output.split(separator: "\n").count, 20)
    let played = try recorded.run("trace", "replay", "--check", input: run.output)
    expectEqual(played.status, 0)
    let lines = try recorded.run("trace", "unpack", input: run.output).output.objects()
    let operations = lines.filter { $0["op"] as? String == "push" }
    expectEqual(lines.count { $0["navhost"] != nil }, 20)
    #expect(operations.count { String(describing: $0["args"]).contains("Order") } >= 20)
  }
}

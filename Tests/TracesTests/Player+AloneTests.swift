import Expectations
import Foundation
import ProgramSupport
import Testing

@Suite("Recorded decisions asked alone, --open")
struct PlayerAloneTests {
  /// Three times out of an editor: with changes, without, and with changes again.
  private static let script = """
    nav.setRoot("Home")
    local editor = nav.push{ class = "Editor", props = { unsaved = true, owner = "alice" } }
    nav.tapBack()
    editor.props.unsaved = false
    nav.tapBack()
    nav.push{ class = "Editor", props = { unsaved = true } }
    nav.requestPop()
    """

  private func recorded(new body: String) throws -> Recorded {
    let recorded = try Recorded(
      Self.script,
      plugins: ["policy.lua": policy("if c.props.unsaved then return false, 'unsaved' end")])
    try recorded.folder.write("new/policy.lua", policy(body))
    _ = try recorded.packed()
    return recorded
  }

  private func policy(_ body: String) -> String {
    "return { name = 'policy', shouldPop = function(c, pop) \(body) end }"
  }

  private func summary(_ recorded: Recorded) throws -> [String: Any] {
    let run = try recorded.run(
      "trace", "diff", "plugins", "new", "--open", "--summary", "app.sessions")
    return try #require(try run.output.objects().first)
  }

  @Test("what comes after a first difference is still compared, from what was recorded")
  func changes() throws {
    let recorded = try recorded(new: "if c.props.unsaved then return end return false, 'clean'")
    let open = try summary(recorded)
    expectEqual(open["changed"] as? Int, 1)
    expectEqual(open["decisions"] as? Int, 5)
    expectEqual(open["skipped"] as? Int, 0)
    expectEqual(open["unknown"] as? Int, 0)
    let run = try recorded.run("trace", "diff", "plugins", "new", "--open", "app.sessions")
    let line = try #require(try run.output.objects().first)
    let first = line["first"] as? [String: Any]
    expectEqual(first?["index"] as? Int, 2)
    expectEqual((first?["was"] as? [String: Any])?["reason"] as? String, "unsaved")
    expectEqual((first?["now"] as? [String: Any])?["answer"] as? String, "popped")
    expectEqual(line["outcomes"] as? [String: Int], ["blocked": 1, "popped": 2, "pushed": 2])
    let closed = try recorded.run("trace", "diff", "plugins", "new", "--summary", "app.sessions")
      .output
      .objects().first
    #expect((closed?["skipped"] as? Int ?? 0) > 0)
  }

  @Test("a decision for which something else is read is unknown, not guessed")
  func unknown() throws {
    let recorded = try recorded(
      new: "if c.props.unsaved and c.props.owner == 'alice' then return false, 'hers' end")
    let counts = try summary(recorded)
    expectEqual(counts["unknown"] as? Int, 2)
    expectEqual(counts["decisions"] as? Int, 3)
    expectEqual(counts["changed"] as? Int, 0)
  }

  @Test("the source of a pop is known")
  func source() throws {
    let recorded = try recorded(
      new: """
        if pop.source == 'request' then return end
        if c.props.unsaved then return false, 'unsaved' end
        """)
    let counts = try summary(recorded)
    expectEqual(counts["unknown"] as? Int, 0)
    expectEqual(
      counts["by"] as? [String: [String: Int]],
      [
        "class": ["Editor": 1], "plugin": ["policy": 1], "source": ["request": 1],
      ])
  }
}

/// Attempts that an engine's rule, and not the policy, ends in their own way.
extension PlayerAloneTests {
  /// The summary and the first difference of a script under two bodies of a policy's table.
  private func compared(
    _ script: String, old: String, new: String
  ) throws -> (counts: [String: Any], first: [String: Any]?) {
    let recorded = try Recorded(
      script, plugins: ["policy.lua": "return { name = 'policy', \(old) }"])
    try recorded.folder.write("new/policy.lua", "return { name = 'policy', \(new) }")
    _ = try recorded.packed()
    let line = try recorded.run("trace", "diff", "plugins", "new", "--open", "app.sessions").output
      .objects().first
    return (try summary(recorded), line?["first"] as? [String: Any])
  }

  @Test(
    "a denied attempt to leave a presentation that the new policy allows is a dismissal",
    arguments: [
      ("popover", "tapOutside()", "dismissed"), ("sheet", "swipeDown()", "dismissed"),
      ("sheet", "requestPop()", "popped"),
    ])
  func presentations(style: String, exit: String, outcome: String) throws {
    let (counts, first) = try compared(
      """
      nav.setRoot("Home")
      local stack = nav.present("Filters", { style = "\(style)" })
      stack.push("Colors", { animated = false })
      stack.\(exit)
      """, old: "shouldPop = function() return false end", new: "shouldPop = function() end")
    expectEqual(counts["changed"] as? Int, 1)
    expectEqual((first?["was"] as? [String: Any])?["answer"] as? String, "blocked")
    expectEqual((first?["now"] as? [String: Any])?["answer"] as? String, outcome)
  }

  /// An allow would override the guard, and nothing recorded says what comes then.
  @Test(
    "an answer to a gesture that a guard refused is unknown",
    arguments: [("", 0), ("return true", 1)])
  func refusedGestures(answer: String, unknown: Int) throws {
    let (counts, first) = try compared(
      """
      nav.setRoot("Home")
      nav.push{ class = "Page", customBackButton = true }
      assert(nav.pan{ from = {5, 400}, to = {380, 400} } == "ignored")
      """, old: "gestureShouldBegin = function() end",
      new: "gestureShouldBegin = function() \(answer) end")
    #expect(first == nil)
    expectEqual(counts["unknown"] as? Int, unknown)
    expectEqual(counts["changed"] as? Int, 0)
  }
}

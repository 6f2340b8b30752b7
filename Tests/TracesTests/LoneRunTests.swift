import Expectations
import Foundation
import ProgramSupport
import Testing

@Suite("Decisions asked alone go on across questions with the recorded answers")
struct LoneRunTests {
  /// A no and a yes at the back button, a yes after a swipe, and one to two screens at once.
  private static let script = """
    nav.setRoot("Home")
    local function editor() return nav.push{ class = "Editor", props = { draft = "Dear Ann" } } end
    editor()
    nav.tapBack() nav.answer(false)
    nav.tapBack() nav.answer(true)
    editor()
    nav.pan{ from = {5, 400}, to = {380, 400} } nav.answer(true)
    editor()
    nav.push("Other")
    nav.backMenu(2) nav.answer(true)
    """
  private static let question = "confirm('Discard?', {ok = 'Discard', cancel = 'Keep'})"

  private func policy(_ body: String) -> String {
    """
    return { name = 'policy', shouldPop = function(c, pop)
      if c.props.draft then \(body) end
    end }
    """
  }

  /// What the comparison with another body says: the summary, and the line of the session.
  private func compare(
    _ body: String, script: String = Self.script, old: String = "return \(Self.question)",
    _ options: [String] = ["--open"]
  ) throws -> (counts: [String: Any], first: [String: Any]?) {
    let recorded = try Recorded(script, plugins: ["policy.lua": policy(old)])
    try recorded.folder.write("new/policy.lua", policy(body))
    _ = try recorded.packed()
    let arguments = ["trace", "diff", "plugins", "new"] + options
    let summary = try ProgramRun(
      arguments + ["--summary", "app.sessions"], in: recorded.folder.url)
    let run = try ProgramRun(arguments + ["app.sessions"], in: recorded.folder.url)
    let line = try run.output.objects().first
    let counts = try #require(try summary.output.objects().first)
    return (counts, line?["first"] as? [String: Any])
  }

  @Test(
    "what comes of an answer is compared",
    arguments: [
      ("\(Self.question) return true", 3, "blocked", "popped"),
      ("\(Self.question) return false", 5, "popped", "blocked"),
      ("\(Self.question) error('boom')", 3, "blocked", "blocked"),
      ("return \(Self.question) and confirm('Sure?')", 5, "popped", "deferred"),
      ("return \(Self.question), 'kept'", 3, "blocked", "blocked"),
      ("if \(Self.question) then perform('gone') return end return false", 5, "popped", "popped"),
    ])
  func answered(body: String, index: Int, was: String, now: String) throws {
    let (counts, first) = try compare(body)
    expectEqual(counts["changed"] as? Int, 1)
    // A hook that fails three times is asked no more.
    expectEqual(counts["unknown"] as? Int, body.contains("error") ? 1 : 0, "\(counts)")
    expectEqual(first?["index"] as? Int, index)
    expectEqual((first?["was"] as? [String: Any])?["answer"] as? String, was)
    expectEqual((first?["now"] as? [String: Any])?["answer"] as? String, now)
  }

  @Test(
    "the same in other words is the same",
    arguments: [
      "if \(Self.question) then return true else return false end",
      "local yes = \(Self.question) return yes and c.props.draft ~= nil",
      "local yes = \(Self.question) return yes and pop.source ~= nil",
    ])
  func unchanged(body: String) throws {
    let (counts, first) = try compare(body, old: "pop.source:len() return \(Self.question)")
    #expect(first == nil)
    expectEqual(counts["changed"] as? Int, 0)
    expectEqual(counts["unknown"] as? Int, 0)
  }

  @Test(
    "what is asked is compared: its text, its choices, its kind",
    arguments: [
      "return confirm('Really?', {ok = 'Discard', cancel = 'Keep'})",
      "return confirm('Discard?', {ok = 'Discard', cancel = 'Stay'})",
      "return confirm('Discard?', {ok = 'Discard', cancel = 'Keep', destructive = false})",
      "return confirm('Discard?', {ok = 'Discard', cancel = 'Keep', style = 'sheet'})",
      "return choose('Discard?', {{id = 'ok', title = 'Discard'}}) == 'ok'",
    ],
    [["--open"], []])
  func questions(body: String, options: [String]) throws {
    let (counts, first) = try compare(body, options)
    expectEqual(counts["changed"] as? Int, 1)
    expectEqual(first?["index"] as? Int, 2)
    let (was, now) = (first?["was"] as? [String: Any], first?["now"] as? [String: Any])
    expectEqual(was?["answer"] as? String, "deferred")
    #expect(was?["question"] != nil && now?["question"] != nil, "they differ in nothing else")
  }

  @Test(
    "an answer that nobody waits for, or that does not fit, is unknown",
    arguments: [
      "return", "return false", "return choose('?', {'A', 'B'}) == 'A'", "return await('save')",
    ])
  func unfit(body: String) throws {
    let (counts, _) = try compare(body)
    let asksApp = body.contains("await")
    expectEqual(counts["unknown"] as? Int, asksApp ? 8 : 4)
    expectEqual(counts["decisions"] as? Int, asksApp ? 4 : 8)
  }

  @Test("what the app would answer to something new is unknown")
  func ofTheApp() throws {
    let (counts, first) = try compare("return \(Self.question) and await('save')")
    #expect(first == nil)
    expectEqual(counts["unknown"] as? Int, 3)
  }

  @Test("what was read before a question holds after it only if nothing happened meanwhile")
  func meanwhile() throws {
    let script = """
      nav.setRoot("Home")
      local editor = nav.push{ class = "Editor", props = { draft = "Dear Ann" } }
      nav.tapBack()
      editor.props.draft = nil
      nav.answer(true)
      """
    let body = "local yes = \(Self.question) return yes and c.props.draft ~= nil"
    let (counts, _) = try compare(body, script: script)
    expectEqual(counts["unknown"] as? Int, 1)
    expectEqual(counts["changed"] as? Int, 0)
    let (same, _) = try compare(
      "local yes = \(Self.question) return yes and c.class == 'Editor'", script: script)
    expectEqual(same["unknown"] as? Int, 0)
  }

  @Test("a choice, and what the app answered at once, go on, too")
  func choices() throws {
    let script = """
      nav.onAwait("save", function() return true end)
      nav.setRoot("Home")
      nav.push{ class = "Editor", props = { draft = "Dear Ann" } }
      nav.tapBack() nav.answer("Keep")
      nav.tapBack() nav.answer("Save")
      """
    let old = """
      local choice = choose('Discard?', {'Save', 'Keep'})
      if choice == 'Save' then return await('save') end
      return false
      """
    let (same, none) = try compare(old, script: script, old: old)
    #expect(none == nil)
    expectEqual(same["unknown"] as? Int, 0)
    expectEqual(same["decisions"] as? Int, 5)
    let (_, first) = try compare(
      old.replacing("return await('save')", with: "return await('save') == nil"), script: script,
      old: old)
    expectEqual(first?["index"] as? Int, 5)
  }

  @Test(
    "compared, skipped and unknown decisions are all of them",
    arguments: [
      "return", "return false", "return \(Self.question)", "\(Self.question) return false",
      "return \(Self.question) and c.title == nil", "return \(Self.question) and confirm('Sure?')",
    ],
    [["--open"], []])
  func sums(body: String, options: [String]) throws {
    let (counts, first) = try compare(body, options)
    let all = ["decisions", "skipped", "unknown"].reduce(0) { $0 + (counts[$1] as? Int ?? 100) }
    expectEqual(all, 12)
    expectEqual(counts["changed"] as? Int, first == nil ? 0 : 1)
  }
}

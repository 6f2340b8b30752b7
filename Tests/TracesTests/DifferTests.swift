import Expectations
import Foundation
import ProgramSupport
import Testing

@Suite("Two folders of plugins compared over sessions")
struct DifferTests {
  private static let old = """
    return { name = "policy", shouldPop = function(controller, pop)
      if controller.props.unsaved then return false, "unsaved" end
    end }
    """
  /// The same, but for one class and one source.
  private static let new = """
    return { name = "policy", shouldPop = function(controller, pop)
      if controller.class == "Editor" and pop.source == "backButton" then return false, "planted" end
      if controller.props.unsaved then return false, "unsaved" end
    end }
    """

  private func folder() throws -> (Recorded, String) {
    let recorded = try Recorded("", plugins: [:])
    try recorded.folder.write("old/policy.lua", Self.old)
    try recorded.folder.write("new/policy.lua", Self.new)
    return (recorded, try recorded.run("trace", "generate", "--count", "120", "--seed", "5").output)
  }

  /// Which of the sessions below leave an editor by its back button.
  private static let planted: Set<Int> = [2, 3, 7, 11]

  /// Sessions that differ only in how a screen is left; those of `planted` by the planted way.
  private func known() throws -> (Recorded, [String]) {
    let script = """
      local planted = { \(Self.planted.sorted().map { "[\($0)] = true" }.joined(separator: ", ")) }
      for number = 1, 12 do
        nav.reset{}
        nav.setRoot("Home")
        nav.push("Editor")
        if planted[number] then nav.tapBack()
        elseif number % 3 == 0 then nav.requestPop()
        elseif number % 3 == 1 then nav.pan{ from = {5, 400}, to = {380, 400} }
        else nav.push("Form") nav.tapBack() end
        nav.advance(number)
      end
      """
    let recorded = try Recorded(script, plugins: [:])
    try recorded.folder.write("old/policy.lua", Self.old)
    try recorded.folder.write("new/policy.lua", Self.new)
    return (recorded, try recorded.packed("--no-plugins").split(separator: "\n").map(String.init))
  }

  @Test("a planted change is found in exactly its sessions")
  func planted() throws {
    let (recorded, sessions) = try known()
    try #require(sessions.count == 12)
    let ids = try sessions.map { try $0.objects().first?["session"] as? String }
    let run = try recorded.run("trace", "diff", "old", "new", "app.sessions")
    expectEqual(run.status, 0)
    let lines = try run.output.objects()
    expectEqual(
      lines.map { $0["session"] as? String }, Self.planted.sorted().map { ids[$0 - 1] },
      "\(run.output)")
    for line in lines {
      let first = line["first"] as? [String: Any]
      expectEqual(first?["index"] as? Int, 2)
      expectEqual(first?["class"] as? String, "Editor")
      expectEqual(first?["source"] as? String, "backButton")
      expectEqual((first?["was"] as? [String: Any])?["answer"] as? String, "popped")
      expectEqual((first?["now"] as? [String: Any])?["reason"] as? String, "planted")
    }
  }

  @Test("the summary counts the lines, and each decision as compared or as skipped")
  func counting() throws {
    let (recorded, sessions) = try folder()
    let lines = try recorded.run("trace", "diff", "old", "new", input: sessions).output.objects()
    #expect((1..<120).contains(lines.count))
    let summary = try recorded.run("trace", "diff", "old", "new", "--summary", input: sessions)
      .output
    let counts = try #require(try summary.objects().first)
    expectEqual(counts["sessions"] as? Int, 120)
    expectEqual(counts["changed"] as? Int, lines.count)
    let by = counts["by"] as? [String: [String: Int]]
    expectEqual(
      by,
      [
        "class": ["Editor": lines.count], "source": ["backButton": lines.count],
        "plugin": ["policy": lines.count],
      ])
    let total = try recorded.run("trace", "replay", "--plugins", "old", input: sessions).output
      .objects()
      .reduce(0) { $0 + ($1["decisions"] as? Int ?? 0) }
    expectEqual((counts["decisions"] as? Int ?? 0) + (counts["skipped"] as? Int ?? 0), total)
    #expect((counts["skipped"] as? Int ?? 0) > 0)
  }

  @Test("a policy differs from itself in nothing")
  func itself() throws {
    let (recorded, sessions) = try folder()
    for options in [[], ["--open"]] {
      let run = try ProgramRun(
        ["trace", "diff", "old", "old"] + options, in: recorded.folder.url, input: sessions)
      expectEqual(run.status, 0)
      expectEqual(run.output, "")
    }
  }

  @Test("summaries add up in any order and grouping")
  func merging() throws {
    let (recorded, sessions) = try folder()
    let lines = sessions.split(separator: "\n").map { "\($0)\n" }
    func summary(_ lines: ArraySlice<String>) throws -> String {
      try recorded.run("trace", "diff", "old", "new", "--summary", input: lines.joined()).output
    }
    func merge(_ summaries: String...) throws -> String {
      try recorded.run("trace", "diff", "--merge", input: summaries.joined()).output
    }
    let whole = try summary(lines[...])
    let (a, b, c) = (
      try summary(lines.prefix(13)), try summary(lines.dropFirst(13).prefix(57)),
      try summary(lines.dropFirst(70))
    )
    try expectEqual(merge(a, b, c), whole)
    try expectEqual(merge(c, a, b), whole)
    try expectEqual(merge(merge(a, b), c), whole)
    try expectEqual(merge(a, try merge(c, b)), whole)
    let wrong = try recorded.run("trace", "diff", "--merge", input: "{}\n" + whole)
    expectEqual(wrong.status, 1)
    expectEqual(wrong.output, whole)
  }

  @Test(
    "a plugin that it was recorded with may be in one folder only, and not in none",
    arguments: [("old", true), ("new", true), ("elsewhere", false)])
  func pluginInOneFolder(folder: String, isKnown: Bool) throws {
    let recorded = try Recorded(
      "nav.setRoot('Home') nav.push('Editor') nav.tapBack()",
      plugins: ["extra.lua": "return { name = 'extra' }"])
    _ = try recorded.packed()
    try recorded.folder.write("old/policy.lua", Self.old)
    try recorded.folder.write("new/policy.lua", Self.old)
    try recorded.folder.write("\(folder)/extra.lua", "return { name = 'extra' }")
    let run = try recorded.run("trace", "diff", "old", "new", "app.sessions")
    expectEqual(run.status, isKnown ? 0 : 1)
    #expect(run.output.contains("'extra', which it was recorded with, is in neither") != isKnown)
  }
}

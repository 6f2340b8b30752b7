import Expectations
import Foundation
import ProgramSupport
import Testing

@Suite("Who asks and says nothing, in recordings of this level and of older ones")
struct SilenceTests {
  private static let script = "nav.setStack{ 'Home', 'Draft' } nav.tapBack() nav.answer(false)"

  private static func plugin(_ body: String) -> String {
    "return { name = 'asks', controllers = 'Draft', shouldPop = function() \(body) end }"
  }

  /// A session in which the plugin left whatever was said, and then the one that says nothing in its place.
  private func replay(
    api: Int, _ body: String = "confirm('Leave?')"
  ) throws -> (line: [String: Any], status: Int32) {
    let left = ["asks.lua": Self.plugin("confirm('Leave?') return true")]
    let recorded = try Recorded(Self.script, plugins: left)
    _ = try recorded.packed()
    let trace = try String(
      contentsOf: recorded.folder.url.appending(path: "app.trace"), encoding: .utf8)
    #expect(trace.hasPrefix(#"{"navhost":1,"api":4,"#))
    try recorded.folder.write("old.trace", trace.replacing(#""api":4"#, with: #""api":\#(api)"#))
    try recorded.folder.write("plugins/asks.lua", Self.plugin(body))
    let packed = try recorded.run("trace", "pack", "old.trace").output
    let run = try recorded.run("trace", "replay", "--check", "--plugins", "plugins", input: packed)
    return (try #require(try run.output.objects().first), run.status)
  }

  @Test(
    "an older session that differs for that alone says so, and is no difference", arguments: [1, 2])
  func older(api: Int) throws {
    let (line, status) = try replay(api: api)
    #expect(line["same"] as? Bool == false && line["silence"] as? Bool == true)
    expectEqual(
      ((line["first"] as? [String: Any])?["now"] as? [String: Any])?["answer"] as? String, "blocked"
    )
    expectEqual(status, 0)
  }

  @Test("one that differs otherwise, or is of this level, is a difference")
  func others() throws {
    for (line, status) in [try replay(api: 2, "return false"), try replay(api: 3)] {
      #expect(line["same"] as? Bool == false && line["silence"] == nil)
      expectEqual(status, 1)
    }
  }

  @Test(
    "what a script's hook answered is recorded as it counted",
    arguments: [
      ("confirm('Leave?')", #""return":[false,"cancelled by the user"]"#),
      (
        "return choose('Leave?', {'Go', {id = 'stay', title = 'Stay', style = 'cancel'}})",
        #""return":[false,"cancelled by the user"]"#
      ),
      ("confirm('Leave?') error('broken')", #"broken","return":[false,"cancelled by the user"]"#),
    ])
  func asItCounted(body: String, wanted: String) throws {
    let answer = body.contains("choose") ? "'stay'" : "false"
    let script = """
      nav.hook('Draft', 'shouldPop', function() \(body) end)
      nav.setStack{ 'Home', 'Draft' } nav.tapBack() nav.answer(\(answer))
      """
    let recorded = try Recorded(script, plugins: [:])
    let packed = try recorded.packed("--no-plugins")
    let trace = try String(
      contentsOf: recorded.folder.url.appending(path: "app.trace"), encoding: .utf8)
    #expect(trace.contains(wanted), "\(trace)")
    let run = try recorded.run("trace", "replay", "--check", "--no-plugins", input: packed)
    expectEqual(run.status, 0, "\(run.output)")
  }

  @Test("in an older session a script's hook that said nothing still has no opinion")
  func olderScript() throws {
    let script = """
      nav.hook('Draft', 'shouldPop', function() confirm('Leave?') return true end)
      nav.setStack{ 'Home', 'Draft' } nav.tapBack() nav.answer(false)
      """
    let recorded = try Recorded(script, plugins: [:])
    _ = try recorded.packed("--no-plugins")
    let trace = try String(
      contentsOf: recorded.folder.url.appending(path: "app.trace"), encoding: .utf8
    )
    .replacing(#""return":[true]"#, with: #""return":[]"#)
    for (api, isSame) in [(2, true), (3, false)] {
      try recorded.folder.write("old.trace", trace.replacing(#""api":4"#, with: #""api":\#(api)"#))
      let packed = try recorded.run("trace", "pack", "old.trace").output
      let run = try recorded.run("trace", "replay", "--no-plugins", input: packed)
      try expectEqual(run.output.objects().first?["same"] as? Bool, isSame, "\(run.output)")
    }
  }
}

import Expectations
import ProgramSupport
import Testing

@testable import navhost_app

/// The forms of `navhost app export --can-pop`.
@Suite struct LeavingTextTests {
  @Test func `JSON`() {
    expectEqual(
      LeavingFormat.json.text(of: .ofEveryKind),
      """
      {"plugin":"p","controllers":["Page"],"sources":["backButton"],"gesture":true,"rules":[\
      {"when":{"any":[{"is":"nil","of":{"props":"a"}},{"is":"false","of":{"props":"a"}}]},"canPop":true},\
      {"when":{"all":[{"equal":[{"props":"a"},{"lua":"2"}]},{"not":{"is":"true","of":{"app":"b-c"}}}]},"canPop":false},\
      {"when":{"any":[{"all":[{"is":"number","of":{"props":"a"}},\
      {"less":[{"lua":"9007199254740993"},{"props":"a"}]}]},{"equal":[{"props":"a"},{"lua":"\\"$x\\\\\\"\\\\n\\""}]}]},"canPop":true},\
      {"when":{"lessOrEqual":[{"length":{"props":"a"}},{"lua":"2.5"}]},"canPop":false},\
      {"when":{"all":[{"is":"table","of":{"props":"a"}},{"equal":[{"of":{"props":"a"},"field":"\\"n\\""},\
      {"of":{"props":"a"},"field":"1"}]}]},"canPop":true},\
      {"when":{"any":[{"is":"string","of":{"props":"a"}},{"is":"nan","of":{"props":"a"}}]},"canPop":false},\
      {"when":{"all":[]},"canPop":true}]}

      """)
  }

  @Test func `The program prints it, and nothing of what is not pure`() throws {
    let folder = try Folder([
      "pure.lua": "return {shouldPop = function(c) return not c.props.dirty end}",
      "other.lua": "return {\n shouldPop = function(c, pop)\n  return pop.count > 1 end}",
    ])
    for format in LeavingFormat.allCases {
      let run = try ProgramRun(
        ["app", "export", "--can-pop", "--format", format.rawValue, "pure.lua"], in: folder.url)
      #expect(run.status == 0 && run.output.contains("dirty") && run.errors.isEmpty)
    }
    let plain = try ProgramRun(["app", "export", "--can-pop", "pure.lua"], in: folder.url)
    #expect(plain.output.hasPrefix("{\"plugin\":\"pure\","))
    let refused = try ProgramRun(["app", "export", "--can-pop", "other.lua"], in: folder.url)
    #expect(refused.status == 1 && refused.output.isEmpty)
    #expect(refused.errors.hasPrefix("navhost: other.lua:3: reads 'count' of the pop"))
    let missing = try ProgramRun(["app", "export", "--can-pop", "gone.lua"], in: folder.url)
    #expect(missing.status == 1 && missing.output.isEmpty && missing.errors.contains("gone.lua"))
    let wrong = try ProgramRun(["app", "export", "--format", "ts", "pure.lua"], in: folder.url)
    #expect(
      wrong.status == 2
        && wrong.errors.contains("write --xcuitest for a script, --can-pop for a plugin"))
  }
}

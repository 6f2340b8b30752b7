import Expectations
import ProgramSupport
import Testing

/// `arg` in specs.
@Suite struct SpecArgumentsTests {
  private func run(_ wanted: String, _ words: [String]) throws -> ProgramRun {
    let spec = """
      assert.same(\(wanted), arg)
      it("x", function() assert.same(\(wanted), arg) arg = nil end)
      it("y", function() assert.same(\(wanted), arg) end)
      """
    let folder = try Folder(["plugins/a_spec.lua": spec, "plugins/b_spec.lua": spec])
    return try ProgramRun(["test"] + words, in: folder.url)
  }

  @Test(arguments: [
    ([], "{ 'plugins' }"), (["plugins"], "{ 'plugins' }"),
    (["./plugins/"], "{ './plugins/' }"),
    (
      ["plugins/a_spec.lua", ".", "plugins/b_spec.lua"],
      "{ 'plugins/a_spec.lua', '.', 'plugins/b_spec.lua' }"
    ),
    (["--seed", "7", "plugins", "--strict"], "{ 'plugins' }"),
    (["--filter=x", "--filter=y", "--", "plugins"], "{ 'plugins' }"),
  ])
  func `has the paths of the command line as they were typed`(
    words: [String], wanted: String
  ) throws {
    for jobs in ["1", "2"] {
      let run = try run(wanted, ["--jobs", jobs] + words)
      expectEqual(run.lastLine, "4 passed, 0 failed", "\(run.output)")
    }
  }

  @Test func `has a path that looks like an option`() throws {
    let spec = "it('x', function() assert.same({ '-x_spec.lua', './-x_spec.lua' }, arg) end)"
    let folder = try Folder(["-x_spec.lua": spec])
    let run = try ProgramRun(["test", "--", "-x_spec.lua", "./-x_spec.lua"], in: folder.url)
    expectEqual(run.lastLine, "1 passed, 0 failed", "\(run.output)")
  }
}

import ProgramSupport
import Testing

@testable import navhost

/// A session as a spec.
@Suite struct SessionSpecTests {
  @Test func `A session becomes a spec that asserts what was seen`() throws {
    let scratch = try Folder([
      "plugins/keep.lua": """
      return {shouldPop = function(c) if c.props.dirty then return false, "dirty" end end}
      """
    ])
    let input = [
      "nav.setRoot('Home')", "nav.push{class = 'Draft', props = {dirty = true}}", "nav.tapBack()",
      "nav.top.props.dirty = false", "nav.depth", "nav.tapBack()", ".spec seen_spec.lua",
    ]
    #expect(try ProgramRun.repl(input, in: scratch.url).status == 0)
    let spec = try scratch.read("seen_spec.lua")
    #expect(spec.contains("    assert(nav.use(\"plugins\"))\n"))
    #expect(spec.contains("    assert.same({ \"blocked\", \"dirty\" }, { nav.tapBack() })\n"))
    #expect(spec.contains("    assert.same({ 2 }, { nav.depth })\n"))
    let run = try ProgramRun(["test", "seen_spec.lua"], in: scratch.url)
    #expect(run.status == 0 && run.output.contains("1 passed, 0 failed"), "\(run.output)")
    try scratch.write("plugins/keep.lua", "return {}")
    #expect(try ProgramRun(["test", "seen_spec.lua"], in: scratch.url).status == 1)
  }

  @Test func `What has no plain value is only made, and a long string keeps its lines`() throws {
    let scratch = try Folder()
    let fixture = try ReplFixture()
    try fixture.enter(
      "nav.setRoot('Home')", "s = [[", "two", "]]", "t = [=[", "two", "]=]", "{1}", "nil", "#t",
      "_ + 1")
    try fixture.enter(".spec \(scratch.path)/seen_spec.lua")
    let spec = try scratch.read("seen_spec.lua")
    #expect(spec.contains("    keep_result(nav.setRoot('Home'))\n"))
    #expect(spec.contains("    s = [[\ntwo\n]]\n"))
    #expect(spec.contains("    assert.same({ 4 }, { keep_result(#t) })\n"))
    #expect(spec.contains("    assert.same({ 5 }, { keep_result(_ + 1) })\n"))
    let run = try ProgramRun(["test", "seen_spec.lua"], in: scratch.url)
    #expect(run.output.contains("1 passed, 0 failed"), "\(run.output)\(spec)")
  }

  @Test func `A name that tests do not end in is told`() throws {
    let scratch = try Folder()
    let fixture = try ReplFixture()
    #expect(
      try fixture.enter(".spec \(scratch.path)/a.lua").contains("files that end in _spec.lua"))
    #expect(
      try fixture.enter(".spec \(scratch.path)/a_spec.lua") == "saved \(scratch.path)/a_spec.lua")
    #expect(try fixture.error(".spec").message.contains(".spec needs a file"))
  }
}

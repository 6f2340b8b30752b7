import Expectations
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
    try expectEqual(ProgramRun.repl(input, in: scratch.url).status, 0)
    let spec = try scratch.read("seen_spec.lua")
    #expect(spec.contains("    assert(nav.use(\"plugins\"))\n"))
    #expect(spec.contains("    assert.same({ \"blocked\", \"dirty\" }, { nav.tapBack() })\n"))
    #expect(spec.contains("    assert.same({ 2 }, { nav.depth })\n"))
    let run = try ProgramRun(["test", "seen_spec.lua"], in: scratch.url)
    #expect(run.status == 0 && run.output.contains("1 passed, 0 failed"), "\(run.output)")
    try scratch.write("plugins/keep.lua", "return {}")
    try expectEqual(ProgramRun(["test", "seen_spec.lua"], in: scratch.url).status, 1)
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

  private static let asking = """
    return {shouldPop = function(c)
      if c.class == "Note" then return confirm("Discard?", {ok = "Discard", cancel = "Keep"}) end
      local choice = choose("Save the form?", {"Save", "Discard", {title = "Stay", style = "cancel"}})
      if choice == "Save" then
        local isSaved, why = await("save", {form = 1})
        return isSaved == true, why
      end
      return choice == "Discard"
    end}
    """

  @Test func `A spec asserts what was asked and answered, whatever words answered it`() throws {
    let scratch = try Folder([
      "plugins/asks.lua": Self.asking, "app.lua": "nav.onAwait('save', function() end)",
    ])
    let input = [
      "app = dofile('app.lua')", "nav.setRoot('Home')", "nav.push('Note')", "nav.tapBack()", "keep",
      "outcome = nav.requestPop()", "nav.answer('ok')", "nav", "nav.stack", "{nav.time}",
      "nav.push('Form')", "nav.escape()", "SAVE", "failed the server is away",
      "nav.tapBack()", "Stay", "nav.tapBack()", "nav.answer('Save')", "done", "print(...)",
      ".spec asked_spec.lua",
    ]
    let typed = try ProgramRun.repl(input, in: scratch.url)
    expectEqual(typed.status, 0, "\(typed.errors)")
    let spec = try scratch.read("asked_spec.lua")
    let lines = spec.split(separator: "\n").map { $0.drop { $0 == " " } }
    let note =
      #"assert.same({ { id = "ok", title = "Discard", style = "destructive" }, "#
      + #"{ id = "cancel", title = "Keep", style = "cancel" } }, nav.question().choices)"#
    for line in [
      #"assert.asked("Discard?", nav.tapBack())"#, note,
      #"assert.same({ "blocked" }, { nav.answer(false) })"#,
      #"assert.equal("Discard?", nav.question().message)"#,
      #"assert.same({ "popped" }, { nav.answer('ok') })"#,
      #"assert.asked("Save the form?", nav.escape())"#,
      #"assert.equal("choose", nav.question().kind)"#,
      #"assert.asked("save", nav.answer("Save"))"#,
      #"assert.same({form = 1}, nav.question().data)"#,
      #"assert.same({ "blocked", "the server is away" }, "#
        + #"{ nav.answer(nil, "the server is away") })"#,
      #"assert.same({ "blocked" }, { nav.answer("Stay") })"#,
      #"assert.same({ "popped" }, { nav.answer(true) })"#,
    ] { #expect(lines.contains(line[...]), "\(line) in \(spec)") }
    let run = try ProgramRun(["test", "asked_spec.lua"], in: scratch.url)
    expectEqual(run.lastLine, "1 passed, 0 failed", "\(run.output)\(spec)")
    for (old, new) in [
      ("\"Keep\"", "\"Stay\""), ("Save the", "Send the"), ("form = 1", "form = 2"),
    ] {
      try scratch.write("plugins/asks.lua", Self.asking.replacing(old, with: new))
      try expectEqual(ProgramRun(["test", "asked_spec.lua"], in: scratch.url).status, 1, "\(new)")
    }
  }

  @Test func `What neither does nor shows anything is left out`() throws {
    let scratch = try Folder()
    let fixture = try ReplFixture()
    try fixture.enter("nav.setRoot('A')", "nav", "nav.stack", "{nav.push('B')}", "nav.top?")
    try fixture.enter(".spec \(scratch.path)/seen_spec.lua")
    let spec = try scratch.read("seen_spec.lua")
    #expect(
      spec.hasSuffix(
        """
          it("goes as it went", function()
            nav.setRoot('A')
            do local _ = {nav.push('B')} end
          end)
        end)

        """), "\(spec)")
  }

  @Test func `A name that tests do not end in is told`() throws {
    let scratch = try Folder()
    let fixture = try ReplFixture()
    #expect(
      try fixture.enter(".spec \(scratch.path)/a.lua").contains("files that end in _spec.lua"))
    try expectEqual(
      fixture.enter(".spec \(scratch.path)/a_spec.lua"), "saved \(scratch.path)/a_spec.lua")
    #expect(try fixture.error(".spec").message.contains(".spec needs a file"))
  }
}

import Expectations
import NavhostLua
import NavhostPluginHost
import NavhostScripting
import ProgramSupport
import Testing

@testable import navhost

/// A session as a script.
@Suite struct SessionScriptTests {
  @Test func `save writes a script that runs`() throws {
    let scratch = try Folder(["asks.lua": ReplFixture.asks])
    let fixture = try ReplFixture()
    let file = scratch.path + "/session.lua"
    try fixture.enter(
      ".use \(scratch.path)/asks.lua", "nav.setRoot('Home')", "nav.push('Draft')")
    try fixture.enter(
      "local a = 1; b = a", "function f()", "return 5", "end", "f() + b", "return b")
    _ = try fixture.error("nothing.here")
    try fixture.enter("nav.tapBack()", "throw", "nav.depth", ".save \(file)")
    let run = try ProgramRun(["run", "--no-plugins", file])
    expectEqual(run.errors, "")
    expectEqual(run.output, "6\n1\n")
    expectEqual(run.status, 0)
  }

  @Test func `A saved session keeps what _ was`() throws {
    let scratch = try Folder()
    let fixture = try ReplFixture()
    let file = scratch.path + "/session.lua"
    try fixture.enter("20 + 1", "x = _ * 2", "print(x)", ".save \(file)")
    try expectEqual(ProgramRun(["run", "--no-plugins", file]).output, "42\n")
  }

  @Test func `Locals end in a saved session, and a plugin's lines are none of it`() throws {
    let scratch = try Folder(["sandbox.lua": "return {}"])
    let fixture = try ReplFixture()
    try fixture.enter(".use \(scratch.path)/sandbox.lua", "local a = 1; b = a", "print(a, b)")
    try fixture.enter(".inside sandbox", "c = 5", "c", ".inside")
    try fixture.enter("print(c)", ".save \(scratch.path)/session.lua")
    let run = try ProgramRun(["run", "--no-plugins", scratch.path("session.lua")])
    expectEqual(run.output, "nil\t1\nnil\n")
  }

  @Test func `In a saved session what was interrupted is a comment, and help is silent`() throws {
    let scratch = try Folder()
    let fixture = try ReplFixture()
    let interruption = fixture.host.interruption
    fixture.host.onEvent = { _ in interruption.raise() }
    expectEqual(fixture.repl.enter("nav.setRoot('A')\nwhile true do end"), .interrupted)
    fixture.host.onEvent = { _ in }
    try fixture.enter("x = help", "help(nav.push)", "print(x == help)")
    try fixture.enter(".save \(scratch.path)/session.lua")
    let text = try scratch.read("session.lua")
    #expect(text.contains("\n-- interrupted: nav.setRoot('A')\n-- while true do end\n"))
    let run = try ProgramRun(["run", "--no-plugins", scratch.path("session.lua")])
    expectEqual(run.errors, "")
    expectEqual(run.output, "true\n")
  }

  @Test(arguments: [
    (["-- hi"], ""), (["t = {} return t", "t"], ""),
    (["1 -- one", "2;", "3; -- three"], "1\n2\n3\n"),
    (["f = print", "(function() f('x') end)()"], "x\n"),
    (["local a = 1 return a", "x = 5 --[[ a", "remark ]]", "x"], "5\n"),
    (["goto done; ::done::", "'a', 2"], "a\t2\n"), (["20 + 1 -- sum", "print(_ * 2)"], "42\n"),
    (["nil", "7", "x = _", "print(x)"], "7\n"),
  ])
  func `Whatever is saved runs`(lines: [String], output: String) throws {
    let scratch = try Folder()
    let fixture = try ReplFixture()
    for line in lines { try fixture.enter(line) }
    try fixture.enter(".save \(scratch.path)/s.lua")
    let run = try ProgramRun(["run", "--no-plugins", scratch.path("s.lua")])
    #expect(run.errors == "" && run.status == 0, "\(lines)")
    let isTable = run.output.hasPrefix("table:")
    #expect(isTable ? lines.last == "t" : run.output == output)
  }

  @Test func `A statement that failed is saved as a comment`() throws {
    let scratch = try Folder()
    let fixture = try ReplFixture()
    _ = try fixture.error("for i = 1, 2 do\n  error('no')\nend")
    try fixture.enter("print(1)", ".save \(scratch.path)/s.lua")
    #expect(
      try scratch.read("s.lua").contains("-- failed: for i = 1, 2 do\n--   error('no')\n-- end\n"))
    try expectEqual(ProgramRun(["run", "--no-plugins", scratch.path("s.lua")]).output, "1\n")
  }

  private func script(_ entries: [SessionRecord.Entry]) throws -> String {
    var record = SessionRecord()
    for entry in entries { record.add(entry.text, isExpression: entry.isExpression, entry.ending) }
    let fixture = try ReplFixture()
    let lines = SessionScript(record: record, compiles: fixture.repl.evaluator.compiles).text
    #expect(lines.hasPrefix(SessionScript.head + "\n"))
    return String(lines.dropFirst(SessionScript.head.count + 1))
  }

  @Test(arguments: [
    ("f()", true, "f()\n"), ("(f)()", true, ";(f)()\n"), ("x.y", true, "print(x.y)\n"),
    ("local a = 1", false, "do local a = 1 end\n"), ("(t)[1] = 2", false, ";(t)[1] = 2\n"),
    ("return 5", false, ";(function() return 5\nend)()\n"), ("-- remark", false, "-- remark\n"),
    ("x = 1 ; -- end", false, "x = 1\n"),
  ])
  func `Each statement stands as it can among others`(
    text: String, isExpression: Bool, expected: String
  ) throws {
    let entry = SessionRecord.Entry(text: text, isExpression: isExpression, ending: .done([]))
    try expectEqual(script([entry]), expected)
  }

  @Test func `What did not end well is a comment`() throws {
    try expectEqual(
      script([
        .init(text: "a\nb", isExpression: false, ending: .failed("no")),
        .init(text: "c", isExpression: false, ending: .interrupted),
      ]), "-- failed: a\n-- b\n-- interrupted: c\n")
  }
}

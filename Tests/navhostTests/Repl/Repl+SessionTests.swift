import Expectations
import Foundation
import NavhostLua
import NavhostNavigation
import NavhostPluginHost
import NavhostScripting
import ProgramSupport
import Testing

@testable import navhost

/// What was typed: written down, done again, taken back.
@Suite struct ReplSessionTests {
  @Test func `undo goes back to before the last statement, in silence`() throws {
    let scratch = try Folder(["plugins/p.lua": "return {version = '1.0.0'}"])
    let input = [
      "n = 1 print('once')", "nav.setRoot('A')", "nav.push('B')", "n = n + 1", ".undo",
      "n, nav.depth",
      ".undo", ".undo", "nav.depth", "nav.plugins()[1].version", ".undo", ".undo", ".undo", ".undo",
      "n",
    ]
    let run = try ProgramRun.repl(input + [".undo", ".undo"], ["--keep-going"], in: scratch.url)
    expectEqual(
      run.output,
      """
      once
      controller 1: A
      controller 2: B
      undone: n = n + 1
      1\t2
      undone: n, nav.depth
      undone: nav.push('B')
      1
      "1.0.0"
      undone: nav.plugins()[1].version
      undone: nav.depth
      undone: nav.setRoot('A')
      undone: n = 1 print('once')
      undone: n

      """)
    expectEqual(run.errors, "navhost: stdin:17: there is nothing to undo\n")
  }

  @Test func `exit and quit leave where they are no globals`() throws {
    for word in ["exit", " quit ", "exit()"] {
      try expectEqual(ReplFixture().repl.enter(word), .left(0))
    }
    let fixture = try ReplFixture()
    try fixture.enter("exit = 5")
    try expectEqual(fixture.enter("exit"), "5")
  }

  @Test func `undo does not run again what was interrupted`() throws {
    let fixture = try ReplFixture()
    let interruption = fixture.host.interruption
    fixture.host.onEvent = { _ in interruption.raise() }
    expectEqual(fixture.repl.enter("nav.setRoot('A')\nfor i = 1, 10000000 do end"), .interrupted)
    fixture.host.onEvent = { _ in }
    try fixture.enter("x = 1", ".undo")
    #expect(fixture.repl.session.host.navigation.stack.isEmpty)
  }

  @Test func `Only a saved session is overwritten by save`() throws {
    let scratch = try Folder(["plugin.lua": "return {}", "empty.lua": ""])
    let fixture = try ReplFixture()
    let error = try fixture.error(".save \(scratch.path)/plugin.lua")
    #expect(error.message.contains("is no saved session"))
    try fixture.enter(".save \(scratch.path)/empty.lua")
    try expectEqual(scratch.read("plugin.lua"), "return {}")
    let file = scratch.path + "/session.lua"
    for line in ["x = 1", "x = 2"] { try fixture.enter(line, ".save \(file)") }
    #expect(try scratch.read("session.lua").hasSuffix("x = 1\nx = 2\n"))
    #expect(try fixture.error(".save \(scratch.path)/no/x").message.contains("/no/x: No such"))
  }

  @Test func `A label that was typed twice stays apart from itself`() throws {
    let scratch = try Folder()
    let lines = ["i = 0", "::again:: i = i + 1 if i < 3 then goto again end"]
    let input = lines + lines + ["i", ".save twice.lua", ".spec twice_spec.lua"]
    try expectEqual(ProgramRun.repl(input, in: scratch.url).status, 0)
    let run = try ProgramRun(["run", "twice.lua"], in: scratch.url)
    expectEqual(run.status, 0, "\(run.errors)")
    let spec = try ProgramRun(["test", "twice_spec.lua"], in: scratch.url)
    expectEqual(spec.lastLine, "1 passed, 0 failed", "\(spec.output)")
  }

  @Test func `Each command that needs a file says so`() throws {
    let fixture = try ReplFixture()
    for command in [".save", ".spec", ".load"] {
      #expect(try fixture.error(command).message.hasSuffix("\(command) needs a file"))
    }
    #expect(try fixture.error(".load /nowhere").message.contains("/nowhere: No such file"))
    #expect(try fixture.error(".undo").message.hasSuffix("there is nothing to undo"))
  }

  @Test func `undo tells the first line of what it took back`() throws {
    let fixture = try ReplFixture()
    var silences = 0
    fixture.repl.silence = {
      silences += 1
      try $0()
    }
    try fixture.enter("for i = 1, 2 do", "x = i", "end")
    try expectEqual(fixture.enter(".undo"), "undone: for i = 1, 2 do …")
    try expectEqual(fixture.enter("x"), "")
    expectEqual(silences, 1)
  }
}

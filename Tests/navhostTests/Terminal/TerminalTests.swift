import Expectations
import Foundation
import ProgramSupport
import Testing

/// The REPL in front of a person, through a real terminal.
@Suite(.serialized) struct TerminalTests {
  @Test func `There is a banner and a prompt, and what is typed is answered`() throws {
    let terminal = try Terminal(["repl", "--no-plugins"])
    try terminal.wait { $0.hasPrefix("navhost 0.2.0, Lua 5.4. .help helps, Ctrl-D leaves.\n>") }
    try terminal.enter("1 + 1")
    try terminal.wait { $0.hasSuffix("> 1 + 1\n2\n>") }
    try terminal.press("C-d")
    try terminal.wait { $0.hasSuffix("[left with 0]") }
  }

  @Test func `TabSelection completes`() throws {
    let terminal = try Terminal(["repl", "--no-plugins"])
    try terminal.press("\"nav.setR\" Tab \"'Home'\" Enter")
    try terminal.wait { $0.contains("controller 1: Home") }
    try terminal.press("\"nav.pop\" Tab")
    try terminal.wait { $0.hasSuffix("> nav.pop\npop        popTo      popToRoot") }
    try terminal.press("\"ToR\" Tab \"()\" Enter")
    try terminal.wait { $0.contains("\"ignored\"") }
  }

  @Test func `What is known of a call stands below it while it is typed`() throws {
    let terminal = try Terminal(["repl", "--no-plugins"])
    try terminal.press("\"nav.pan{dur\"")
    try terminal.wait { $0.contains("> nav.pan{dur\nnav.pan(options)\nMakes synthesized touches") }
    try terminal.press("Tab")
    try terminal.wait { $0.contains("> nav.pan{duration =\nduration (number, s, default 0.25)") }
    try terminal.press("C-c")
    try terminal.wait { $0.hasSuffix("> nav.pan{duration = ^C\n>") }
  }

  @Test func `Home and End are those of the line, and a pasted function keeps its shape`() throws {
    let terminal = try Terminal(["repl", "--no-plugins"])
    try terminal.enter("for i = 1, 2 do")
    try terminal.press("\"rint(i)\" Home")
    try terminal.press("\"p\"")
    try terminal.wait { $0.hasSuffix("> for i = 1, 2 do\np  rint(i)") }
    try terminal.press("C-c")
    let text = "function f()\n    if true then\n        return 7\n    end\nend"
    try terminal.paste(text + "\n")
    try terminal.wait { $0.hasSuffix("> " + text) }
    try terminal.press("Enter \"f()\" Enter")
    try terminal.wait { $0.hasSuffix("> f()\n7\n>") }
  }

  @Test func `Ctrl-Z stops it, and fg shows the line as it was`() throws {
    let terminal = try Terminal(
      ["--norc", "--noprofile", "-i"], environment: "NO_COLOR=1 PS1='$ '", isShell: true)
    try terminal.enter("'\(ProgramRun.navhost.path)' repl --no-plugins")
    let begun = try terminal.wait { $0.contains("Ctrl-D leaves.\n>") || $0.hasSuffix("\n$") }
    try #require(begun.contains("Ctrl-D leaves."), "the program has ended")
    try terminal.press("\"1 + \" C-z")
    try terminal.wait { $0.contains("Stopped") && $0.hasSuffix("$") }
    try terminal.enter("fg")
    try terminal.wait { $0.hasSuffix("> 1 +") }
    try terminal.press("\"41\" Enter")
    try terminal.wait { $0.contains("> 1 + 41\n42\n>") }
  }

  @Test func `The prompt's colour ends before its blank, and plain output has none`() throws {
    let terminal = try Terminal(["repl", "--no-plugins"], environment: "-u NO_COLOR")
    try terminal.enter("print('pla' .. 'in')")
    try terminal.wait { $0.contains("\nplain\n>") }
    let bytes = try terminal.bytes(with: "plain")
    #expect(bytes.contains("\u{1B}[1;36m>\u{1B}[0m "))
    #expect(!bytes.contains("\u{1B}[1;36m> "))
    let output = try #require(bytes.range(of: "plain"))
    let before = bytes[..<output.lowerBound]
    let last = before.matches(of: #/\x1B\[[0-9;]*m/#).last
    expectEqual(last?.output, "\u{1B}[0m")
  }

  @Test func `A grey suggestion from the history is taken by the right arrow`() throws {
    let terminal = try Terminal(["repl", "--no-plugins"], environment: "-u NO_COLOR")
    try terminal.enter("print('remember me')")
    try terminal.wait { $0.contains("\nremember me\n>") }
    try terminal.press("\"pri\"")
    try terminal.wait {
      $0.contains("> print('remember me')\nprint(…)") || $0.hasSuffix("> print('remember me')")
    }
    #expect(try terminal.escapes().contains("\u{1B}[2mnt('remember me')"))
    try terminal.press("Right Enter")
    try terminal.wait {
      $0.hasSuffix("remember me\n>") && $0.contains("me\n> print('remember me')\nremember")
    }
  }

  @Test func `The last statement is written anew in an editor of one's own`() throws {
    let folder = try Folder(["ed.sh": "#!/bin/sh\nsed -i s/1/41/ \"$1\"\n"])
    let terminal = try Terminal(
      ["repl", "--no-plugins"], environment: "NO_COLOR=1 EDITOR='sh \(folder.path("ed.sh"))'")
    try terminal.enter("1 + 1")
    try terminal.enter(".edit")
    try terminal.wait { $0.hasSuffix("> .edit\n> 41 + 1\n42\n>") }
    try terminal.press("Up")
    try terminal.wait { $0.hasSuffix("> 41 + 1") }
    try terminal.press("C-c")
    try terminal.enter("exit")
    try terminal.wait { $0.hasSuffix("[left with 0]") }
  }

  @Test func `A statement of several lines is one entry of the history`() throws {
    let state = try Folder()
    var terminal = try Terminal(["repl", "--no-plugins"], state: state.url)
    try terminal.enter("  ")
    try terminal.wait { $0.hasSuffix(">\n>") }
    try terminal.enter("for i = 1, 2 do")
    try terminal.enter("print(i)")
    try terminal.enter("end")
    try terminal.wait { $0.contains("\n1\n2\n>") }
    let history = try state.read("navhost/history")
    expectEqual(history.split(separator: "\n").count, 2)
    terminal = try Terminal(["repl", "--no-plugins"], state: state.url)
    try terminal.press("Up")
    try terminal.wait { $0.hasSuffix("> for i = 1, 2 do\n  print(i)\nend") }
    try terminal.press("C-c")
    try terminal.wait { $0.hasSuffix("^C\n>") }
    try terminal.enter("1")
    try terminal.wait { $0.hasSuffix("> 1\n1\n>") }
  }

  @Test func `Ctrl-C discards the line, stops running code, and ends nothing`() throws {
    let terminal = try Terminal(["repl", "--no-plugins"])
    try terminal.press("\"half a line\"")
    try terminal.wait { $0.hasSuffix("> half a line") }
    try terminal.press("C-c")
    try terminal.wait { $0.contains("half a line^C\n>") }
    let loop = "print('r' .. 'uns') while true do end"
    for line in [loop, "coroutine.wrap(function() \(loop) end)()"] {
      try terminal.enter(line)
      try terminal.wait { $0.hasSuffix("> \(line)\nruns") }
      try terminal.press("C-c")
      try terminal.wait { $0.hasSuffix("interrupted\n>") }
    }
    try terminal.enter("6 * 7")
    try terminal.wait { $0.contains("42") }
  }

  @Test func `An error shows the line with a caret`() throws {
    let terminal = try Terminal(["repl", "--no-plugins"])
    try terminal.enter("x = nav.tip.title")
    try terminal.wait {
      $0.contains(
        """
        navhost: stdin:1: attempt to index a nil value (field 'tip')
          x = nav.tip.title
                  ^^^
        >
        """)
    }
  }

  @Test func `A question is asked at the prompt with its own two words`() throws {
    let scratch = try Folder([
      "plugins/ask.lua": """
      return {shouldPop = function()
        return confirm("Throw it away?", {ok = "Throw", cancel = "Keep"})
      end}
      """
    ])
    let terminal = try Terminal(["repl"], in: scratch.url)
    try terminal.wait { $0.contains("Lua 5.4, 1 plugin.") }
    try terminal.enter("nav.setRoot 'A'")
    try terminal.enter("nav.push 'B'")
    try terminal.enter("nav.tapBack()")
    try terminal.wait { $0.hasSuffix("\"deferred\"\nThrow it away? (Throw/Keep) >") }
    try terminal.press("\"Th\" Tab Enter")
    try terminal.wait { $0.hasSuffix("(Throw/Keep) > Throw\n\"popped\"\n>") }
  }

  @Test func `A saved plugin is told above the line that is being typed`() throws {
    let scratch = try Folder(["plugins/p.lua": "return {version = '1.0.0'}"])
    let terminal = try Terminal(["repl"], in: scratch.url)
    try terminal.enter(".watch")
    try terminal.wait { $0.contains("watching 1 plugin") }
    try terminal.press("\"half a li\"")
    try terminal.wait { $0.hasSuffix("half a li") }
    try scratch.write("plugins/p.lua", "return {version = '1.0.10'}")
    try terminal.wait { $0.hasSuffix("reloaded p 1.0.10\n> half a li") }
    try terminal.press("\"ne\"")
    try terminal.wait { $0.hasSuffix("\n> half a line") }
  }

  @Test func `A question that a saved plugin drops is asked no more`() throws {
    let text = "return {version = '1.0.0', shouldPop = function() return confirm('Leave it?') end}"
    let scratch = try Folder(["plugins/p.lua": text])
    let terminal = try Terminal(["repl"], in: scratch.url)
    for line in [".watch", "nav.setStack{'A', 'B'}", "nav.tapBack()"] { try terminal.enter(line) }
    try terminal.wait { $0.hasSuffix("Leave it? (Leave/Stay) >") }
    try terminal.press("\"half a li\"")
    try scratch.write("plugins/p.lua", text.replacingOccurrences(of: "1.0.0", with: "1.0.10"))
    try terminal.wait { $0.hasSuffix("\"deferred\"\nreloaded p 1.0.10\n> half a li") }
    try terminal.press("\"ne\"")
    try terminal.wait { $0.hasSuffix("\n> half a line") }
  }

  @Test func `A hook that fails is told before what came of it`() throws {
    let scratch = try Folder(["plugins/p.lua": "return {shouldPop = function() error('no') end}"])
    let terminal = try Terminal(["repl"], in: scratch.url)
    for line in ["nav.setStack{'A', 'B'}", "nav.tapBack()"] { try terminal.enter(line) }
    try terminal.wait {
      $0.hasSuffix("fault in p, shouldPop: plugins/p.lua:1: no\n\"popped\"\n>")
    }
  }

  @Test func `What cannot be stopped is left by the third Ctrl-C`() throws {
    let terminal = try Terminal(["repl", "--no-plugins"])
    let loop = "function() print('r' .. 'uns') while true do end end"
    try terminal.enter("setmetatable({}, {__gc = \(loop)}) collectgarbage()")
    try terminal.wait { $0.hasSuffix("\nruns") }
    try terminal.press("C-c")
    try terminal.wait { $0.hasSuffix("^C") }
    try terminal.press("C-c")
    // Two that come while the program gets no time are one signal: then another is needed.
    var looks = 0
    try terminal.wait { screen in
      looks += 1
      let isTold = screen.contains("it has not stopped yet; Ctrl-C once more ends navhost")
      if !isTold, looks % 50 == 0 { try? terminal.press("C-c") }
      return isTold
    }
    try terminal.press("C-c")
    try terminal.wait { $0.hasSuffix("[left with 130]") }
  }

  @Test func `Colours are there without NO_COLOR only`() throws {
    let plain = try Terminal(["repl", "--no-plugins"])
    try plain.enter("'x'")
    try plain.wait { $0.contains("\"x\"") }
    #expect(!(try plain.escapes().contains("\u{1B}[")))
    let coloured = try Terminal(["repl", "--no-plugins"], environment: "-u NO_COLOR")
    try coloured.enter("'x'")
    try coloured.wait { $0.contains("\"x\"") }
    let text = "\u{1B}[32m\"x\"\u{1B}[0m"
    #expect(try coloured.bytes(with: text).contains(text))
  }

  @Test func `Leaving inside a plugin's sandbox and typing letters beyond ASCII work`() throws {
    let terminal = try Terminal(["repl", "--no-plugins"])
    try terminal.enter("'héé → 日本'")
    try terminal.wait { $0.contains("\"héé → 日本\"\n>") }
    try terminal.enter(".quit")
    try terminal.wait { $0.hasSuffix("[left with 0]") }
  }
}

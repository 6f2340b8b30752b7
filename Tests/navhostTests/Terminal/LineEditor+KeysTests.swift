import Expectations
import Testing

@testable import navhost

/// Keys, without a terminal.
@Suite struct LineEditorKeysTests {
  @Test func `Enter begins a line until the statement is complete, and indents it`() {
    let editor = LineEditor.withoutTerminal()
    #expect(editor.type("for x do\nf()\n") == nil)
    expectEqual(editor.buffer.text, "for x do\n  f()\n  ")
    expectEqual(editor.type("end\n"), .text("for x do\n  f()\nend"))
  }

  @Test func `A long statement is parsed now and then, not at each Enter`() {
    var looks = 0
    let editor = LineEditor.withoutTerminal { text in
      looks += 1
      return text.hasSuffix("\nend")
    }
    editor.type("for x do\n")
    for _ in 1...1000 { editor.type("f()\n") }
    #expect(looks < 10)
    let body = String(repeating: "  f()\n", count: 1000)
    expectEqual(editor.type("end\n"), .text("for x do\n" + body + "end"))
  }

  @Test func `Home, End, Ctrl-A and Ctrl-E go to the ends of the line`() {
    let editor = LineEditor.withoutTerminal(isColoured: false)
    editor.type("for x do\nf()")
    for (key, place) in [(Key.home, 9), (.end, 14), (.control("a"), 9), (.control("e"), 14)] {
      _ = editor.press(key)
      expectEqual(editor.buffer.cursor, place, "\(key)")
    }
    _ = editor.press(.up)
    _ = editor.press(.end)
    expectEqual(editor.buffer.cursor, 8)
  }

  @Test func `What is pasted keeps its own indentation and is not run`() {
    let editor = LineEditor.withoutTerminal()
    let text = "for x do\n    f()\nend\n"
    #expect(editor.press(.paste(text)) == nil)
    expectEqual(editor.buffer.text, "for x do\n    f()\nend")
    expectEqual(editor.press(.enter), .text("for x do\n    f()\nend"))
  }

  @Test func `TabSelection puts in what is sure and then shows what there is`() {
    let editor = LineEditor.withoutTerminal()
    editor.type("nav.pu")
    _ = editor.press(.tab)
    expectEqual(editor.buffer.text, "nav.push")
    _ = editor.press(.control("w"))
    editor.type("nav.p")
    _ = editor.press(.tab)
    expectEqual(editor.menu, "pop   push")
    _ = editor.press(.character("u"))
    #expect(editor.menu == nil)
  }

  @Test func `Ctrl-R finds, goes further back, and gives up`() {
    let editor = LineEditor.withoutTerminal(["nav.push('A')", "print(1)", "nav.pop()"])
    editor.type("draft")
    _ = editor.press(.control("r"))
    editor.type("nav")
    expectEqual(editor.buffer.text, "nav.pop()")
    _ = editor.press(.control("r"))
    expectEqual(editor.buffer.text, "nav.push('A')")
    _ = editor.press(.control("s"))
    expectEqual(editor.buffer.text, "nav.pop()")
    _ = editor.press(.escape)
    expectEqual(editor.buffer.text, "draft")
    _ = editor.press(.control("r"))
    editor.type("pr")
    expectEqual(editor.press(.enter), .text("print(1)"))
  }

  @Test func `What was taken out comes back, and a change is taken back`() {
    let editor = LineEditor.withoutTerminal()
    editor.type("one two")
    _ = editor.press(.control("w"))
    expectEqual(editor.buffer.text, "one ")
    _ = editor.press(.control("y"))
    expectEqual(editor.buffer.text, "one two")
    _ = editor.press(.control("_"))
    _ = editor.press(.control("_"))
    expectEqual(editor.buffer.text, "one two")
    _ = editor.press(.control("u"))
    #expect(editor.buffer.text.isEmpty && editor.press(.control("d")) == .end)
  }

  @Test func `What came at once is taken back at once`() {
    let editor = LineEditor.withoutTerminal()
    editor.type("one t")
    editor.isGoingOn = true
    editor.type("wo three")
    editor.isGoingOn = false
    editor.type("!")
    for text in ["one two three", "one ", "one"] {
      _ = editor.press(.control("_"))
      expectEqual(editor.buffer.text, text)
    }
  }

  @Test func `Up and down go through the lines first, then through the history`() {
    let editor = LineEditor.withoutTerminal(["one", "two"])
    editor.buffer = EditBuffer("a\nb")
    _ = editor.press(.up)
    expectEqual(editor.buffer.text, "a\nb")
    _ = editor.press(.up)
    expectEqual(editor.buffer.text, "two")
    _ = editor.press(.control("p"))
    expectEqual(editor.buffer.text, "one")
    _ = editor.press(.control("n"))
    _ = editor.press(.down)
    expectEqual(editor.buffer.text, "a\nb")
    _ = editor.press(.down)
    expectEqual(editor.buffer.text, "a\nb", "there is nothing newer")
  }

  @Test func `Alt-P and Alt-N look for entries that begin as the text does`() {
    let editor = LineEditor.withoutTerminal(["nav.push('A')", "print(1)", "nav.pop()"])
    editor.type("nav")
    _ = editor.press(.alt("p"))
    #expect(editor.buffer.text == "nav.pop()" && editor.buffer.cursor == 3)
    _ = editor.press(.alt("p"))
    expectEqual(editor.buffer.text, "nav.push('A')")
    _ = editor.press(.alt("n"))
    expectEqual(editor.buffer.text, "nav.pop()")
  }

  @Test(arguments: [
    ("one two", 4, Key.backspace, "onetwo"), ("one two", 4, .control("h"), "onetwo"),
    ("one two", 4, .delete, "one wo"), ("one two", 4, .control("d"), "one wo"),
    ("one two", 4, .control("k"), "one "), ("one\ntwo", 3, .control("k"), "onetwo"),
    ("one\ntwo", 5, .control("u"), "one\nwo"), ("f(a b)", 5, .control("w"), "f(a )"),
    ("one two", 0, .alt("d"), " two"), ("one two", 7, .alt("\u{7F}"), "one "),
    ("one", 0, .backspace, "one"), ("one", 3, .delete, "one"), ("one", 3, .control("t"), "one"),
  ])
  func `Each key takes out its part`(
    text: String, cursor: Int, key: Key, expected: String
  ) {
    let editor = LineEditor.withoutTerminal()
    editor.buffer = EditBuffer(text)
    editor.buffer.move(to: cursor)
    #expect(editor.press(key) == nil)
    expectEqual(editor.buffer.text, expected)
  }

  @Test(arguments: [
    (Key.left, 4), (.control("b"), 4), (.right, 6), (.control("f"), 6), (.wordLeft, 4),
    (.alt("b"), 4), (.wordRight, 7), (.alt("f"), 7), (.home, 0), (.end, 11), (.escape, 5),
  ])
  func `Each key moves the cursor`(key: Key, place: Int) {
    let editor = LineEditor.withoutTerminal(isColoured: false)
    editor.buffer = EditBuffer("one two six")
    editor.buffer.move(to: 5)
    _ = editor.press(key)
    #expect(editor.buffer.cursor == place && editor.buffer.text == "one two six")
  }

  @Test func `Ctrl-D leaves an empty text alone, Ctrl-C any`() {
    let editor = LineEditor.withoutTerminal()
    expectEqual(editor.press(.control("c")), .interrupted)
    expectEqual(editor.press(.control("d")), .end)
    editor.type("x")
    _ = editor.press(.home)
    #expect(editor.press(.control("d")) == nil)
    #expect(editor.buffer.text.isEmpty)
    #expect(editor.press(.control("_")) == nil)
    expectEqual(editor.buffer.text, "x")
  }

  @Test func `TabSelection indents where nothing stands before it, and Alt-Enter begins a line`() {
    let editor = LineEditor.withoutTerminal()
    editor.type("do\n")
    _ = editor.press(.tab)
    expectEqual(editor.buffer.text, "do\n    ")
    let other = LineEditor.withoutTerminal()
    other.type("x = 1")
    _ = other.press(.newline)
    expectEqual(other.buffer.text, "x = 1\n")
  }

  @Test func `A search takes letters back, and a key ends it with what was found`() {
    let editor = LineEditor.withoutTerminal(["print(1)", "nav.pop()"])
    _ = editor.press(.control("r"))
    editor.type("nax")
    _ = editor.press(.backspace)
    #expect(editor.search?.text == "na" && editor.buffer.text == "nav.pop()")
    _ = editor.press(.home)
    #expect(editor.search == nil && editor.buffer.cursor == 0)
    _ = editor.press(.control("r"))
    #expect(editor.press(.control("c")) == nil, "it ends the search alone")
    #expect(editor.search == nil && editor.buffer.text == "nav.pop()")
  }
}

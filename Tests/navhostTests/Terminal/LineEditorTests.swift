import Expectations
import Testing

@testable import navhost

/// What is shown behind the text, and what is kept of it.
@Suite struct LineEditorTests {
  @Test func `A suggestion is taken whole, or word by word, and only where there are colours`() {
    let editor = LineEditor.withoutTerminal(["nav.push('A')"])
    editor.type("nav")
    expectEqual(editor.suggestion, ".push('A')")
    _ = editor.press(.wordRight)
    expectEqual(editor.buffer.text, "nav.push")
    _ = editor.press(.right)
    expectEqual(editor.buffer.text, "nav.push('A')")
    let plain = LineEditor.withoutTerminal(["nav.push('A')"], isColoured: false)
    plain.type("nav")
    #expect(plain.suggestion == nil)
  }

  @Test func `Nothing is suggested while the history is searched, or before the end`() {
    let editor = LineEditor.withoutTerminal(["nav.push('A')"])
    editor.type("nav")
    _ = editor.press(.left)
    #expect(editor.suggestion == nil)
    _ = editor.press(.end)
    expectEqual(editor.suggestion, ".push('A')")
    _ = editor.press(.control("r"))
    #expect(editor.suggestion == nil)
  }

  @Test func `What was entered is suggested from then on`() {
    let editor = LineEditor.withoutTerminal()
    editor.remember("print(1)")
    editor.remember("print(1)")
    expectEqual(editor.history.entries, ["print(1)"])
    editor.type("pr")
    expectEqual(editor.suggestion, "int(1)")
  }
}

import Testing

@testable import navhost

/// Keys, without a terminal.
@Suite struct LineEditorTests {
  private func editor(_ entries: [String] = [], isColoured: Bool = true) -> LineEditor {
    let editor = LineEditor(
      LineEditor.Delegate(
        isComplete: { !$0.contains("do") || $0.hasSuffix("end") },
        complete: {
          Completion(String($0.split { " .(".contains($0) }.last ?? ""), of: ["push", "pop"])
        },
        hint: { _ in [] }, news: { nil }, prompt: { [StyledText("> ")] },
        paint: { [StyledText($0)] }),
      Style(isColoured: isColoured), nil)
    editor.history = History(entries)
    return editor
  }

  @discardableResult
  private func type(_ text: String, _ editor: LineEditor) -> LineEditor.Result? {
    var result: LineEditor.Result?
    for character in text {
      result = editor.press(character == "\n" ? .enter : .character(character))
    }
    return result
  }

  @Test func `Enter begins a line until the statement is complete, and indents it`() {
    let editor = editor()
    #expect(type("for x do\nf()\n", editor) == nil)
    #expect(editor.buffer.text == "for x do\n  f()\n  ")
    #expect(type("end\n", editor) == .text("for x do\n  f()\nend"))
  }

  @Test func `Home, End, Ctrl-A and Ctrl-E go to the ends of the line`() {
    let editor = editor(isColoured: false)
    type("for x do\nf()", editor)
    for (key, place) in [(Key.home, 9), (.end, 14), (.control("a"), 9), (.control("e"), 14)] {
      _ = editor.press(key)
      #expect(editor.buffer.cursor == place, "\(key)")
    }
    _ = editor.press(.up)
    _ = editor.press(.end)
    #expect(editor.buffer.cursor == 8)
  }

  @Test func `What is pasted keeps its own indentation and is not run`() {
    let editor = editor()
    let text = "for x do\n    f()\nend\n"
    #expect(editor.press(.paste(text)) == nil)
    #expect(editor.buffer.text == "for x do\n    f()\nend")
    #expect(editor.press(.enter) == .text("for x do\n    f()\nend"))
  }

  @Test func `A suggestion is taken whole, or word by word, and only where there are colours`() {
    let editor = editor(["nav.push('A')"])
    type("nav", editor)
    #expect(editor.suggestion == ".push('A')")
    _ = editor.press(.wordRight)
    #expect(editor.buffer.text == "nav.push")
    _ = editor.press(.right)
    #expect(editor.buffer.text == "nav.push('A')")
    let plain = self.editor(["nav.push('A')"], isColoured: false)
    type("nav", plain)
    #expect(plain.suggestion == nil)
  }

  @Test func `Tab puts in what is sure and then shows what there is`() {
    let editor = editor()
    type("nav.pu", editor)
    _ = editor.press(.tab)
    #expect(editor.buffer.text == "nav.push")
    _ = editor.press(.control("w"))
    type("nav.p", editor)
    _ = editor.press(.tab)
    #expect(editor.menu == "pop   push")
    _ = editor.press(.character("u"))
    #expect(editor.menu == nil)
  }

  @Test func `Ctrl-R finds, goes further back, and gives up`() {
    let editor = editor(["nav.push('A')", "print(1)", "nav.pop()"])
    type("draft", editor)
    _ = editor.press(.control("r"))
    type("nav", editor)
    #expect(editor.buffer.text == "nav.pop()")
    _ = editor.press(.control("r"))
    #expect(editor.buffer.text == "nav.push('A')")
    _ = editor.press(.control("s"))
    #expect(editor.buffer.text == "nav.pop()")
    _ = editor.press(.escape)
    #expect(editor.buffer.text == "draft")
    _ = editor.press(.control("r"))
    type("pr", editor)
    #expect(editor.press(.enter) == .text("print(1)"))
  }

  @Test func `What was taken out comes back, and a change is taken back`() {
    let editor = editor()
    type("one two", editor)
    _ = editor.press(.control("w"))
    #expect(editor.buffer.text == "one ")
    _ = editor.press(.control("y"))
    #expect(editor.buffer.text == "one two")
    _ = editor.press(.control("_"))
    _ = editor.press(.control("_"))
    #expect(editor.buffer.text == "one two")
    _ = editor.press(.control("u"))
    #expect(editor.buffer.text.isEmpty && editor.press(.control("d")) == .end)
  }
}

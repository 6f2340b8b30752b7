import Testing

@testable import navhost

/// What is shown behind the text, and what is kept of it.
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

  @Test func `Nothing is suggested while the history is searched, or before the end`() {
    let editor = editor(["nav.push('A')"])
    type("nav", editor)
    _ = editor.press(.left)
    #expect(editor.suggestion == nil)
    _ = editor.press(.end)
    #expect(editor.suggestion == ".push('A')")
    _ = editor.press(.control("r"))
    #expect(editor.suggestion == nil)
  }

  @Test func `What was entered is suggested from then on`() {
    let editor = editor()
    editor.remember("print(1)")
    editor.remember("print(1)")
    #expect(editor.history.entries == ["print(1)"])
    type("pr", editor)
    #expect(editor.suggestion == "int(1)")
  }
}

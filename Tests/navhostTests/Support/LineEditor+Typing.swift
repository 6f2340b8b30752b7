@testable import navhost

extension LineEditor {
  /// An editor without a terminal: a statement with `do` ends in `end`, and `push` and `pop` are completed.
  static func withoutTerminal(
    _ entries: [String] = [], isColoured: Bool = true,
    isComplete: @escaping (String) -> Bool = { !$0.contains("do") || $0.hasSuffix("end") }
  ) -> LineEditor {
    let editor = LineEditor(
      LineEditor.Delegate(
        isComplete: isComplete,
        complete: {
          Completion(String($0.split { " .(".contains($0) }.last ?? ""), of: ["push", "pop"])
        },
        hint: { _ in [] }, news: { nil }, prompt: { [StyledText("> ")] },
        paint: { [StyledText($0)] }),
      Style(isColoured: isColoured), nil)
    editor.history = History(entries)
    return editor
  }

  /// Presses the keys of a text; what the last of them comes to.
  @discardableResult
  func type(_ text: String) -> LineEditor.Result? {
    var result: LineEditor.Result?
    for character in text {
      result = press(character == "\n" ? .enter : .character(character))
    }
    return result
  }
}

extension LineEditor {
  /// Does what a key does; the result where the editing ends.
  func press(_ key: Key) -> Result? {
    menu = nil
    if search != nil {
      guard let rest = pressInSearch(key) else { return nil }
      return press(rest)
    }
    if key == .control("_") {
      undo()
      return nil
    }
    // A text that is kept is copied when it changes: a long one that comes in pieces is copied once.
    let before = isGoingOn ? nil : buffer
    defer { if let before, !buffer.hasText(of: before) { earlier.add(before) } }
    switch key {
    case .enter: return enter()
    case .control("c"): return .interrupted
    case .control("d"):
      if buffer.characters.isEmpty { return .end }
      buffer.delete(to: buffer.cursor + 1)
    case .character, .typed, .paste, .newline, .tab: typed(key)
    case .backspace, .delete, .control("h"), .control("k"), .control("u"), .control("w"),
      .control("y"), .alt("d"), .alt("\u{7F}"):
      change(key)
    case .control("l"): clearScreen()
    case .control("z"): suspend()
    case .control("r"): search = HistorySearch(original: buffer)
    default: move(key)
    }
    return nil
  }

  /// Enter: ends a complete text, begins a line in one that is not.
  private func enter() -> Result? {
    outdent()
    guard buffer.mayBeComplete(), delegate.isComplete(buffer.text) else {
      beginLine()
      return nil
    }
    return .text(buffer.text)
  }

  private func typed(_ key: Key) {
    switch key {
    case .character(let character): buffer.insert(String(character))
    case .typed(let text): buffer.insert(text)
    case .paste(let text):
      // The last line end of what is pasted is not Enter: a person looks first.
      buffer.insert(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    case .newline: beginLine()
    default: complete()
    }
  }

  private func beginLine() {
    buffer.insert("\n" + Indentation.next(buffer.lineBefore))
  }

  /// A line that closes what an earlier one opened stands two columns to the left.
  private func outdent() {
    guard buffer.lineStart > 0, Indentation.closes(buffer.lineBefore) else { return }
    let place = buffer.cursor
    buffer.move(to: buffer.lineStart)
    buffer.delete(to: buffer.cursor + 2)
    buffer.move(to: place - 2)
  }

  /// Tab: puts in what is sure, shows what can be chosen from.
  private func complete() {
    if buffer.lineBefore.allSatisfy(\.isWhitespace), buffer.cursor > 0 {
      return buffer.insert("  ")
    }
    let completion = delegate.complete(buffer.before)
    if !completion.insertion.isEmpty { return buffer.insert(completion.insertion) }
    if completion.words.count > 1 { menu = completion.menu(columns: Terminal.size.columns) }
  }

  private func change(_ key: Key) {
    switch key {
    case .delete: buffer.delete(to: buffer.cursor + 1)
    case .control("k"):
      let isAtLineEnd = buffer.cursor == buffer.lineEnd
      killed = buffer.delete(to: isAtLineEnd ? buffer.cursor + 1 : buffer.lineEnd)
    case .control("u"): killed = buffer.delete(to: buffer.lineStart)
    case .control("w"): killed = buffer.delete(to: buffer.blankStart)
    case .alt("d"): killed = buffer.delete(to: buffer.wordEnd)
    case .alt("\u{7F}"): killed = buffer.delete(to: buffer.wordStart)
    case .control("y"): buffer.insert(killed)
    default: buffer.delete(to: buffer.cursor - 1)
    }
  }

  private func undo() {
    guard let last = earlier.takeLast() else { return }
    buffer = last
  }

  private func move(_ key: Key) {
    switch key {
    case .left, .control("b"): buffer.move(by: -1)
    case .right, .control("f"): if !accept({ $0 }) { buffer.move(by: 1) }
    case .wordLeft, .alt("b"): buffer.move(to: buffer.wordStart)
    case .wordRight, .alt("f"):
      if !accept({ Self.firstWord($0) }) { buffer.move(to: buffer.wordEnd) }
    case .home, .control("a"): buffer.move(to: buffer.lineStart)
    case .end, .control("e"): if !accept({ $0 }) { buffer.move(to: buffer.lineEnd) }
    case .up: if !buffer.moveUp() { recall(-1) }
    case .down: if !buffer.moveDown() { recall(1) }
    case .control("p"): recall(-1)
    case .control("n"): recall(1)
    case .alt("p"): recall(-1, prefix: buffer.before)
    case .alt("n"): recall(1, prefix: buffer.before)
    default: break
    }
  }

  /// Takes what of the suggestion `part` leaves; false where there is none.
  private func accept(_ part: (String) -> String) -> Bool {
    guard let suggestion else { return false }
    buffer.insert(part(suggestion))
    return true
  }

  private static func firstWord(_ text: String) -> String {
    var rest = EditBuffer(text)
    rest.move(to: 0)
    return String(text.prefix(max(1, rest.wordEnd)))
  }

  /// A statement of the history in place of the text; where only those with a beginning are looked
  /// for, the cursor stays behind it.
  private func recall(_ step: Int, prefix: String = "") {
    guard let text = history.move(step, from: buffer.text, prefix: prefix) else { return }
    buffer = EditBuffer(text)
    if !prefix.isEmpty { buffer.move(to: prefix.count) }
  }

  /// A key while the history is searched. What it gives ended the search and is still to be done with
  /// what was found.
  private func pressInSearch(_ key: Key) -> Key? {
    switch key {
    case .character(let character):
      search?.text.append(character)
      show(search?.find(in: history))
    case .typed(let text):
      search?.text += text
      show(search?.find(in: history))
    case .backspace:
      _ = search?.text.popLast()
      show(search?.find(in: history))
    case .control("r"): show(search?.find(in: history, isNext: true))
    case .control("s"): show(search?.findBack(in: history))
    case .escape, .control("g"), .control("c"):
      if let original = search?.original { buffer = original }
      search = nil
    default:
      search = nil
      return key
    }
    return nil
  }

  private func show(_ found: String?) {
    if let found { buffer = EditBuffer(found) }
  }
}

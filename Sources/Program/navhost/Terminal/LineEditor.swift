internal import NavhostPlatform

/// A prompt behind which a person edits a statement of any number of lines.
final class LineEditor {
  /// What the editor asks of its owner.
  struct Delegate {
    /// Whether Enter ends the text, rather than beginning another line of it.
    var isComplete: (String) -> Bool
    /// What can stand in place of the word before the cursor.
    var complete: (_ before: String) -> Completion
    /// What is known of what is being typed, in a line or two below it.
    var hint: (_ before: String) -> [String]
    /// Called some times a second while nobody types; what it gives is shown above the prompt.
    var news: () -> String?
    /// What stands before the text.
    var prompt: () -> [StyledText]
    /// The text in pieces, with their colours.
    var paint: (String) -> [StyledText]
  }

  /// What came of the editing.
  enum Result: Equatable {
    case text(String)
    case interrupted
    case end
  }

  let delegate: Delegate
  let style: Style
  var buffer = EditBuffer()
  var history: History
  var search: HistorySearch?
  /// What was taken out last, for Ctrl-Y.
  var killed = ""
  /// The buffer before each change, for Ctrl-_.
  var earlier = EarlierTexts()
  /// Whether the next key came at once with one that changed the text: the two are one change.
  var isGoingOn = false
  /// What Tab has to choose from; until the next key.
  var menu: String?
  private let file: HistoryFile?
  private var screen = EditorScreen()
  private var size = Terminal.size
  private lazy var keys = KeySource { [unowned self] in idle() }

  init(_ delegate: Delegate, _ style: Style, _ file: HistoryFile?) {
    self.delegate = delegate
    self.style = style
    self.file = file
    history = History(file?.read() ?? [])
  }

  /// Reads a text.
  func read() -> Result {
    buffer = EditBuffer()
    earlier = EarlierTexts()
    search = nil
    isGoingOn = false
    history.rewind()
    RawMode.enter()
    defer { RawMode.leave() }
    draw()
    while true {
      let changes = earlier.added
      let result = step()
      if let result {
        finish(result == .interrupted ? "^C" : "")
        return result
      }
      let hasMore = keys.hasMore(within: isLong ? 30 : 0)
      isGoingOn = hasMore && (isGoingOn || earlier.added > changes)
      if !hasMore { draw() }
    }
  }

  /// Drawing a long text takes a while: what comes in pieces is drawn once.
  private var isLong: Bool { buffer.characters.count > 4096 }

  private func step() -> Result? {
    switch keys.next() {
    case .key(let key): return press(key)
    case .interrupted: return .interrupted
    case .end: return .end
    }
  }

  /// Puts a text into the history, one entry however many lines it has.
  func remember(_ text: String) {
    if history.add(text) { file?.add(text) }
  }

  /// Stops the process, as Ctrl-Z does.
  func suspend() {
    screen.draw(rows(isFinal: true))
    screen.finish()
    RawMode.suspend()
  }

  func clearScreen() {
    screen.clearAll()
  }

  private func idle() {
    let now = Terminal.size
    let isAnew = RawMode.wasContinued()
    if now != size || isAnew {
      size = now
      draw()
    }
    guard let news = delegate.news() else { return }
    screen.clear()
    Stream.output.write(news + "\n")
    draw()
  }

  private func draw() {
    screen.draw(rows(isFinal: false).fitted(size.rows))
  }

  /// The text as it stays, without suggestion and hints.
  private func finish(_ mark: String) {
    search = nil
    menu = nil
    buffer.move(to: buffer.characters.count)
    size = Terminal.size
    screen.draw(rows(isFinal: true).fitted(size.rows))
    screen.finish(mark)
  }
}

extension LineEditor {
  private func rows(isFinal: Bool) -> EditorRows {
    var rows = EditorRows(columns: size.columns, style)
    if let search {
      rows.add(search.prompt, .faint)
    } else {
      for piece in delegate.prompt() { rows.add(piece.text, piece.role) }
    }
    addText(&rows)
    if !isFinal { addExtras(&rows) }
    rows.close()
    return rows
  }

  private func addText(_ rows: inout EditorRows) {
    var place = 0
    for piece in delegate.paint(buffer.text) {
      for character in piece.text {
        if place == buffer.cursor { rows.markCursor() }
        rows.add(character, piece.role)
        place += 1
      }
    }
    if place <= buffer.cursor { rows.markCursor() }
  }

  /// The suggestion behind the text, and what stands below it.
  private func addExtras(_ rows: inout EditorRows) {
    if let suggestion {
      let lines = suggestion.split(separator: "\n", omittingEmptySubsequences: false)
      rows.add(lines[0] + (lines.count > 1 ? " …" : ""), .faint)
    }
    let hints = search == nil ? delegate.hint(buffer.before) : []
    let below = menu.map { $0.split(separator: "\n").map(String.init) } ?? hints
    for line in below.prefix(max(0, size.rows - 2)) {
      rows.breakLine()
      rows.add(Columns.cut(line, size.columns - 1), .faint)
    }
  }

  /// What the history goes on with, where there are colours to tell it from the text.
  var suggestion: String? {
    guard style.isColoured, search == nil, buffer.isAtEnd else { return nil }
    return history.suggestion(for: buffer.text)
  }
}

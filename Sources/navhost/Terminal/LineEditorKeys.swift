@preconcurrency internal import CEditline
@preconcurrency internal import Glibc

/// What the keys do that libedit does not know by itself.
enum LineEditorKeys {
  /// Binds them.
  static func bind(_ handle: OpaquePointer) {
    editline_add(handle, "navhost-enter", enter)
    editline_add(handle, "navhost-newline", newline)
    editline_add(handle, "navhost-complete", complete)
    editline_add(handle, "navhost-up", up)
    editline_add(handle, "navhost-down", down)
    for (keys, command) in bindings { editline_bind(handle, keys, command) }
  }

  private static let bindings = [
    ("^J", "navhost-enter"), ("\\e^J", "navhost-newline"), ("^I", "navhost-complete"),
    ("\\e[A", "navhost-up"), ("\\eOA", "navhost-up"), ("\\e[B", "navhost-down"),
    ("\\eOB", "navhost-down"), ("^P", "ed-prev-history"), ("^N", "ed-next-history"),
    ("^R", "em-inc-search-prev"), ("^S", "em-inc-search-next"),
    ("\\ep", "ed-search-prev-history"), ("\\en", "ed-search-next-history"),
    ("\\e[1;5D", "ed-prev-word"), ("\\e[1;5C", "em-next-word"), ("\\e[H", "ed-move-to-beg"),
    ("\\e[F", "ed-move-to-end"), ("\\e[3~", "ed-delete-next-char"), ("^W", "ed-delete-prev-word"),
  ]

  /// Enter: ends a complete text, begins a line in one that is not.
  private static let enter: editline_command = { handle, _ in
    let editor = LineEditor.of(handle)
    closeIndentation(handle, editor.line.before)
    let (text, before) = editor.line
    guard editor.delegate.isComplete(text) else { return beginLine(handle, before) }
    el_cursor(handle, Int32(text.unicodeScalars.count - before.unicodeScalars.count))
    el_push(handle, "\r")
    return UInt8(CC_REFRESH)
  }

  /// A line that closes what an earlier one opened stands two columns to the left.
  private static func closeIndentation(_ handle: OpaquePointer?, _ before: String) {
    let line = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    guard before.contains("\n"), Indentation.closes(String(line)) else { return }
    let length = Int32(line.unicodeScalars.count)
    el_cursor(handle, 2 - length)
    el_deletestr(handle, 2)
    el_cursor(handle, length - 2)
  }

  private static let newline: editline_command = { handle, _ in
    beginLine(handle, LineEditor.of(handle).line.before)
  }

  private static func beginLine(_ handle: OpaquePointer?, _ before: String) -> UInt8 {
    el_insertstr(handle, "\n" + Indentation.next(before))
    return UInt8(CC_REFRESH)
  }

  /// Tab: puts in what is sure, shows what can be chosen from.
  private static let complete: editline_command = { handle, _ in
    let editor = LineEditor.of(handle)
    let (_, before) = editor.line
    let lastLine = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    if lastLine.allSatisfy(\.isWhitespace), !before.isEmpty {
      el_insertstr(handle, "  ")
      return UInt8(CC_REFRESH)
    }
    let completion = editor.delegate.complete(before)
    let insertion = completion.insertion
    if !insertion.isEmpty {
      el_insertstr(handle, insertion)
      return UInt8(CC_REFRESH)
    }
    if completion.words.count < 2 { return UInt8(CC_ERROR) }
    editor.showBelow(completion.menu(columns: Terminal.size.columns))
    return UInt8(CC_NORM)
  }

  /// Up: a line up in the text, or the statement before from the history.
  private static let up: editline_command = { handle, _ in
    let before = LineEditor.of(handle).line.before
    guard before.contains("\n") else { return push(handle, "\u{10}") }
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let column = lines[lines.count - 1].unicodeScalars.count
    let above = lines[lines.count - 2].unicodeScalars.count
    el_cursor(handle, Int32(-(column + 1) - max(0, above - column)))
    return UInt8(CC_CURSOR)
  }

  /// Down: a line down in the text, or the statement after from the history.
  private static let down: editline_command = { handle, _ in
    let (text, before) = LineEditor.of(handle).line
    let after = text.unicodeScalars.dropFirst(before.unicodeScalars.count)
    guard let end = after.firstIndex(of: "\n") else { return push(handle, "\u{0E}") }
    let column = before.unicodeScalars.reversed().prefix { $0 != "\n" }.count
    let rest = after[..<end].count
    let below = after[after.index(after: end)...].prefix { $0 != "\n" }.count
    el_cursor(handle, Int32(rest + 1 + min(column, below)))
    return UInt8(CC_CURSOR)
  }

  private static func push(_ handle: OpaquePointer?, _ keys: String) -> UInt8 {
    el_push(handle, keys)
    return UInt8(CC_NORM)
  }
}

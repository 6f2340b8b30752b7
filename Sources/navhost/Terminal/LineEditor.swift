@preconcurrency internal import CEditline
@preconcurrency internal import Glibc

/// A prompt behind which a person edits a statement of any number of lines, by libedit.
final class LineEditor {
  /// What the editor asks of its owner.
  struct Delegate {
    /// Whether Enter ends the text, rather than beginning another line of it.
    var isComplete: (String) -> Bool
    /// What can stand in place of the word before the cursor.
    var complete: (_ text: String) -> Completion
    /// Called some times a second while nobody types; what it gives is shown above the prompt.
    var news: () -> String?
    /// What stands before the text. What takes no columns stands between two bytes 1.
    var prompt: () -> String
  }

  /// What came of the editing.
  enum Result {
    case text(String)
    case interrupted
    case end
  }

  let delegate: Delegate
  let handle: OpaquePointer
  private let past: OpaquePointer
  private let historyPath: String?
  private var prompt = LineEditor.duplicate("> ")
  private var promptWidth = 2
  private var size = Terminal.size

  init(_ delegate: Delegate, historyPath: String?) {
    self.delegate = delegate
    self.historyPath = historyPath
    handle = el_init("navhost", stdin, stdout, stderr)
    past = history_init()
    editline_history_set(past, H_SETSIZE, 1000)
    editline_history_set(past, H_SETUNIQUE, 1)
    if let historyPath { _ = editline_history(past, H_LOAD, historyPath) }
    editline_set_data(handle, Unmanaged.passUnretained(self).toOpaque())
    configure()
  }

  deinit {
    el_end(handle)
    history_end(past)
    free(prompt)
  }

  /// Reads a text.
  func read() -> Result {
    renewPrompt()
    var count: Int32 = 0
    guard let raw = el_gets(handle, &count), count > 0 else {
      return Interrupt.clear() ? .interrupted : .end
    }
    let text = String(cString: raw)
    return .text(text.hasSuffix("\n") ? String(text.dropLast()) : text)
  }

  private func renewPrompt() {
    let text = delegate.prompt()
    free(prompt)
    prompt = Self.duplicate(text)
    promptWidth = Columns.width(Self.visible(text))
  }

  /// Puts a text into the history, one entry however many lines it has.
  func remember(_ text: String) {
    _ = editline_history(past, H_ENTER, text)
    guard let historyPath else { return }
    _ = editline_history(past, H_SAVE, historyPath)
    chmod(historyPath, 0o600)
  }

  private func configure() {
    editline_set_keys(handle, "emacs")
    editline_set(handle, EL_SIGNAL, 0)
    editline_set_prompt(handle, { LineEditor.of($0).prompt }, 1)
    editline_set_history(handle, past)
    editline_set_reader(handle, LineEditor.readCharacter)
    LineEditorKeys.bind(handle)
  }

  /// The editor that a callback of libedit means.
  static func of(_ handle: OpaquePointer?) -> LineEditor {
    Unmanaged<LineEditor>.fromOpaque(editline_data(handle)).takeUnretainedValue()
  }

  private static func duplicate(_ text: String) -> UnsafeMutablePointer<CChar> { strdup(text) }

  private static func visible(_ prompt: String) -> String {
    let parts = prompt.split(separator: "\u{1}", omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset % 2 == 0 }.map { String($0.element) }.joined()
  }
}

extension LineEditor {
  /// The text and where the cursor is in it.
  var line: (text: String, before: String) {
    guard let info = el_line(handle)?.pointee else { return ("", "") }
    let start = UnsafeRawPointer(info.buffer!)
    let text = UnsafeRawBufferPointer(start: start, count: info.lastchar - info.buffer)
    let before = UnsafeRawBufferPointer(start: start, count: info.cursor - info.buffer)
    return (String(decoding: text, as: UTF8.self), String(decoding: before, as: UTF8.self))
  }

  /// Shows text above the prompt; the line that is being typed stays as it is.
  func showAbove(_ text: String) {
    let up = rows(to: line.before) - 1
    let move = up > 0 ? "\u{1B}[\(up)A" : ""
    Output.write(move + "\r\u{1B}[J" + text + "\n", to: stdout)
    fflush(stdout)
    renewPrompt()
    editline_refresh(handle)
  }

  /// Shows text below the line that is being typed, and the line again below that.
  func showBelow(_ text: String) {
    let (whole, before) = line
    let down = String(repeating: "\n", count: rows(to: whole) - rows(to: before) + 1)
    Output.write(down + text + "\n", to: stdout)
    fflush(stdout)
    editline_refresh(handle)
  }

  /// How many rows of the terminal the prompt and the text take.
  private func rows(to text: String) -> Int {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().reduce(0) { rows, line in
      let width = Columns.width(line.element) + (line.offset == 0 ? promptWidth : 0)
      return rows + width / max(1, size.columns) + 1
    }
  }

  /// What libedit calls for each character: it waits, and looks around while it waits.
  private static let readCharacter:
    @convention(c) (OpaquePointer?, UnsafeMutablePointer<wchar_t>?) -> Int32 = { handle, result in
      let editor = LineEditor.of(handle)
      var bytes: [UInt8] = []
      while true {
        if Interrupt.isPending { return -1 }
        guard Terminal.waitForInput(milliseconds: 200) else {
          editor.idle()
          continue
        }
        var byte: UInt8 = 0
        let count = Glibc.read(0, &byte, 1)
        if count == 0 { return 0 }
        if count < 0 { continue }
        bytes.append(byte)
        guard let scalar = Terminal.scalar(&bytes) else { continue }
        result?.pointee = wchar_t(scalar.value)
        return 1
      }
    }

  private func idle() {
    let now = Terminal.size
    if now != size {
      size = now
      el_resize(handle)
    }
    if let news = delegate.news() { showAbove(news) }
  }
}

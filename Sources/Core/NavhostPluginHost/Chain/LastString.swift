internal import NavhostSupport

/// The last string that a hook returned, as Lua wrote it and as it is shown: most hooks return the same few.
final class LastString {
  private var bytes: [UInt8] = []
  private var shown = ""

  /// The string as it is shown, nil if it is not UTF-8.
  func shown(_ raw: UnsafeRawBufferPointer) -> String? {
    if isLast(raw) { return shown }
    guard let text = String(utf8: raw) else { return nil }
    bytes = Array(raw)
    shown = Plain.line(text, limit: 200)
    return shown
  }

  private func isLast(_ raw: UnsafeRawBufferPointer) -> Bool {
    let known = bytes
    guard raw.count == known.count else { return false }
    for place in 0..<raw.count where raw[place] != known[place] { return false }
    return true
  }
}

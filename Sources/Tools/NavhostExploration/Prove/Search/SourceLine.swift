/// `FILE:LINE:` at the beginning of a message.
struct SourceLine {
  let file: String
  let line: Int

  init?(_ message: String) {
    let parts = message.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let line = Int(parts[1]) else { return nil }
    file = String(parts[0])
    self.line = line
  }
}

internal import NavhostCommandLine
internal import NavhostPlatform
internal import NavhostSupport

/// Runs a spec as a process of its own, so that nothing it does comes in the way of an editor.
enum SpecProcess {
  /// A spec may run for ever.
  private static let longest = 60.0

  /// The last line that `navhost test` prints, or why there is none.
  static func run(_ path: String, _ filter: String?) -> String {
    guard let navhost = SisterProgram(file: "navhost") else {
      return "the spec cannot be run: navhost is not beside navhost-lsp or in PATH"
    }
    guard let output = Pipe() else {
      return "the spec cannot be run: \(SystemError.last.text)"
    }
    defer { output.reading.close() }
    let words = [navhost.path, "test"] + (filter.map { ["--filter=\($0)"] } ?? []) + ["--", path]
    let process = start(words, in: folder(of: path), output: output.writing)
    output.writing.close()
    guard let process else { return "the spec cannot be run" }
    let (text, isOver) = read(output.reading)
    if !isOver { process.killGroup() }
    _ = process.wait()
    guard isOver else { return "the spec was ended after \(Int(longest)) s" }
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    return lines.last { !$0.isEmpty } ?? "the spec printed nothing"
  }

  /// Where its paths such as `plugins/draft` lead somewhere: the folder around `plugins`.
  private static func folder(of path: String) -> String {
    let parts = path.split(separator: "/")
    guard let plugins = parts.lastIndex(of: "plugins") else { return FilePath.folder(path) }
    return "/" + parts[..<plugins].joined(separator: "/")
  }

  private static func start(
    _ words: [String], in folder: String, output: Descriptor
  ) -> ChildProcess? {
    var setup = ChildProcess.Setup(
      "/bin/sh", ["-c", "cd \"$0\" && exec \"$@\"", folder] + words)
    setup.hasEmptyInput = true
    setup.descriptors = [(1, output), (2, output)]
    setup.leadsGroup = true
    return try? ChildProcess(setup)
  }

  /// What comes until the other end is closed, or the time is over.
  private static func read(_ end: Descriptor) -> (text: String, isOver: Bool) {
    var bytes: [UInt8] = []
    let start = SystemClock.passed
    while true {
      let left = longest - (SystemClock.passed - start)
      guard left > 0, end.hasInput(within: Int32(left * 1000)) else { return ("", false) }
      guard let piece = end.readOn(atMost: 4096), !piece.isEmpty else {
        return (String(decoding: bytes, as: UTF8.self), true)
      }
      bytes += piece
    }
  }
}

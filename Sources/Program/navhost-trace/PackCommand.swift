internal import ArgumentParser
internal import NavhostSupport
internal import NavhostTraces

/// `navhost trace pack`.
struct PackCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pack", abstract: "Print each recorded session as one line.",
    discussion: """
      The line ends in a checksum. A session that cannot be used becomes a line {"line", "error"}, and \
      the exit status is 1; a last line without its end is left out.
      """)

  @Argument(help: "Recordings (default: standard input).", completion: .file())
  var files: [String] = []

  func run() throws {
    var output = SessionLines()
    var number = 0
    for file in files.isEmpty ? ["-"] : files {
      let reader = try LineReader(file, limit: TraceFormat.longestOfSession)
      var traces = TraceReader(after: number)
      while let line = try reader.next() { show(traces.take(line), &output) }
      show(traces.end(), &output)
      number = traces.number
    }
    try output.end()
  }

  private func show(_ found: [TraceReader.Found], _ output: inout SessionLines) {
    for found in found {
      switch found {
      case .session(let session, _):
        SessionLines.write(session.line)
        output.progress(1)
      case .problem(let line, let error): output.write(ErrorLine(line, error.message))
      }
    }
  }
}

/// `navhost trace unpack`.
struct UnpackCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unpack", abstract: "Print the lines of packed sessions.")

  @Argument(help: "Packed sessions (default: standard input).", completion: .file())
  var files: [String] = []

  func run() throws {
    var output = SessionLines()
    let input = InputLines(files)
    while let line = try input.next() {
      do {
        let session = try PackedSession(line: line.content.get())
        SessionLines.write(Array(session.lines.dropLast()))
      } catch {
        output.write(ErrorLine(line.number, error.message))
      }
    }
    try output.end()
  }
}

internal import NavhostPlatform
package import NavhostSupport

/// The lines of several files, one after another; of standard input if no file is named.
package final class InputLines {
  private var paths: ArraySlice<String>
  private let hasSessions: Bool
  private var reader: LineReader?
  private var number = 0
  private var numberInFile = 0
  private var form = Form.unknown
  /// The sessions of a recording. It is changed in place: a copy for each line would be quadratic.
  private var traces = TraceReader()
  private var ready: ArraySlice<InputLine> = []

  /// The content of a file of sessions. The first line that begins a session decides.
  private enum Form {
    case unknown, packed, recording
  }

  /// - Parameters:
  ///   - paths: The files; `-` is standard input.
  ///   - hasSessions: Whether the files contain sessions. A recording becomes a packed line for each session. Of the
  ///     lines before the first session, only the first one is given: it is not a session.
  package init(_ paths: [String], hasSessions: Bool = false) {
    self.paths = (paths.isEmpty ? ["-"] : paths)[...]
    self.hasSessions = hasSessions
  }

  /// The next line; nil after the last of the last file.
  ///
  /// - Throws: `FileError` if a file cannot be read.
  package func next() throws(FileError) -> InputLine? {
    while true {
      if let line = ready.popFirst() { return line }
      if let reader {
        try read(reader)
      } else {
        guard let path = paths.popFirst() else { return nil }
        numberInFile = 0
        form = hasSessions ? .unknown : .packed
        reader = try LineReader(path, limit: TraceFormat.longestLine)
      }
    }
  }

  private func read(_ reader: LineReader) throws(FileError) {
    guard let line = try reader.next() else {
      self.reader = nil
      if form == .recording { add(traces.end(), in: reader.name) }
      return
    }
    number += 1
    numberInFile += 1
    if form == .unknown {
      form = form(of: line)
      traces = TraceReader(after: number - 1)
    }
    switch form {
    case .unknown:
      if numberInFile == 1 { add(.success(line), number, in: reader.name) }
    case .packed: add(.success(line), number, in: reader.name)
    case .recording:
      add(traces.take(line.limited(to: TraceFormat.longestOfSession)), in: reader.name)
    }
  }

  private func form(of line: LineReader.Line) -> Form {
    let bytes: [UInt8]
    switch line {
    case .line(let all), .unfinished(let all): bytes = all
    case .tooLong: return .unknown
    }
    guard let json = try? TraceLine.parse(bytes[...]), json["navhost"] != nil else {
      return .unknown
    }
    return json["data"] == nil ? .recording : .packed
  }

  private func add(_ found: [TraceReader.Found], in file: String) {
    for found in found {
      switch found {
      case .session(let session, let line): add(.success(.line(session.line)), line, in: file)
      case .problem(let line, let error): add(.failure(error), line, in: file)
      }
    }
  }

  private func add(_ content: Result<LineReader.Line, TraceError>, _ line: Int, in file: String) {
    let before = number - numberInFile
    ready.append(
      InputLine(number: line, file: file, numberInFile: line - before, content: content))
  }
}

extension LineReader.Line {
  fileprivate func limited(to count: Int) -> Self {
    if case .line(let bytes) = self, bytes.count > count { .tooLong } else { self }
  }
}

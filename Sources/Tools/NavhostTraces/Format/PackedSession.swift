package import NavhostSupport

/// A session in one line.
package struct PackedSession {
  /// The first 16 hexadecimal digits of the SHA-256 of the lines.
  package let id: String
  /// The lines, each with its end.
  package let lines: [UInt8]

  /// A session of its lines.
  package init(lines: [UInt8]) {
    self.lines = lines
    id = Self.id(of: lines)
  }

  private static func id(of lines: [UInt8]) -> String { String(SHA256.text(lines).prefix(16)) }

  /// The line, without its end.
  package var line: [UInt8] {
    let data = Base64.encode(Compactor.compact(lines))
    let crc = CRC32.text(CRC32.checksum(Array(id.utf8), data))
    var line = Array("{\"navhost\":\(TraceFormat.version),\"session\":\"\(id)\",\"data\":\"".utf8)
    line += data
    line += "\",\"crc\":\"\(crc)\"}".utf8
    return line
  }

  /// - Throws: `TraceError` where the line is too long, or no session.
  package init(line: LineReader.Line) throws(TraceError) {
    switch line {
    case .tooLong:
      throw TraceError("a line of more than \(TraceFormat.longestLine >> 20) MiB")
    case .line(let bytes), .unfinished(let bytes): try self.init(line: bytes)
    }
  }

  /// Reads a packed line.
  ///
  /// - Throws: `TraceError` where it is none, was changed, or is of a newer format.
  package init(line: [UInt8]) throws(TraceError) {
    let json = try TraceLine.parse(line[...])
    try TraceHeader.checkVersion(json)
    guard let data = json["data"]?.text else {
      let isTrace = json["screen"] != nil
      throw TraceError(
        isTrace ? "a trace that is not packed: run 'navhost trace pack' first" : "no packed session"
      )
    }
    guard let id = json["session"]?.text, let crc = json["crc"]?.text else {
      throw TraceError("no packed session: \"session\" or \"crc\" is missing")
    }
    let text = Array(data.utf8)
    guard CRC32.text(CRC32.checksum(Array(id.utf8), text)) == crc else {
      throw TraceError("the checksum does not match: the line was changed or cut")
    }
    guard let compact = Base64.decode(text) else { throw TraceError("the data is no Base64") }
    lines = try Compactor.expand(compact)
    guard Self.id(of: lines) == id else {
      throw TraceError("\"session\" does not match the data: the line was changed")
    }
    self.id = id
  }
}

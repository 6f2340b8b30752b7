package import NavhostSupport

/// Finds the sessions in the lines of recordings.
package struct TraceReader {
  package enum Found {
    /// A session, and the line of its header, from 1.
    case session(PackedSession, line: Int)
    /// A session that cannot be used: the line where that shows, from 1.
    case problem(line: Int, TraceError)
  }

  private var lines: [UInt8] = []
  private var header = 0
  /// The number of the last line.
  package private(set) var number: Int
  /// Whether lines are passed over until the next header.
  private var isLost = false

  /// - Parameter number: how many lines came before, in other files.
  package init(after number: Int = 0) {
    self.number = number
  }

  /// Takes the next line in. What comes back is a session that has ended, or what is wrong.
  package mutating func take(_ line: LineReader.Line) -> [Found] {
    number += 1
    switch line {
    case .unfinished: return []
    case .tooLong:
      return lose("a line of more than \(TraceFormat.longestOfSession >> 20) MiB")
    case .line(let bytes):
      do throws(TraceError) {
        return try take(bytes)
      } catch {
        return lose(error.message)
      }
    }
  }

  /// There are no more lines.
  package mutating func end() -> [Found] {
    defer { lines = [] }
    return lines.isEmpty ? [] : [.session(PackedSession(lines: lines), line: header)]
  }

  private mutating func take(_ bytes: [UInt8]) throws(TraceError) -> [Found] {
    let json = try TraceLine.parse(bytes[...])
    guard json["navhost"] != nil else { return try add(bytes) }
    let ended = end()
    isLost = false
    do throws(TraceError) {
      try TraceHeader.checkVersion(json)
      if json["data"] != nil { throw TraceError("it is packed already") }
    } catch {
      return ended + lose(error.message)
    }
    lines = bytes + [0x0A]
    header = number
    return ended
  }

  private mutating func add(_ bytes: [UInt8]) throws(TraceError) -> [Found] {
    if isLost { return [] }
    guard !lines.isEmpty else { throw TraceError("a line before the first header") }
    guard lines.count + bytes.count < TraceFormat.maxBytes else {
      throw TraceError("a session of more than \(TraceFormat.maxBytes >> 20) MiB")
    }
    lines += bytes
    lines.append(0x0A)
    return []
  }

  /// The session is given up, with one message.
  private mutating func lose(_ message: String) -> [Found] {
    lines = []
    defer { isLost = true }
    return isLost ? [] : [.problem(line: number, TraceError(message))]
  }
}

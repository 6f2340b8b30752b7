/// Events as bytes, for a process that runs a spec file for another.
///
/// A record is a line with the number of its fields, then each field: a line with its length in
/// bytes, then the bytes.
package enum SpecWire {
  package static func encode(_ event: SpecEvent) -> [UInt8] {
    let fields = fields(of: event)
    var bytes = Array("\(fields.count)\n".utf8)
    for field in fields {
      bytes += Array("\(field.utf8.count)\n".utf8)
      bytes += Array(field.utf8)
    }
    return bytes
  }

  private static func fields(of event: SpecEvent) -> [String] {
    switch event {
    case .fileBegan(let file): return ["began", file]
    case .fileEnded(let file, let seconds): return ["ended", file, "\(seconds)"]
    case .problem(let file, let place, let problem):
      return ["problem", file, place] + fields(of: problem)
    case .trouble(let file, let message): return ["trouble", file, message]
    case .covered(let file, let lines):
      return ["covered", file]
        + lines.sorted { $0.key < $1.key }.flatMap { ["\($0.key)", "\($0.value)"] }
    case .tested(let result):
      let head = ["tested", result.file, result.name, "\(result.line)", "\(result.seconds)"]
      return head + counted(result.blocks) + counted(fields(of: result.evidence))
        + fields(of: result.outcome)
    }
  }

  /// With how many they are before them.
  private static func counted(_ fields: [String]) -> [String] { ["\(fields.count)"] + fields }

  private static func fields(of evidence: SpecEvidence?) -> [String] {
    guard let evidence else { return [] }
    return [evidence.explanation] + evidence.frames.flatMap { [$0.caption, $0.picture] }
  }

  private static func fields(of outcome: SpecResult.Outcome) -> [String] {
    switch outcome {
    case .passed: ["passed"]
    case .pending(let reason): ["pending", reason]
    case .failed(let problems): ["failed"] + problems.flatMap(fields)
    }
  }

  private static func fields(of problem: SpecProblem) -> [String] {
    [
      problem.kind.rawValue, problem.message, problem.file, "\(problem.line)",
      problem.traceback.joined(separator: "\n"), problem.difference.joined(separator: "\n"),
    ]
  }
}

extension SpecEvent {
  /// Reads what `SpecWire.encode` wrote; nil where it is no event.
  init?(fields: [String]) {
    let rest = Array(fields.dropFirst(2))
    guard fields.count >= 2 else { return nil }
    switch fields[0] {
    case "began": self = .fileBegan(fields[1])
    case "ended": self = .fileEnded(fields[1], seconds: rest.first.flatMap(Double.init) ?? 0)
    case "problem":
      guard rest.count == 7, let problem = SpecProblem(fields: rest.dropFirst()) else { return nil }
      self = .problem(file: fields[1], place: rest[0], problem)
    case "trouble":
      guard let message = rest.first else { return nil }
      self = .trouble(file: fields[1], message: message)
    case "covered":
      let numbers = rest.compactMap { Int($0) }
      let pairs = stride(from: 0, to: numbers.count - 1, by: 2).map {
        (numbers[$0], numbers[$0 + 1])
      }
      self = .covered(file: fields[1], lines: Dictionary(pairs) { $0 + $1 })
    case "tested":
      guard let result = SpecResult(file: fields[1], fields: rest) else { return nil }
      self = .tested(result)
    default: return nil
    }
  }
}

extension SpecResult {
  fileprivate init?(file: String, fields: [String]) {
    var left = fields.dropFirst(3)
    guard let blocks = left.takeCounted(), let evidence = left.takeCounted(),
      let outcome = Outcome(fields: Array(left))
    else { return nil }
    self.init(
      file: file, name: fields[0], blocks: blocks, line: Int(fields[1]) ?? 0, outcome: outcome,
      seconds: Double(fields[2]) ?? 0, evidence: SpecEvidence(fields: evidence))
  }
}

extension SpecEvidence {
  fileprivate init?(fields: [String]) {
    guard let explanation = fields.first else { return nil }
    let frames = stride(from: 1, to: fields.count - 1, by: 2).map {
      Frame(caption: fields[$0], picture: fields[$0 + 1])
    }
    self.init(frames: frames, explanation: explanation)
  }
}

extension ArraySlice<String> {
  /// Takes a number and so many fields after it; nil where they are not there.
  fileprivate mutating func takeCounted() -> [String]? {
    guard let count = first.flatMap({ Int($0) }), count >= 0, count < self.count else { return nil }
    let fields = Array(dropFirst().prefix(count))
    removeFirst(count + 1)
    return fields
  }
}

extension SpecResult.Outcome {
  fileprivate init?(fields: [String]) {
    let rest = fields.dropFirst()
    switch fields.first {
    case "passed": self = .passed
    case "pending": self = .pending(rest.first ?? "")
    case "failed":
      let starts = stride(from: rest.startIndex, to: rest.endIndex, by: 6)
      self = .failed(starts.compactMap { SpecProblem(fields: rest[$0...].prefix(6)) })
    default: return nil
    }
  }
}

extension SpecProblem {
  fileprivate init?(fields: ArraySlice<String>) {
    let fields = Array(fields)
    guard fields.count == 6, let kind = Kind(rawValue: fields[0]) else { return nil }
    let lines = { (text: String) in text.split(separator: "\n").map(String.init) }
    self.init(
      kind, fields[1], file: fields[2], line: Int(fields[3]) ?? 0, traceback: lines(fields[4]),
      difference: lines(fields[5]))
  }
}

/// Puts events together from bytes as they come in.
struct WireReader {
  private var bytes: [UInt8] = []
  private var position = 0

  /// Takes bytes in; the events that are complete now.
  mutating func take(_ new: some Sequence<UInt8>) -> [SpecEvent] {
    bytes += new
    var events: [SpecEvent] = []
    while let fields = record() {
      if let event = SpecEvent(fields: fields) { events.append(event) }
    }
    bytes.removeFirst(position)
    position = 0
    return events
  }

  /// The fields of the next record; nil where it is not complete.
  private mutating func record() -> [String]? {
    let start = position
    guard let count = number() else { return nil }
    var fields: [String] = []
    for _ in 0..<count {
      guard let length = number(), position + length <= bytes.count else {
        position = start
        return nil
      }
      fields.append(String(decoding: bytes[position..<(position + length)], as: UTF8.self))
      position += length
    }
    return fields
  }

  /// A line with a number; nil, and nothing is read, where it is not complete.
  private mutating func number() -> Int? {
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    guard let number = Int(String(decoding: bytes[position..<end], as: UTF8.self)) else {
      return nil
    }
    position = end + 1
    return number
  }
}

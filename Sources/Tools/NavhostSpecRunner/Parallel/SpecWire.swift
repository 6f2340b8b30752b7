internal import NavhostSupport

/// Events as lines of JSON, for a process that runs a spec file for another: each an array that begins
/// with what happened and the file.
package enum SpecWire {
  package static func encode(_ event: SpecEvent) -> [UInt8] {
    var json = JSONWriter()
    json.value(.array(event.parts))
    json.endLine()
    return Array(json.bytes)
  }
}

extension SpecEvent {
  fileprivate var parts: [JSONValue] {
    switch self {
    case .fileBegan(let file): [.string("began"), .string(file)]
    case .fileEnded(let file, let seconds): [.string("ended"), .string(file), .number(seconds)]
    case .problem(let file, let place, let problem):
      [.string("problem"), .string(file), .string(place), problem.json]
    case .trouble(let file, let message):
      [.string("trouble"), .string(file), .string(message)]
    case .reported(let file, let message):
      [.string("reported"), .string(file), .string(message)]
    case .covered(let file, let lines):
      [.string("covered"), .string(file)]
        + lines.sorted { $0.key < $1.key }.map {
          .array([.integer(Int64($0.key)), .integer(Int64($0.value))])
        }
    case .tested(let result):
      [
        .string("tested"), .string(result.file), .string(result.name), .texts(result.blocks),
        .integer(Int64(result.line)), result.outcome.json, .number(result.seconds),
        result.evidence?.json ?? .null,
      ]
    }
  }

  /// Reads a line that `SpecWire.encode` wrote; nil where it is no event.
  init?(line: ArraySlice<UInt8>) {
    guard let parts = try? JSONParser.parse(line).array, parts.count >= 2,
      let kind = parts[0].text, let file = parts[1].text
    else { return nil }
    let more = parts.dropFirst(2)
    switch (kind, more.count) {
    case ("began", 0): self = .fileBegan(file)
    case ("ended", 1): self = .fileEnded(file, seconds: parts[2].number ?? 0)
    case ("trouble", 1): self = .trouble(file: file, message: parts[2].text ?? "")
    case ("reported", 1): self = .reported(file: file, message: parts[2].text ?? "")
    case ("problem", 2):
      guard let problem = SpecProblem(parts[3]) else { return nil }
      self = .problem(file: file, place: parts[2].text ?? "", problem)
    case ("covered", _):
      let pairs = more.compactMap { $0.array?.compactMap(\.integer) }.filter { $0.count == 2 }
      self = .covered(file: file, lines: Dictionary(pairs.map { ($0[0], $0[1]) }) { $0 + $1 })
    case ("tested", 6):
      guard let outcome = SpecResult.Outcome(parts[5]) else { return nil }
      self = .tested(
        SpecResult(
          file: file, name: parts[2].text ?? "", blocks: parts[3].texts,
          line: parts[4].integer ?? 0, outcome: outcome, seconds: parts[6].number ?? 0,
          evidence: SpecEvidence(parts[7])))
    default: return nil
    }
  }
}

extension SpecResult.Outcome {
  /// Null, a text, or a list.
  fileprivate var json: JSONValue {
    switch self {
    case .passed: .null
    case .pending(let reason): .string(reason)
    case .failed(let problems): .array(problems.map(\.json))
    }
  }

  fileprivate init?(_ json: JSONValue) {
    switch json {
    case .null: self = .passed
    case .string(let reason): self = .pending(reason)
    case .array(let problems): self = .failed(problems.compactMap(SpecProblem.init))
    default: return nil
    }
  }
}

extension SpecEvidence {
  fileprivate var json: JSONValue {
    .texts([explanation] + frames.flatMap { [$0.caption, $0.picture] })
  }

  fileprivate init?(_ json: JSONValue) {
    let texts = json.texts
    guard let explanation = texts.first else { return nil }
    let frames = stride(from: 1, to: texts.count - 1, by: 2).map {
      Frame(caption: texts[$0], picture: texts[$0 + 1])
    }
    self.init(frames: frames, explanation: explanation)
  }
}

extension SpecProblem {
  fileprivate var json: JSONValue {
    .array([
      .string(kind.rawValue), .string(message), .string(file), .integer(Int64(line)),
      .texts(traceback), .texts(difference),
    ])
  }

  fileprivate init?(_ json: JSONValue) {
    guard let parts = json.array, parts.count == 6,
      let kind = parts[0].text.flatMap(Kind.init(rawValue:))
    else { return nil }
    self.init(
      kind, parts[1].text ?? "", file: parts[2].text ?? "", line: parts[3].integer ?? 0,
      traceback: parts[4].texts, difference: parts[5].texts)
  }
}

extension JSONValue {
  fileprivate static func texts(_ texts: [String]) -> JSONValue {
    .array(texts.map { .string($0) })
  }

  fileprivate var texts: [String] { array?.compactMap(\.text) ?? [] }
}

/// Puts events together from bytes as they come in.
struct WireReader {
  private var bytes: [UInt8] = []

  /// Takes bytes in; the events that are complete now.
  mutating func take(_ new: some Sequence<UInt8>) -> [SpecEvent] {
    bytes += new
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    bytes = Array(lines.last ?? [])
    return lines.dropLast().compactMap(SpecEvent.init(line:))
  }
}

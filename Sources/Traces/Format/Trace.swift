package import Navigation
package import Support

/// A session as it was read: what went in, in order, and what was decided.
package struct Trace {
  /// What went in, and the calls of hooks that are played back while it is carried out.
  package struct Step {
    package enum Action {
      /// A line with `op`.
      case operation(String, JSONValue)
      case touches(TouchLine)
    }

    package var time: Double
    package var action: Action
    package var calls: [CallLine] = []
  }

  package struct TouchLine {
    package struct Entry {
      package var delay: Double
      package var phase: TouchPhase
      package var point: Point
      package var finger: Int
    }

    package var navigation: Int
    package var entries: [Entry]
  }

  /// What a hook of a script did and answered, or how the clock ended a plugin's.
  package struct CallLine {
    package enum End {
      case values([JSONValue])
      case fails(String)
      case asks([JSONValue])
      /// The rest of the chain, which it asked, waits for a person.
      case waits
    }

    package var hook: String
    package var controller: Int
    package var plugin: String?
    /// The number of a script's hook.
    package var number: Int?
    package var did: [JSONValue]
    package var end: End
    package var isDeadline: Bool
  }

  package struct Decision {
    package var decided: Decided
    /// All of the line, where it was asked for; else null.
    package var line: JSONValue
  }

  package var header: TraceHeader
  package var steps: [Step] = []
  package var decisions: [Decision] = []
}

extension Trace {
  /// Reads the lines of one session.
  ///
  /// - Parameters:
  ///   - detailed: whether decisions come with what their hooks read.
  ///   - known: the header that was read last: most sessions have the same.
  /// - Throws: `TraceError` that names the line, from 1.
  package init(
    _ bytes: [UInt8], detailed: Bool = false, known: KnownHeader = KnownHeader()
  ) throws(TraceError) {
    var lines = Lines(bytes)
    guard let first = lines.next() else { throw TraceError("the session is empty") }
    header = try Self.at(1) { () throws(TraceError) in try known.header(first) }
    var number = 1
    while let line = lines.next() {
      number += 1
      try Self.at(number) { () throws(TraceError) in try add(line, detailed: detailed) }
    }
  }

  /// What is wrong is told with the number of the line.
  private static func at<Value>(
    _ line: Int, _ body: () throws(TraceError) -> Value
  ) throws(TraceError) -> Value {
    do throws(TraceError) {
      return try body()
    } catch {
      throw TraceError("line \(line) of the session: \(error.message)")
    }
  }

  private mutating func add(_ line: ArraySlice<UInt8>, detailed: Bool) throws(TraceError) {
    if !detailed, Decided.isTold(by: line) {
      decisions.append(Decision(decided: try Decided(line: line), line: .null))
    } else {
      try add(try TraceLine.parse(line))
    }
  }

  private mutating func add(_ json: JSONValue) throws(TraceError) {
    if let name = json["op"] {
      let time = try Self.time(json)
      steps.append(Step(time: time, action: try Self.operation(name, json)))
    } else if let touches = json["touches"] {
      let time = try Self.time(json)
      steps.append(Step(time: time, action: .touches(try TouchLine(touches, json))))
    } else if json["d"] != nil {
      decisions.append(Decision(decided: try Decided(json), line: json))
    } else if json["call"] != nil, !steps.isEmpty {
      steps[steps.count - 1].calls.append(try CallLine(json))
    } else if json["navhost"] != nil {
      throw TraceError("a second header")
    }
  }

  private static func time(_ json: JSONValue) throws(TraceError) -> Double {
    guard let time = json["t"]?.number, time >= 0 else { throw TraceError("\"t\" must be seconds") }
    return time
  }

  private static func operation(
    _ name: JSONValue, _ json: JSONValue
  ) throws(TraceError) -> Step.Action {
    guard let name = name.text, isKnown(name) else {
      let shown = Plain.line(name.text ?? "?", limit: 40)
      throw TraceError("unknown operation '\(shown)'")
    }
    return .operation(name, json)
  }

  static func isKnown(_ operation: String) -> Bool {
    TraceOperations.functions.contains(operation) || TraceOperations.ofHost.contains(operation)
  }
}

extension Trace.TouchLine {
  init(_ touches: JSONValue, _ json: JSONValue) throws(TraceError) {
    navigation = json["nav"]?.integer ?? 1
    entries = []
    guard let list = touches.array else { throw TraceError("\"touches\" must be a list") }
    entries.reserveCapacity(list.count)
    for touch in list {
      guard let parts = touch.array, parts.count >= 4, let delay = parts[0].number, delay >= 0,
        let phase = parts[1].text.flatMap(TouchPhase.init(rawValue:)), let x = parts[2].number,
        let y = parts[3].number
      else { throw TraceError("a touch must be [seconds, phase, x, y, finger]") }
      let finger = parts.count > 4 ? parts[4].integer ?? 1 : 1
      entries.append(Entry(delay: delay, phase: phase, point: Point(x: x, y: y), finger: finger))
    }
  }
}

extension Trace.CallLine {
  init(_ json: JSONValue) throws(TraceError) {
    guard let hook = json["call"]?.text, let controller = json["id"]?.integer else {
      throw TraceError("a call without hook or controller")
    }
    self.hook = hook
    self.controller = controller
    plugin = json["plugin"]?.text
    number = json["hook"]?.integer
    did = json["did"]?.array ?? []
    isDeadline = json["deadline"]?.boolean ?? false
    if let message = json["fail"]?.text {
      end = .fails(message)
    } else if let question = json["ask"]?.array {
      end = .asks(question)
    } else if json["waits"]?.boolean == true {
      end = .waits
    } else {
      end = .values(json["return"]?.array ?? [])
    }
  }
}

/// Goes through the lines of a session, without their ends.
private struct Lines {
  private let bytes: [UInt8]
  private var start = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> ArraySlice<UInt8>? {
    guard start < bytes.count else { return nil }
    let end = bytes.lineEnd(from: start, to: bytes.count) ?? bytes.count
    defer { start = end + 1 }
    return bytes[start..<end]
  }
}

/// The header that was read last, with its line.
package final class KnownHeader {
  private var line: [UInt8] = []
  private var header: TraceHeader?

  package init() {}

  func header(_ line: ArraySlice<UInt8>) throws(TraceError) -> TraceHeader {
    if let header, line.elementsEqual(self.line) { return header }
    let new = try TraceHeader(try TraceLine.parse(line))
    self.line = Array(line)
    header = new
    return new
  }
}

/// One line of a trace.
enum TraceLine {
  /// - Throws: `TraceError` where it is no JSON object.
  static func parse(_ bytes: ArraySlice<UInt8>) throws(TraceError) -> JSONValue {
    let json: JSONValue
    do {
      json = try JSONParser.parse(bytes)
    } catch {
      throw TraceError(error.description)
    }
    guard case .object = json else { throw TraceError("a line must be a JSON object") }
    return json
  }
}

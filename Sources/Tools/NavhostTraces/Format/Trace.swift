package import NavhostNavigation
package import NavhostSupport

/// A session as it was read: what went in, in order, and what was decided.
package struct Trace {
  /// What went in, and the calls of hooks that are played back while it is carried out.
  package struct Step {
    package enum Action {
      /// A line with `op`.
      case operation(TraceOperation, JSONValue)
      case touches(TouchLine)
    }

    package var time: Double
    package var action: Action
    package var calls: [CallLine] = []
    package var handlers: [HandlerLine] = []
    /// What policies got for their texts.
    package var texts: [TextLine] = []
  }

  package struct TouchLine {
    package struct Entry {
      package var delay: Double
      package var phase: TouchPhase
      package var point: ScreenPoint
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

  /// What the app did because a policy asked it to.
  package struct HandlerLine {
    package var action: String
    package var controller: Int
    /// In which order they began.
    package var number: Int
    package var did: [JSONValue]
    /// What it answered; nil of an action, and where the answer came later.
    package var answer: Reply?
  }

  package struct Decision {
    package var decided: Decided
    /// Whether nothing but an answer went in since the decision before.
    package var followsAnswer = false
    /// All of the line, where it was asked for.
    fileprivate var text: ArraySlice<UInt8>?
    fileprivate var names = FormerTrace(TraceFormat.api)

    /// All of the line, where it was asked for; else null. It is read whenever it is asked for.
    package var line: JSONValue {
      text.flatMap { try? TraceLine.parse($0) }.map(names.decision) ?? .null
    }
  }

  package var header: TraceHeader
  package private(set) var steps: TraceSteps
  package var decisions: [Decision] = []
  /// What policies got for their texts before anything was done.
  package private(set) var texts: [TextLine] = []
  /// Whether nothing but answers has gone in since the last decision.
  private var isQuiet = true
  private let names: FormerTrace
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
    var lines = TraceLines(bytes[...])
    guard let first = lines.next() else { throw TraceError("the session is empty") }
    header = try Self.at(1) { () throws(TraceError) in try known.header(first) }
    names = FormerTrace(header.api)
    steps = TraceSteps(of: bytes, names)
    var number = 1
    while let line = lines.next() {
      number += 1
      try Self.at(number) { () throws(TraceError) in try add(line, number, detailed: detailed) }
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

  private mutating func add(
    _ line: ArraySlice<UInt8>, _ number: Int, detailed: Bool
  ) throws(TraceError) {
    if Decided.isTold(by: line) {
      return try add(try Decided(line: line), detailed ? line : nil)
    }
    switch try Self.read(line, names) {
    case .step(let step):
      if !step.isAnswer { isQuiet = false }
      steps.append(step, at: line.startIndex, line: number)
    case .call(let call):
      if !call.did.isEmpty { isQuiet = false }
      steps.append(call)
    case .handler(let handler):
      if !handler.did.isEmpty { isQuiet = false }
      steps.append(handler)
    case .text(let text):
      if steps.isEmpty { texts.append(text) } else { steps.append(text) }
    case .decision(let decided): try add(decided, detailed ? line : nil)
    case .nothing: break
    }
  }

  private mutating func add(
    _ decided: Decided, _ text: ArraySlice<UInt8>?
  ) throws(TraceError) {
    let decided = names.decided(decided)
    guard decisions.count < TraceFormat.mostDecisions else {
      throw TraceError("more than \(TraceFormat.mostDecisions) decisions")
    }
    decisions.append(
      Decision(decided: decided, followsAnswer: isQuiet, text: text, names: names))
    isQuiet = true
  }

  /// What a line is.
  enum Part {
    case step(Step)
    case call(CallLine)
    case handler(HandlerLine)
    case text(TextLine)
    case decision(Decided)
    case nothing
  }

  /// Reads a line behind the header.
  ///
  /// - Throws: `TraceError` where it is too long, or wrong.
  static func read(
    _ line: ArraySlice<UInt8>, _ names: FormerTrace
  ) throws(TraceError) -> Part {
    guard line.count <= TraceFormat.longestOfSession else {
      throw TraceError("more than \(TraceFormat.longestOfSession >> 20) MiB")
    }
    let json = names.line(try TraceLine.parse(line))
    if json["op"]?.text == TextLine.operation { return .text(try TextLine(json)) }
    if let name = json["op"] {
      return .step(Step(time: try time(json), action: try operation(name, json)))
    }
    if let touches = json["touches"] {
      let time = try time(json)
      return .step(Step(time: time, action: .touches(try TouchLine(touches, json))))
    }
    if json["d"] != nil { return .decision(try Decided(json)) }
    if json["call"] != nil { return .call(try CallLine(json)) }
    if json["handler"] != nil { return .handler(try HandlerLine(json)) }
    if json["navhost"] != nil { throw TraceError("a second header") }
    return .nothing
  }

  private static func time(_ json: JSONValue) throws(TraceError) -> Double {
    guard let time = json["t"]?.number, time >= 0 else { throw TraceError("\"t\" must be seconds") }
    return time
  }

  private static func operation(
    _ name: JSONValue, _ json: JSONValue
  ) throws(TraceError) -> Step.Action {
    guard let operation = name.text.flatMap(TraceOperation.init) else {
      let shown = Plain.line(name.text ?? "?", limit: 40)
      throw TraceError("unknown operation '\(shown)'")
    }
    return .operation(operation, json)
  }
}

extension Trace.Step {
  /// What messages call it.
  var name: String {
    switch action {
    case .operation(.ofStack(let name), _): name.rawValue
    case .operation(.ofHost(let operation), _): operation.rawValue
    case .touches: "touches"
    }
  }

  fileprivate var isAnswer: Bool {
    guard case .operation(let operation, _) = action else { return false }
    return operation == .ofStack(.answer)
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
      entries.append(
        Entry(delay: delay, phase: phase, point: ScreenPoint(x: x, y: y), finger: finger))
    }
  }
}

extension Trace.HandlerLine {
  init(_ json: JSONValue) throws(TraceError) {
    guard let action = json["handler"]?.text, let controller = json["id"]?.integer else {
      throw TraceError("a handler without action or controller")
    }
    self.action = action
    self.controller = controller
    number = json["number"]?.integer ?? 0
    did = json["did"]?.array ?? []
    answer = json["answer"].flatMap { Reply($0) }
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

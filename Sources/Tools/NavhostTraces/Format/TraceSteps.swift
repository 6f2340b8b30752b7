internal import NavhostSupport

/// What went into a session, in order. Of a long session only the text is kept, and each step is read when its
/// turn comes: as values it would take ten times as much.
package struct TraceSteps: RandomAccessCollection {
  /// Bytes of a session that is read at once.
  static let shortSession = 1 << 20

  /// Nil for a session that is read at once.
  private let text: [UInt8]?
  /// Where the line of each step begins.
  private var starts: [Int] = []
  /// The number of that line in the session, from 1.
  private var numbers: [Int] = []
  private var read: [Trace.Step] = []
  private let names: FormerTrace

  /// The steps of a session, before there are any.
  init(of text: [UInt8], _ names: FormerTrace) {
    self.names = names
    self.text = text.count > Self.shortSession ? text : nil
  }

  /// - Parameters:
  ///   - place: where its line begins.
  ///   - number: the number of that line.
  mutating func append(_ step: Trace.Step, at place: Int, line number: Int) {
    numbers.append(number)
    if text == nil { read.append(step) } else { starts.append(place) }
  }

  /// A call belongs to the step before it.
  mutating func append(_ call: Trace.CallLine) {
    if !read.isEmpty { read[read.count - 1].calls.append(call) }
  }

  /// What the app did belongs to the step before it.
  mutating func append(_ handler: Trace.HandlerLine) {
    if !read.isEmpty { read[read.count - 1].handlers.append(handler) }
  }

  /// What policies got for their texts belongs to the step before it.
  mutating func append(_ text: Trace.TextLine) {
    if !read.isEmpty { read[read.count - 1].texts.append(text) }
  }

  /// The number of the line that a step begins with, from 1.
  func line(of index: Int) -> Int { numbers[index] }

  package var startIndex: Int { 0 }
  package var endIndex: Int { text == nil ? read.count : starts.count }

  package subscript(_ index: Int) -> Trace.Step {
    guard let text else { return read[index] }
    let end = index + 1 < starts.count ? starts[index + 1] : text.count
    var lines = TraceLines(text[starts[index]..<end])
    var step: Trace.Step?
    while let line = lines.next() {
      // Each was read once before.
      switch Decided.isTold(by: line) ? nil : try? Trace.read(line, names) {
      case .step(let found): step = found
      case .call(let call): step?.calls.append(call)
      case .handler(let handler): step?.handlers.append(handler)
      case .text(let text): step?.texts.append(text)
      case .decision, .nothing, nil: break
      }
    }
    guard let step else { preconditionFailure("a step begins with its line") }
    return step
  }
}

/// Goes through the lines of a session, without their ends.
struct TraceLines {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  mutating func next() -> ArraySlice<UInt8>? {
    guard !rest.isEmpty else { return nil }
    let end = rest.lineEnd ?? rest.endIndex
    defer { rest = rest[Swift.min(end + 1, rest.endIndex)...] }
    return rest[..<end]
  }
}

internal import NavhostLua
internal import NavhostNavigation
public import NavhostPluginHost
internal import NavhostSupport

/// Writes down what goes into a host: operations and answers with their times, touches in batches, what
/// a script's hooks answered and did, and each decision with what its hooks read. A controller's
/// `backAction` and a policy in Swift are not recorded.
///
/// A session goes from its header to the next one; a reset of the host ends it. What was recorded is
/// played by `navhost trace replay`. Recording begins with an empty stack: start it before the first
/// controller is there.
public final class TraceRecorder {
  unowned let host: NavigationHost
  let mask: Mask?
  let writer: TraceValueWriter
  private var file: TraceFile?
  /// What went wrong with a file.
  private var problem: TraceProblem?
  /// What was recorded while there was no file.
  private var kept: [UInt8] = []

  var json = JSONWriter()
  var isInSession = false
  var draft = DecisionDraft()
  var places = TablePlaces()
  var batch = TouchBatch()
  /// The fingers that are down.
  var fingers: Set<Int> = []
  var calls: [OpenCall] = []
  /// What the app is doing that policies asked it for, the innermost last.
  var handlers: [OpenHandler] = []
  var handlerCount = 0
  var texts = RecordedTexts()
  var hooks: [RecordedHook] = []
  var hookCount = 0
  /// Controllers that a program made, by their ids.
  var ownControllers: [Int: OwnController] = [:]
  private var observation: Observation?
  /// How much is written of what Swift does.
  var detail = NavigationOperation.Detail.full
  /// How many operations are under way outside hooks.
  var open = 0
  var decisions = 0
  var lastHeader: WrittenHeader?
  /// The plugins that were there in the session before.
  var warm: [(plugin: Plugin, generation: Int)] = []
  /// Each keeps its plugin, so that no other gets the same identity.
  private var hashes: [ObjectIdentifier: (plugin: Plugin, generation: Int, text: String)] = [:]

  init(_ host: NavigationHost, _ mask: Mask?) {
    self.host = host
    self.mask = mask
    writer = TraceValueWriter(host: host, mask: mask)
  }

  /// A recorder of a host that is to take the place of this one's, with the same masks. It keeps what
  /// it hears until `goOn(after:)`.
  package func recorder(of host: NavigationHost) -> TraceRecorder {
    let other = TraceRecorder(host, mask)
    other.listen()
    return other
  }

  /// Takes the place of another recorder, which stops: what this one kept comes after what that one
  /// wrote, or kept.
  package func goOn(after other: TraceRecorder) {
    other.finish()
    file = other.file
    other.stop()
    finish()
    kept = other.kept + kept
    if let file {
      file.write(kept[...])
      kept = []
    }
  }

  /// Records what is done with a host: operations on its stacks, by a program or by a script, what is
  /// written to controllers that are on one, and what a script's hooks answer. The host keeps the
  /// recorder.
  ///
  /// - Parameters:
  ///   - host: what it records; its stack is empty.
  ///   - path: the file that lines are added to; nil keeps them until `write(to:)`.
  ///   - masking: `props.NAME` each, whose values are not written.
  /// - Throws: `TraceProblem` where a controller is there already, the file cannot be opened, or a
  ///   mask is wrong.
  public convenience init(
    _ host: NavigationHost, to path: String? = nil, masking: [String] = []
  ) throws(TraceProblem) {
    guard host.navigation.depth == 0 else {
      throw TraceProblem(message: "recording begins with an empty stack: start it earlier")
    }
    self.init(host, try Self.mask(masking))
    if let path { try write(to: path) }
    listen()
  }

  private func listen() { observation = host.observe(by: self) }

  static func mask(_ paths: [String]) throws(TraceProblem) -> Mask? {
    guard !paths.isEmpty else { return nil }
    do {
      return try Mask(paths)
    } catch {
      throw TraceProblem(message: error.message)
    }
  }

  /// From now on what is recorded goes to the file, which is new, empty or a recording; first what was
  /// kept.
  ///
  /// - Throws: `TraceProblem` where it cannot be opened, is something else, or another writes it.
  public func write(to path: String) throws(TraceProblem) {
    if let file, file.isAt(path) { return }
    do {
      let file = try TraceFile(path)
      file.write(kept[...])
      kept = []
      self.file = file
    } catch {
      throw TraceProblem(message: error.message)
    }
  }

  /// Writes what is still held back: touches that may go on. What went wrong with the file, if anything
  /// did, comes back.
  @discardableResult
  public func finish() -> TraceProblem? {
    endTouches()
    hand()
    if let problem = file?.problem { self.problem = TraceProblem(message: problem.message) }
    return problem
  }

  /// Ends recording. Another may write the file now.
  public func stop() {
    finish()
    file = nil
    observation = nil
  }

  /// Hands the lines over, once the operation that they belong to is over.
  func handOver() {
    if open == 0, !host.isCalling { hand() }
  }

  /// Hands the lines over now: each is whole.
  func hand() {
    guard !json.isEmpty else { return }
    if let file { file.write(json.bytes) } else { keep() }
    json.removeAll()
  }

  /// What was kept; it is kept no more.
  package func takeLines() -> [UInt8] {
    finish()
    defer { kept = [] }
    return kept
  }

  /// While there is no file memory is bounded: the oldest sessions go first.
  private func keep() {
    kept += json.bytes
    guard kept.count > Self.maxKept else { return }
    let header = Array("{\"navhost\"".utf8)
    var place = kept.count / 2
    while place < kept.count {
      if kept[place] == 0x0A, kept[(place + 1)...].starts(with: header) {
        kept.removeFirst(place + 1)
        return
      }
      place += 1
    }
  }

  private static let maxKept = 64 << 20

  func hash(of plugin: Plugin) -> String {
    let key = ObjectIdentifier(plugin)
    if let known = hashes[key], known.generation == plugin.generation { return known.text }
    let text = PluginHash.text(of: plugin)
    hashes = hashes.filter { $0.value.plugin.isLoaded }
    hashes[key] = (plugin, plugin.generation, text)
    return text
  }
}

/// Why a recording cannot be written or read.
public struct TraceProblem: Error, Equatable, Sendable {
  /// The mistake, with the file's name before it if there is one.
  public var message: String
}

/// Touches that follow one another: they become one line.
struct TouchBatch {
  /// The time of the first.
  var time = 0.0
  var navigation = 1
  var touches: [Touch] = []
  /// The clock was moved since the last of them: when, and how far.
  var advance: (time: Double, seconds: Double)?

  struct Touch {
    /// Seconds since the touch before.
    var delay: Double
    var phase: TouchPhase
    var point: ScreenPoint
    var finger: Int
  }
}

/// The header that was written last, and its line.
final class WrittenHeader {
  let header: TraceHeader
  let line: [UInt8]

  init(_ header: TraceHeader, _ line: [UInt8]) {
    self.header = header
    self.line = line
  }
}

/// A call of a hook that runs.
struct OpenCall {
  var call: ObservedCall
  /// What it did, as JSON without the brackets around it.
  var did = JSONWriter()
  /// Whether the rest of the chain that it asked waits for a person.
  var waitsForNext = false
}

/// The app does what a policy asked it for.
struct OpenHandler {
  let action: String
  let controller: Int
  /// Counts those that began, from 1.
  let number: Int
  /// What is known of the decision in whose midst it is.
  let draft: DecisionDraft
  /// What it did, as JSON without the brackets around it.
  var did = JSONWriter()
}

/// A hook that a script put.
struct RecordedHook {
  var number: Int
  var hook: ScriptHook
  var className: String?
  var controller: Int?
}

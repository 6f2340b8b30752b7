internal import Lua
internal import Navigation
internal import Support

/// Reads touches as a session replay in rrweb's format has them, as Sentry writes it on iOS, and makes a
/// session of them on a scene.
///
/// An event is an `IncrementalSnapshot` (type 3) with a `MouseInteraction` (source 2: type 7 is a touch's
/// begin, 9 its end, 10 a cancel) or with `TouchMove` positions (source 6), which carry offsets to the
/// event's time. Other events are passed over.
package final class RrwebImport {
  private struct Entry {
    var time: Double
    var order: Int
    var phase: TouchPhase
    var point: Point
    var finger: Int
  }

  private enum Number {
    static let incremental = 3
    static let mouseInteraction = 2
    static let touchMove = 6
    static let touchStart = 7
    static let touchEnd = 9
    static let touchCancel = 10
  }

  private var entries: [Entry] = []
  /// How many touches the session has.
  package private(set) var touches = 0

  package init() {}

  /// Reads a line: an event, or a list of them. What is no event is passed over.
  ///
  /// - Throws: `TraceError` that names the line where it is no JSON.
  package func read(_ line: [UInt8], number: Int) throws(TraceError) {
    let json: JSONValue
    do {
      json = try JSONParser.parse(line, maxDepth: 512)
    } catch {
      throw TraceError("line \(number): \(error.description)")
    }
    if let events = json.array ?? json["events"]?.array ?? json["recording"]?.array {
      for event in events { add(event) }
    } else {
      add(json)
    }
  }

  private func add(_ event: JSONValue) {
    guard event["type"]?.integer == Number.incremental, let data = event["data"],
      let stamp = event["timestamp"]?.number, Self.times.contains(stamp)
    else { return }
    switch data["source"]?.integer {
    case Number.mouseInteraction: addInteraction(data, stamp / 1000)
    case Number.touchMove:
      for position in data["positions"]?.array ?? [] {
        let offset = position["timeOffset"]?.number ?? 0
        guard Self.times.contains(stamp + offset) else { continue }
        add(.moved, position, data, (stamp + offset) / 1000)
      }
    default: break
    }
  }

  private func addInteraction(_ data: JSONValue, _ time: Double) {
    switch data["type"]?.integer {
    case Number.touchStart: add(.began, data, data, time)
    case Number.touchEnd: add(.ended, data, data, time)
    case Number.touchCancel: add(.cancelled, data, data, time)
    default: break
    }
  }

  private func add(_ phase: TouchPhase, _ place: JSONValue, _ data: JSONValue, _ time: Double) {
    guard let x = place["x"]?.number, let y = place["y"]?.number else { return }
    let finger = data["pointerId"]?.integer ?? 1
    entries.append(
      Entry(
        time: time, order: entries.count, phase: phase, point: Point(x: x, y: y), finger: finger))
  }

  /// The lines of the session, which can be packed and played.
  ///
  /// - Throws: what setting the scene throws, `TraceError` where there are too many touches, or they
  ///   cannot be recorded.
  package func lines(on scene: PreparedHost?) throws -> [UInt8] {
    guard entries.count <= Self.maxTouches else {
      throw TraceError("more than \(Self.maxTouches) touches: take a part of them")
    }
    let stage = try RecordingHost(scene)
    if let scene {
      try scene.set()
    } else {
      stage.carryOut(.setRoot, .string("Home"))
      stage.carryOut(.push, .string("Screen"))
    }
    entries.sort { ($0.time, $0.order) < ($1.time, $1.order) }
    touches = entries.count
    var last = entries.first?.time ?? 0
    for entry in entries {
      let delay = ((entry.time - last) * 1000).rounded() / 1000
      if delay > 0 { stage.carryOut(.advance(delay)) }
      last = max(last, entry.time)
      stage.carryOut(.touch(entry.phase, entry.point, finger: entry.finger))
    }
    stage.carryOut(.settle)
    let lines = stage.take()
    _ = try Trace(lines)
    return lines
  }

  /// What a session may do has room for them.
  private static let maxTouches = 400_000
  /// What ECMAScript calls a time: so many milliseconds before and after 1970.
  private static let times = -8.64e15...8.64e15

  /// What a person should know who plays the result.
  package static let notes = """
    approximate: a recorder keeps moves of 10 pt and more only, so a short drag may look like a tap and \
    velocities are coarse; a touch that the system cancelled looks like one that ended; the screens are \
    those of the scene
    """
}

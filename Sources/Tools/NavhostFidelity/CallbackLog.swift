internal import NavhostSupport

/// What the app for logging wrote on a phone, gesture by gesture.
package struct CallbackLog: Sendable {
  /// One gesture, and what was called until the next one.
  package struct Section: Sendable {
    package var gesture: String
    /// Where it begins, from 1.
    package var line: Int
    package var callbacks: [Callback] = []
    /// What was told of screens since the app paused: the one on which the gesture is made comes.
    var screens: [Callback] = []

    /// The last line that belongs to it.
    package var end: Int { callbacks.last?.line ?? line }
  }

  /// Why a log cannot be read.
  package struct Problem: Error, Equatable {
    /// From 1; nil where no single line is wrong.
    package var line: Int?
    package var message: String

    init(_ line: Int?, _ message: String) {
      self.line = line
      self.message = message
    }
  }

  /// The version of the phone's system; nil where the log does not say.
  package private(set) var system: String?
  /// What the phone is, `iPhone` or `iPad`; nil where the log does not say.
  private(set) var model: String?
  package private(set) var sections: [Section] = []
  private var isPaused = true
  /// Since the app paused.
  private var screens: [Callback] = []
  /// What was told of screens between two pauses without a gesture.
  private(set) var idle: [[Callback]] = []
  /// Gestures that began while another one had not ended.
  private(set) var early: [Callback] = []

  /// - Throws: `Problem` where a line is none that the app writes, or there is no gesture.
  package init(_ bytes: [UInt8]) throws(Problem) {
    guard !bytes.isEmpty else { throw Problem(nil, "is empty") }
    var number = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      guard line.contains(where: { $0 > 0x20 }) else { continue }
      try take(try Self.callback(line, number))
    }
    guard !sections.isEmpty else { throw Problem(nil, "has no gesture: tap Start before each") }
  }

  private static func callback(
    _ bytes: ArraySlice<UInt8>, _ number: Int
  ) throws(Problem) -> Callback {
    let value: JSONValue
    do { value = try JSONParser.parse(bytes) } catch { throw Problem(number, error.description) }
    guard let members = value.members else { throw Problem(number, "no object") }
    guard let name = value["event"]?.text else {
      throw Problem(number, "no text \"event\"")
    }
    guard Expectations.callbacks.contains(name) else {
      throw Problem(number, unknown("event", name, Expectations.callbacks))
    }
    return Callback(line: number, name: name, fields: members.filter { $0.key != "event" })
  }

  private mutating func take(_ callback: Callback) throws(Problem) {
    switch callback.name {
    case "phone":
      system = callback.value(of: "system")
      model = callback.value(of: "model")
      pause()
    case "pause": pause()
    case "gesture":
      let name = callback.value(of: "name") ?? ""
      guard Expectations.gestures.contains(name) else {
        throw Problem(callback.line, Self.unknown("gesture", name, Expectations.gestures))
      }
      if !isPaused { early.append(callback) }
      sections.append(Section(gesture: name, line: callback.line, screens: screens))
      isPaused = false
      screens = []
    default:
      if !isPaused {
        sections[sections.count - 1].callbacks.append(callback)
      } else if callback.name.hasPrefix("screen.") || callback.name.hasPrefix("navigation.") {
        screens.append(callback)
      }
    }
  }

  private mutating func pause() {
    isPaused = true
    if !screens.isEmpty { idle.append(screens) }
    screens = []
  }

  private static func unknown(_ what: String, _ name: String, _ names: [String]) -> String {
    let hint = Spelling.nearest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
    return "no \(what) '\(name)'\(hint)"
  }
}

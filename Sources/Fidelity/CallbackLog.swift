internal import Support

/// What the app for logging wrote on a phone, gesture by gesture.
package struct CallbackLog: Sendable {
  /// One gesture, and what was called until the next one.
  package struct Section: Sendable {
    package var gesture: String
    /// Where it begins, from 1.
    package var line: Int
    package var callbacks: [Callback] = []

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
  package private(set) var sections: [Section] = []
  private var isPaused = true

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
      isPaused = true
    case "pause": isPaused = true
    case "gesture":
      let name = callback.value(of: "name") ?? ""
      guard Expectations.gestures.contains(name) else {
        throw Problem(callback.line, Self.unknown("gesture", name, Expectations.gestures))
      }
      sections.append(Section(gesture: name, line: callback.line))
      isPaused = false
    default: if !isPaused { sections[sections.count - 1].callbacks.append(callback) }
    }
  }

  private static func unknown(_ what: String, _ name: String, _ names: [String]) -> String {
    let hint = Spelling.nearest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
    return "no \(what) '\(name)'\(hint)"
  }
}

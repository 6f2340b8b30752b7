internal import NavhostSupport

/// A line of a log: what UIKit called, or what the app did.
package struct Callback: Equatable, Sendable {
  /// The line in the log, from 1.
  package var line: Int
  package var name: String
  /// What the line says besides its name.
  var fields: [JSONValue.Member]

  /// As a person would write it: `bar.shouldPop(screen=Three, depth=3)`.
  package var text: String {
    let fields = fields.map { "\($0.key)=\($0.value.shown)" }.joined(separator: ", ")
    return fields.isEmpty ? name : "\(name)(\(fields))"
  }

  func value(of key: String) -> String? {
    fields.first { $0.key == key }?.value.shown
  }
}

extension JSONValue {
  /// A text, a whole number or a truth value, as a table of expectations has it.
  fileprivate var shown: String {
    switch self {
    case .string(let text): text
    case .boolean(let flag): "\(flag)"
    case .integer(let number): "\(number)"
    default: "?"
    }
  }
}

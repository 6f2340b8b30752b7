/// Writes each callback as a line of JSON, in the order in which UIKit makes them.
@MainActor
final class CallbackLog {
  /// A field of a line.
  enum Value {
    case text(String)
    case whole(Int)
    case flag(Bool)
  }

  private let write: (String) -> Void

  init(_ write: @escaping (String) -> Void) {
    self.write = write
  }

  /// `fields` is nil where a value is not known: the field is left out.
  func tell(_ event: String, _ fields: KeyValuePairs<String, Value?> = [:]) {
    let members =
      [("event", Value.text(event))]
      + fields.compactMap { key, value in
        value.map { (key, $0) }
      }
    write("{" + members.map { "\"\($0)\":\(json($1))" }.joined(separator: ",") + "}")
  }

  private func json(_ value: Value) -> String {
    switch value {
    case .text(let text): "\"\(text)\""
    case .whole(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    }
  }
}

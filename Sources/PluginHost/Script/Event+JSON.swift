public import Navigation

extension Event {
  /// The event as one line of JSON; a controller is `{"id", "class", "title"}`.
  public var json: String {
    var fields = [
      ("index", "\(index)"), ("time", JSON.number(time)), ("name", JSON.string(name.rawValue)),
    ]
    if let controller { fields.append(("controller", JSON.controller(controller))) }
    if let plugin { fields.append(("plugin", JSON.string(plugin))) }
    for (key, value) in details { fields.append((key, JSON.value(value))) }
    return JSON.object(fields)
  }
}

/// Writes JSON text.
enum JSON {
  /// A string with its quotes.
  static func string(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case "\r": json += "\\r"
      case "\t": json += "\\t"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          let hex = String(scalar.value, radix: 16)
          json += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        } else {
          json.unicodeScalars.append(scalar)
        }
      }
    }
    return json + "\""
  }

  /// A number; null where it is not finite.
  static func number(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    return Int64(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  /// An object of fields whose values are JSON already.
  static func object(_ fields: [(String, String)]) -> String {
    "{" + fields.map { string($0.0) + ":" + $0.1 }.joined(separator: ",") + "}"
  }

  static func controller(_ controller: Controller) -> String {
    object([
      ("id", "\(controller.id)"), ("class", string(controller.className)),
      ("title", controller.title.map { string($0) } ?? "null"),
    ])
  }

  static func value(_ value: EventValue) -> String {
    switch value {
    case .string(let text): string(text)
    case .number(let number): self.number(number)
    case .integer(let number): "\(number)"
    case .boolean(let value): "\(value)"
    case .controller(let controller): self.controller(controller)
    }
  }
}

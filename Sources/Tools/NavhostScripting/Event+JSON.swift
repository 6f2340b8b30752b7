package import NavhostNavigation
internal import NavhostSupport

extension Event {
  /// The event as one line of JSON; a controller is `{"id", "class", "title"}`.
  package var json: String { json(ids: true) }

  /// The same with the ids of controllers and of attempts, or without.
  package func json(ids: Bool) -> String {
    var fields = [
      ("index", "\(index)"), ("time", JSONText.number(time)),
      ("name", JSONText.string(name.rawValue)),
    ]
    if let controller { fields.append(("controller", JSON.controller(controller, id: ids))) }
    if stack != 1 { fields.append(("stack", "\(stack)")) }
    if let plugin { fields.append(("plugin", JSONText.string(plugin))) }
    for (key, value) in details where ids || key != "id" {
      fields.append((key, JSON.value(value, ids: ids)))
    }
    return JSONText.object(fields)
  }
}

/// Values of events as JSON.
enum JSON {
  static func controller(_ controller: ControllerSummary, id: Bool) -> String {
    JSONText.object(
      (id ? [("id", "\(controller.id)")] : []) + [
        ("class", JSONText.string(controller.className)),
        ("title", controller.title.map { JSONText.string($0) } ?? "null"),
      ])
  }

  static func value(_ value: EventValue, ids: Bool) -> String {
    switch value {
    case .string(let text): JSONText.string(text)
    case .number(let number): JSONText.number(number)
    case .integer(let number): "\(number)"
    case .boolean(let value): "\(value)"
    case .controller(let controller): self.controller(controller, id: ids)
    case .data(let data): self.data(data)
    }
  }

  /// Data: a list is an array, another table an object whose keys are texts.
  static func data(_ data: AppData) -> String {
    switch data {
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): JSONText.number(value)
    case .string(let text): JSONText.string(text)
    case .bytes(let bytes): JSONText.string(Plain.bytes(bytes))
    case .table(let pairs) where data.isList && !pairs.isEmpty:
      "[" + pairs.map { self.data($0.value) }.joined(separator: ",") + "]"
    case .table(let pairs): JSONText.object(pairs.map { (key($0.key), self.data($0.value)) })
    }
  }

  private static func key(_ key: AppData) -> String {
    switch key {
    case .string(let text): text
    case .bytes(let bytes): Plain.bytes(bytes)
    default: "\(key)"
    }
  }
}

internal import Support

/// The buttons beside the phone, as calls of a stack. Transitions are not run to their end: the page
/// shows them.
enum WayOut {
  private static let plain: Set = [
    "tapBack", "requestPop", "pop", "popToRoot", "escape", "swipeDown", "requestDismiss", "dismiss",
  ]
  private static let unsettled = "{settle = false}"

  /// The input for a message called `name`; nil where there is none.
  static func input(_ name: String, _ json: JSONValue) -> Input? {
    if plain.contains(name) { return .call(Call(function: name, arguments: [unsettled])) }
    switch name {
    case "backMenu":
      return json["entry"]?.integer.map {
        .call(Call(function: name, arguments: ["\($0)", unsettled]))
      }
    case "answer":
      return json["value"]?.boolean.map {
        .call(Call(function: name, arguments: ["\($0)", unsettled]))
      }
    case "selectTab": return json["tab"]?.integer.map { .selectTab($0) }
    case "deepLink":
      return .call(Call(function: "setStack", arguments: ["{ask = true}"], takesRoot: true))
    case "push": return json["class"]?.text.map(push)
    default: return nil
    }
  }

  private static func push(_ name: String) -> Input {
    let name = name.isEmpty ? "Screen" : Plain.line(name, limit: 100)
    let argument = LuaText.quoted(Array(name.utf8))
    return .call(Call(function: "push", arguments: [argument, unsettled]))
  }
}

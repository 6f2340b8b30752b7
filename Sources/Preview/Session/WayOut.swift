internal import Support

/// The buttons beside the phone, as calls of `nav`. Transitions are not run to their end: the page
/// shows them.
enum WayOut {
  /// The call for a message called `name`; nil where there is none.
  static func call(_ name: String, _ json: JSONValue) -> String? {
    switch name {
    case "tapBack": return "nav.tapBack({settle = false})"
    case "requestPop": return "nav.requestPop({settle = false})"
    case "pop": return "nav.pop({settle = false})"
    case "escape": return "nav.escape({settle = false})"
    case "swipeDown": return "nav.swipeDown({settle = false})"
    case "requestDismiss": return "nav.requestDismiss({settle = false})"
    case "popToRoot": return "nav.popToRoot({settle = false})"
    case "backMenu":
      return json["entry"]?.integerValue.map { "nav.backMenu(\($0), {settle = false})" }
    case "answer":
      return json["value"]?.booleanValue.map { "nav.answer(\($0), {settle = false})" }
    case "push": return json["class"]?.stringValue.map(push)
    default: return nil
    }
  }

  private static func push(_ name: String) -> String {
    let name = name.isEmpty ? "Screen" : Plain.line(name, limit: 100)
    return "nav.push(\(LuaText.quoted(Array(name.utf8))), {settle = false})"
  }
}

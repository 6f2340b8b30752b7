internal import NavhostLanguageProtocol
internal import NavhostSupport

/// A breakpoint on a hook: where it is about to run, its parameters have their values.
struct HookBreakpoint: Equatable {
  let id: Int
  /// `shouldPop` or `plugin.shouldPop`.
  let name: String
  let condition: String?
  /// The n-th time that the condition holds.
  let hit: Int?
  /// What is wrong with it.
  let problem: String?

  init(id: Int, _ json: JSONValue) {
    self.id = id
    name = json["name"]?.text ?? ""
    condition = Self.text(json["condition"])
    let times = Self.text(json["hitCondition"])
    hit = times.flatMap(\.hitNumber)
    if !HookNames.isHook(name) {
      problem = "no hook '\(Plain.line(name, limit: 80))'"
    } else if let condition, let objection = TypedLua(condition).objection {
      problem = "the condition '\(Plain.line(condition, limit: 80))' \(objection)"
    } else if times != nil, hit ?? 0 < 1 {
      problem = "a hit condition is a number, 1 or more"
    } else {
      problem = nil
    }
  }

  private static func text(_ json: JSONValue?) -> String? {
    guard let text = json?.text, text.contains(where: { !$0.isWhitespace }) else { return nil }
    return text
  }

  func json() -> JSONValue {
    JSONValue.record(
      [("id", .whole(id)), ("verified", .boolean(problem == nil))]
        + (problem.map { [("message", .string($0))] } ?? []))
  }
}

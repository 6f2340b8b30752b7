internal import NavhostNavigation
internal import NavhostSupport

/// What policies ask of the app, and what the app does. Each action has a number of its own and tells the
/// answer that it goes with, for the checker.
extension StepMaker {
  static let deciding = [
    "function() \(action("no")) return false end", "function() \(action("yes")) end",
    "function() \(action("yes")) return true end",
    "function(c, x, next) \(action("either")) return next() end",
    "function(c, x, next) \(action("either")) end",
  ]

  static let asking = [
    """
    function() local id = choose("Which?", {"One", {id = "two", title = "Two"}, {title = "No", style = "cancel"}}) \
    if id == "two" then \(action("yes")) return true end \(action("no")) return false end
    """,
    """
    function() local done = await("save", {n = 1}, {timeout = 2}) \
    if done then \(action("yes")) return true end \(action("no")) return false, "not saved" end
    """,
    "function() \(action("either")) return confirm(\"Leave?\", {style = \"sheet\"}) end",
    "function() return await(\"save\") and confirm(\"Saved. Leave?\") end",
  ]

  static let told = ["function() \(action("told")) end"]

  /// Asks for an action that goes with an answer.
  private static func action(_ goes: String) -> String {
    "marks = (marks or 0) + 1 perform(\"act\", {mark = marks, goes = \"\(goes)\"})"
  }

  /// A hook that decides and asks for an action, of whatever is on the screen.
  mutating func acting(_ holder: String) -> String {
    let name = random.pick(["shouldPop", "shouldPop", "shouldPush", "shouldSelect"])
    let body = random.pick(StepMaker.deciding + StepMaker.asking)
    let known = navigation.top?.className ?? random.pick(classes)
    let className = LuaText.quoted(Array(known.utf8))
    return "\(holder) = nav.hook(\(className), \"\(name)\", \(body))"
  }

  private static let acting = [
    "", "nav.requestPop()", "nav.pop()", "nav.push(\"Done\")", "nav.tapBack()", "error(\"broken\")",
    "nav.settle()", "c.title = \"Done\"", "nav.app.done = true", "nav.escape()", "nav.advance(0.1)",
    "nav.present(\"Sheet\")", "nav.popToRoot()", "nav.setStack({\"Fresh\"}, {ask = true})",
    reloading,
  ]

  private static let reloading = "for _, plugin in ipairs(nav.plugins()) do plugin:reload() end"

  private static let answering = [
    "return true", "return false", "return nil, \"no\"", "", "return {saved = true}",
    "nav.pop() return true", "nav.push(\"Saving\") return true", "error(\"broken\")",
    "nav.requestPop()", "nav.popToRoot() return true", reloading + " return true",
    "if hook then hook:remove() end return true",
  ]

  /// A handler is put, or the last one taken away.
  mutating func handler() -> String {
    if random.once(in: 4) { return "if handler then handler:remove() end" }
    if random.once(in: 2) {
      let body = random.pick(StepMaker.acting)
      return "handler = nav.onAction(\"act\", function(c) \(body) end)"
    }
    let body = random.pick(StepMaker.answering)
    return "handler = nav.onAwait(\"save\", function(c) \(body) end)"
  }

  /// The app says something of itself.
  mutating func app() -> String {
    let value = random.pick(["true", "false", "nil", "40", "\"text\""])
    return "nav.app.\(random.pick(["done", "online", "user"])) = \(value)"
  }

  /// An answer that suits the question; where none is open, one to nothing.
  mutating func answer() -> String {
    let value = answerValue()
    return "\(nav).answer(\(value)\(settles() ? "" : ", {settle = false}"))"
  }

  private mutating func answerValue() -> String {
    switch navigation.question?.kind {
    case .choose?:
      let ids = navigation.question?.choices.map(\.id) ?? []
      return LuaText.quoted(Array(random.pick(ids).utf8))
    case .await?: return random.pick(["true", "false", "{saved = true}", "nil, \"no\""])
    default: return random.pick(["true", "false"])
    }
  }
}

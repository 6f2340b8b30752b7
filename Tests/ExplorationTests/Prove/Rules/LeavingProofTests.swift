import Expectations
import NavhostLua
import NavhostPluginHost
import NavhostScripting
import NavhostSymbolic
import ProgramSupport
import Testing

@testable import NavhostExploration

@Suite("When screens may be left without asking")
struct LeavingProofTests {
  private func rules(_ policy: String, _ manifest: String = "") throws -> LeavingRules {
    let folder = try Folder(["plugins/p.lua": plugin(policy, manifest)])
    defer { withExtendedLifetime(folder) {} }
    return try LeavingProof.rules(folder.path("plugins/p.lua"))
  }

  private func plugin(_ policy: String, _ manifest: String = "") -> String {
    "return {\(manifest)shouldPop = function(controller, pop)\n\(policy)\nend}"
  }

  private static let values: [(lua: String, value: Constant)] = [
    ("nil", .nil), ("false", .boolean(false)), ("true", .boolean(true)), ("''", .text("")),
    ("'new'", .text("new")), ("'done'", .text("done")), ("'x'", .text("x")), ("-7", .integer(-7)),
    ("0", .integer(0)), ("2", .integer(2)), ("2.5", .float(2.5)), ("3", .integer(3)),
    ("3.0", .float(3)), ("1e9", .float(1e9)),
  ]

  static let pure = [
    "return not controller.props.a",
    "if controller.props.a then return false, 'no' end",
    "if controller.props.a == true and app.b ~= true then return confirm('Leave?') end",
    "local a = controller.props.a if a == 'new' or a == 'done' then return false end return true",
    "local a = controller.props.a if type(a) == 'number' and a > 2 then return false end",
    "local a = controller.props.a if type(a) == 'number' and (a <= 2 or a == 3) then return true end "
      + "return a == nil",
    "if type(controller.props.a) == 'string' then return choose('What?', {{id = 'x', title = 'X'}}) == 'x' end",
    "if app.b == nil and controller.props.a == nil then return false end",
    "if (controller.props.a or 0) > 2 then return false end",
    "return true",
    "if controller.props.a then perform('save') return false end",
    "if controller.props.a and app.b then return await('save') end",
    "return controller.props.a > 2",
    "return #(controller.props.a or '') < 2",
    "return controller.props.a == app.b",
  ]

  @Test("the rules answer as the host does, whatever the values are", arguments: pure)
  func asTheHost(policy: String) throws {
    for manifest in ["", "onError = 'deny', "] {
      let rules = try rules(policy, manifest)
      let folder = try Folder(["p.lua": plugin(policy, manifest)])
      let session = try ScriptSession(host: NavigationHost())
      session.host.quarantines = false
      _ = try session.host.load(folder.path("p.lua"))
      for a in Self.values {
        for b in Self.values {
          let chunk = try session.load(
            """
            nav.onAwait("save", function() end)
            nav.app = {b = \(b.lua)}
            nav.setStack {"Home", {class = "Page", props = {a = \(a.lua)}}}
            local outcome = nav.tapBack()
            local question = nav.question()
            if question then nav.answer(question.kind == "choose" and "x" or question.kind == "await") end
            return outcome
            """, name: "=case")
          let outcome = try session.call(chunk).first?.stringValue
          let reader = Values(a: a.value, b: b.value)
          let rule = rules.rules.first { reader.holds($0.when) }
          expectEqual(
            rule?.canPop, outcome == "popped",
            "\(policy) with \(a.lua) and \(b.lua): \(outcome ?? "") \(rules.rules)")
        }
      }
    }
  }

  @Test("no input, no condition")
  func always() throws {
    let rules = try rules("return false").rules
    #expect(rules.count == 1 && rules[0].when == .always && !rules[0].canPop)
  }

  @Test(
    "a hook that may refuse a swipe is told of",
    arguments: [
      ("return false", "", true), ("return true", "", false), ("error('x')", "", false),
      ("error('x')", "onError = 'deny', ", true),
    ])
  func gesture(body: String, more: String, mayRefuse: Bool) throws {
    let manifest = "\(more)gestureShouldBegin = function() \(body) end, "
    try expectEqual(rules("return true", manifest).mayRefuseGesture, mayRefuse)
  }

  @Test(
    "what goes by something else is refused, with its line",
    arguments: [
      ("return os.time() > 5", "os.time"), ("return pop.count > 1", "reads 'count' of the pop"),
      ("if not controller.props.a then perform('log') end", "does 'log' on the way"),
      ("local a = controller.props.a return type(a) == 'number' and a * 2 > 5", "goes by"),
      ("if controller.props.a:match('^x') then return false end", "goes by"),
      ("return math.type(controller.props.a) == 'integer'", "tells integers from floats"),
      (
        "controller.state.n = (controller.state.n or 0) + 1 return controller.state.n > 3",
        "no prop and nothing of 'app'"
      ),
    ])
  func refused(policy: String, message: String) throws {
    let error = #expect(throws: NotPure.self) { try rules(policy) }
    #expect(error?.message.contains("p.lua:") == true)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test("a wrapper, a plugin without the hook, and what is no plugin are refused")
  func others() throws {
    let folder = try Folder([
      "wrap.lua": "return {shouldPop = function(c, pop, next) return next() end}",
      "none.lua": "return {backTitle = function() return 'x' end}", "broken.lua": "return {",
      "never.lua": "return {sources = {}, shouldPop = function() return false end}",
    ])
    for (name, message) in [
      ("wrap", "asks the rest of the chain"), ("none", "it has no shouldPop"),
      ("broken", "broken.lua:1:"), ("never", "asked about nothing"), ("missing", "missing.lua"),
    ] {
      let error = #expect(throws: NotPure.self) {
        try LeavingProof.rules(folder.path("\(name).lua"))
      }
      #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    }
  }
}

/// Evaluates conditions, as another language would.
private struct Values {
  var a: Constant
  var b: Constant

  func holds(_ condition: LeavingCondition) -> Bool {
    switch condition {
    case .all(let tests): tests.allSatisfy(holds)
    case .any(let tests): tests.contains(where: holds)
    case .not(let test): !holds(test)
    case .kind(let value, let kind): Self.kind(self.value(value)) == kind
    case .equal(let one, let other): areEqual(value(one), value(other))
    case .less(let one, let other): order(value(one), value(other)).map { $0 < 0 } ?? false
    case .lessOrEqual(let one, let other): order(value(one), value(other)).map { $0 <= 0 } ?? false
    }
  }

  private func value(_ value: LeavingValue) -> Constant {
    switch value {
    case .constant(let constant): constant
    case .prop: a
    case .app: b
    case .length(let inner):
      if case .text(let text) = self.value(inner) {
        .integer(Int64(text.count))
      } else {
        .integer(0)
      }
    case .field: .nil
    }
  }

  private static func kind(_ value: Constant) -> LeavingCondition.Kind {
    switch value {
    case .nil: .missing
    case .boolean(let flag): flag ? .yes : .no
    case .integer: .number
    case .float(let number): number.isNaN ? .notANumber : .number
    case .text: .text
    }
  }

  private static func number(_ value: Constant) -> Double? {
    switch value {
    case .integer(let number): Double(number)
    case .float(let number): number
    default: nil
    }
  }

  private func areEqual(_ one: Constant, _ other: Constant) -> Bool {
    if let left = Self.number(one), let right = Self.number(other) { return left == right }
    return one == other
  }

  private func order(_ one: Constant, _ other: Constant) -> Int? {
    if let left = Self.number(one), let right = Self.number(other) {
      return left < right ? -1 : left > right ? 1 : 0
    }
    guard case .text(let left) = one, case .text(let right) = other else { return nil }
    return left < right ? -1 : left == right ? 0 : 1
  }
}

/// How a made-up policy is written.
enum PolicyShape: String, CaseIterable {
  case earlyReturns, elseifs, nested, assignment, helpers, ruleLoop, whileLoop, andOr, negated
  case oneLine, alias, protected, stacked

  /// The text of a plugin. Each block begins with a mark that says when it runs: `--[[N]]` where rule N
  /// decides, N from 0; `--[[not N]]` where none up to that one does; `--[[if N]]` where its condition
  /// holds; `--[[half N]]` where the first part of it does, and no rule before; `--[[any]]` where any
  /// rule decides; `--[[else]]` where none does; `--[[always]]`.
  func text(_ policy: MadePolicy) -> String {
    var preludes: [String] = []
    for prelude in policy.tests.compactMap(\.prelude) where !preludes.contains(prelude) {
      preludes.append(prelude)
    }
    let classes = policy.classes.map { "'\($0)'" }.joined(separator: ", ")
    let parts = parts(policy)
    let lines =
      preludes + parts.before + ["return {", "controllers = {\(classes)},"]
      + ["shouldPop = function(c, pop)"] + parts.body + ["end,", "}"]
    let text = lines.joined(separator: self == .oneLine ? " " : "\n") + "\n"
    return self == .alias
      ? text.replacing("c.props", with: "props").replacing(
        "shouldPop = function(c, pop)", with: "shouldPop = function(c, pop) local props = c.props")
      : text
  }

  private func parts(_ policy: MadePolicy) -> (before: [String], body: [String]) {
    let last = "return \(policy.otherwise.lua)"
    switch self {
    case .earlyReturns, .oneLine, .alias: return ([], Self.early(policy) + [last])
    case .elseifs: return ([], Self.chain(policy))
    case .nested: return ([], Self.nested(policy, 0))
    case .assignment: return ([], Self.assigned(policy))
    case .helpers: return Self.helpers(policy)
    case .ruleLoop: return (Self.list(policy), Self.loop + [last])
    case .whileLoop: return (Self.list(policy), Self.counting + [last])
    case .andOr: return Self.andOr(policy)
    case .negated: return ([], Self.negated(policy, 0))
    case .protected: return Self.protected(policy)
    case .stacked: return ([], Self.stacked(policy) + [last])
    }
  }

  private static func early(_ policy: MadePolicy) -> [String] {
    policy.rules.enumerated().flatMap { place, rule in
      ["if \(rule.condition.lua) then", "--[[\(place)]] return \(rule.answer.lua)", "end"]
    }
  }

  private static func chain(_ policy: MadePolicy) -> [String] {
    policy.rules.enumerated().flatMap { place, rule in
      [
        "\(place == 0 ? "if" : "elseif") \(rule.condition.lua) then",
        "--[[\(place)]] return \(rule.answer.lua)",
      ]
    } + ["else", "--[[else]] return \(policy.otherwise.lua)", "end"]
  }

  private static func nested(_ policy: MadePolicy, _ place: Int) -> [String] {
    guard place < policy.rules.count else { return ["return \(policy.otherwise.lua)"] }
    let rule = policy.rules[place]
    return ["if \(rule.condition.lua) then", "--[[\(place)]] return \(rule.answer.lua)", "else"]
      + marked("not \(place)", nested(policy, place + 1)) + ["end"]
  }

  /// `if not … then … else return … end`: the rule's block is the `else`.
  private static func negated(_ policy: MadePolicy, _ place: Int) -> [String] {
    guard place < policy.rules.count else { return ["return \(policy.otherwise.lua)"] }
    let rule = policy.rules[place]
    return ["if not (\(rule.condition.lua)) then"]
      + marked("not \(place)", negated(policy, place + 1)) + [
        "else", "--[[\(place)]] return \(rule.answer.lua)", "end",
      ]
  }

  private static func marked(_ mark: String, _ lines: [String]) -> [String] {
    ["--[[\(mark)]] \(lines[0])"] + lines.dropFirst()
  }

  private static func assigned(_ policy: MadePolicy) -> [String] {
    let rules = policy.rules.enumerated().reversed().flatMap { place, rule in
      ["if \(rule.condition.lua) then", "--[[if \(place)]] answer = \(place + 1)", "end"]
    }
    let answers = policy.rules.enumerated().flatMap { place, rule in
      ["if answer == \(place + 1) then", "--[[\(place)]] return \(rule.answer.lua)", "end"]
    }
    return ["local answer = 0"] + rules + answers + ["return \(policy.otherwise.lua)"]
  }

  private static func helpers(_ policy: MadePolicy) -> ([String], [String]) {
    let functions = policy.rules.enumerated().map { place, rule in
      "local function is\(place)(c, pop) return \(rule.condition.lua) end"
    }
    let body = policy.rules.enumerated().flatMap { place, rule in
      ["if is\(place)(c, pop) then", "--[[\(place)]] return \(rule.answer.lua)", "end"]
    }
    return (functions, body + ["return \(policy.otherwise.lua)"])
  }

  private static func list(_ policy: MadePolicy) -> [String] {
    let rules = policy.rules.map { rule in
      "{test = function(c, pop) return \(rule.condition.lua) end, "
        + "answer = function() return \(rule.answer.lua) end},"
    }
    return ["local rules = {"] + rules + ["}"]
  }

  private static let loop = [
    "for _, rule in ipairs(rules) do", "if rule.test(c, pop) then",
    "--[[any]] return rule.answer()", "end", "end",
  ]

  private static let counting = [
    "local i = 1", "while i <= #rules do", "--[[always]] if rules[i].test(c, pop) then",
    "--[[any]] return rules[i].answer()", "end", "i = i + 1", "end",
  ]

  private static func andOr(_ policy: MadePolicy) -> ([String], [String]) {
    let functions = (policy.rules.map(\.answer) + [policy.otherwise]).map {
      "function() return \($0.lua) end,"
    }
    let choice = policy.rules.enumerated().map { place, rule in
      "\(rule.condition.lua) and \(place + 1)"
    }
    let last = policy.rules.count + 1
    return (
      ["local answers = {"] + functions + ["}"],
      ["return answers[\((choice + ["\(last)"]).joined(separator: " or "))]()"]
    )
  }

  private static func protected(_ policy: MadePolicy) -> ([String], [String]) {
    let body = policy.rules.enumerated().flatMap { place, rule in
      [
        "local ran, is\(place) = pcall(function() return \(rule.condition.lua) end)",
        "if ran and is\(place) then", "--[[\(place)]] return \(rule.answer.lua)", "end",
      ]
    }
    return ([], body + ["return \(policy.otherwise.lua)"])
  }

  /// Each `and` is an `if` in an `if`.
  private static func stacked(_ policy: MadePolicy) -> [String] {
    policy.rules.enumerated().flatMap { place, rule in
      guard case .and(let one, let other) = rule.condition else {
        return ["if \(rule.condition.lua) then", "--[[\(place)]] return \(rule.answer.lua)", "end"]
      }
      return [
        "if \(one.lua) then", "--[[half \(place)]] if \(other.lua) then",
        "--[[\(place)]] return \(rule.answer.lua)",
        "end", "end",
      ]
    }
  }
}

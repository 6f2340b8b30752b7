internal import NavhostSupport
internal import NavhostSymbolic

/// When a screen may be left, as a function of another language.
struct LeavingCode {
  /// What the languages write differently.
  struct Language: Sendable {
    /// The declaration of the function, above its conditions.
    let head: [String]
    /// A value of `props` or `app`, by its key, as this language quotes it.
    let input: @Sendable (_ table: String, _ key: String) -> String
    let kind: @Sendable (_ value: String, _ kind: LeavingCondition.Kind) -> String
    /// The text is this one; nothing but a text is.
    let isText: @Sendable (_ value: String, _ quoted: String) -> String
    let integer: @Sendable (Int64) -> String
    let float: @Sendable (Double) -> String
    let missing: String
    let quoted: @Sendable (_ text: String) -> String
    let answer: @Sendable (_ condition: String, _ canPop: Bool) -> String
    let end: @Sendable (_ canPop: Bool) -> [String]
    /// Functions that conditions may need, by their names.
    let helpers: [(name: String, needs: [String], lines: [String])]
  }

  private let rules: LeavingRules
  private let language: Language

  init(_ rules: LeavingRules, _ language: Language) {
    self.rules = rules
    self.language = language
  }

  var text: String {
    let answers = rules.rules.dropLast().map { language.answer(test($0.when), $0.canPop) }
    let end = language.end(rules.rules.last?.canPop ?? true)
    let body = language.head + answers + end
    return (about + body + helpers(of: answers)).map { $0 + "\n" }.joined()
  }

  private var about: [String] {
    var about = [
      "Made by navhost app export --can-pop of plugin \(Plain.line(rules.plugin, limit: 100)).",
      "Whether a screen of class \(Plain.line(rules.controllers.joined(separator: ", "), limit: 500)) "
        + "may be left without asking.",
    ]
    if rules.mayRefuseGesture {
      about.append(
        "The plugin's gestureShouldBegin may refuse a swipe besides: that is not told here.")
    }
    return about.map { "// \($0)" }
  }

  private func helpers(of answers: [String]) -> [String] {
    var wanted = Set(
      language.helpers.filter { helper in
        answers.contains { $0.holds(helper.name + "(") }
      }.map(\.name))
    for helper in language.helpers where wanted.contains(helper.name) {
      wanted.formUnion(helper.needs)
    }
    return language.helpers.filter { wanted.contains($0.name) }.flatMap { [""] + $0.lines }
  }

  // MARK: Conditions

  private func test(_ condition: LeavingCondition) -> String {
    switch condition {
    case .all(let tests): joined(tests, " && ", "true")
    case .any(let tests): joined(tests, " || ", "false")
    case .not(let test): "!(\(self.test(test)))"
    case .kind(let value, let kind): language.kind(self.value(value), kind)
    case .equal(let one, let other): equal(one, other)
    case .less(let one, let other): "less(\(value(one)), \(value(other)))"
    case .lessOrEqual(let one, let other): "lessOrEqual(\(value(one)), \(value(other)))"
    }
  }

  private func joined(_ tests: [LeavingCondition], _ sign: String, _ empty: String) -> String {
    let texts = tests.map { test in
      switch test {
      case .all(let parts), .any(let parts):
        parts.count == 1 ? self.test(parts[0]) : "(\(self.test(test)))"
      default: self.test(test)
      }
    }
    return texts.isEmpty ? empty : texts.joined(separator: sign)
  }

  private func equal(_ one: LeavingValue, _ other: LeavingValue) -> String {
    if case .constant(.text(let text)) = other {
      return language.isText(value(one), language.quoted(text.text))
    }
    return "same(\(value(one)), \(value(other)))"
  }

  private func value(_ value: LeavingValue) -> String {
    switch value {
    case .constant(let constant): self.constant(constant)
    case .prop(let name): language.input("props", language.quoted(name.text))
    case .app(let name): language.input("app", language.quoted(name.text))
    case .field(let table, .text(let key)):
      "field(\(self.value(table)), \(language.quoted(key.text)))"
    case .field(let table, let place): "element(\(self.value(table)), \(place.luaText))"
    case .length(let value): "length(\(self.value(value)))"
    }
  }

  private func constant(_ constant: Constant) -> String {
    switch constant {
    case .nil: language.missing
    case .boolean(let value): "\(value)"
    case .integer(let value): language.integer(value)
    case .float(let value): language.float(value)
    case .text(let text): language.quoted(text.text)
    }
  }
}

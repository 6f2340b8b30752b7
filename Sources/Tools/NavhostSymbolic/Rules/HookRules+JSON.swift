internal import NavhostSupport

extension HookRules {
  /// One object, as `navhost prove --json` has it.
  package func json(classes: [String]) -> String {
    let sources = hook == "shouldPop" ? analysis.policy.sources.map { $0.text } : []
    let places = places.map {
      JSONText.object(
        [
          ("file", JSONText.string($0.file)), ("line", "\($0.line)"),
          ("what", JSONText.string($0.what)),
        ], isSpaced: true)
    }
    return JSONText.object(
      [
        ("plugin", JSONText.string(plugin)), ("hook", JSONText.string(hook)),
        ("classes", JSONText.strings(classes, isSpaced: true)),
        ("sources", JSONText.strings(sources, isSpaced: true)), ("complete", "\(isComplete)"),
        ("unsupported", JSONText.list(places, isSpaced: true)),
        ("faults", JSONText.list(faults.map(json), isSpaced: true)),
        ("rules", JSONText.list(list(rules, []), isSpaced: true)),
      ], isSpaced: true)
  }

  private func json(_ fault: Fault) -> String {
    JSONText.object(
      [
        ("when", JSONText.string(fault.condition)),
        ("file", JSONText.string(fileName(fault.path.file))), ("line", "\(fault.path.line)"),
        ("message", JSONText.string(fault.path.message)),
      ], isSpaced: true)
  }

  private func list(_ rules: [Rule], _ before: [Literal]) -> [String] {
    rules.map { rule in json(rule, isOnly: rules.count == 1) }
  }

  private func json(_ rule: Rule, isOnly: Bool) -> String {
    let always = isOnly ? "always" : "otherwise"
    let when = rule.conditions.isEmpty ? always : texts.condition(rule.conditions)
    var fields: [(String, String)] = [
      ("when", JSONText.string(when)), ("supported", "\(rule.isUnderstood)"),
    ]
    switch rule.outcome {
    case .ends(let path): fields += ending(path)
    case .asks(let asked, let answers): fields += asking(asked, answers)
    }
    return JSONText.object(fields, isSpaced: true)
  }

  private func ending(_ path: Path) -> [(String, String)] {
    let isValue = path.answer == .value
    let text = detail(path.detail)
    let answer: String
    switch path.answer {
    case .none, .told: answer = "abstain"
    case .allow: answer = "allow"
    case .deny: answer = "deny"
    case .value: answer = "value"
    case .fault: answer = "fault"
    case .notUnderstood: answer = "abstain"
    }
    let reason = path.answer == .fault ? JSONText.string(path.message) : isValue ? "null" : text
    return [
      ("answer", JSONText.string(answer)), ("value", isValue ? text : "null"),
      ("reason", reason), ("line", "\(path.line)"),
      ("actions", JSONText.list(path.actions.map(json), isSpaced: true)),
      ("example", witness(path)), ("then", "[]"),
    ]
  }

  private func asking(_ asked: Path.Asked, _ answers: [Rule.Answered]) -> [(String, String)] {
    let text = asked.message.constant.map { JSONText.string($0.bytes?.text ?? $0.luaText) }
    let first = firstPath(answers)
    return [
      ("answer", JSONText.string(asked.asking.name)),
      ("value", text ?? made(texts.message(asked))), ("reason", "null"), ("line", "\(asked.line)"),
      ("actions", "[]"), ("example", first.map { witness($0) } ?? "null"),
      ("then", JSONText.list(answers.map { json($0, asked) }, isSpaced: true)),
    ]
  }

  private func firstPath(_ answers: [Rule.Answered]) -> Path? {
    for answer in answers {
      for rule in answer.rules {
        switch rule.outcome {
        case .ends(let path): return path
        case .asks(_, let inner): if let path = firstPath(inner) { return path }
        }
      }
    }
    return nil
  }

  /// What is answered to a question on a way, as Lua text.
  package func answer(_ asked: Path.Asked, _ path: Path) -> String {
    for choice in path.choices where choice.asked == asked {
      guard asked.asking == .await, case .kind(let term, _)? = choice.literals.first?.atom,
        let domain = analysis.solve(path.literals)?[term]
      else { return answered(choice.literals, asked) }
      return domain.sample([.true, .false, .text, .integer, .float, .nil])?.luaText ?? "{}"
    }
    return "true"
  }

  private func json(_ answer: Rule.Answered, _ asked: Path.Asked) -> String {
    JSONText.object(
      [
        ("answered", JSONText.string(answered(answer.literals, asked))),
        ("rules", JSONText.list(list(answer.rules, answer.literals), isSpaced: true)),
      ], isSpaced: true)
  }

  private func answered(_ literals: [Literal], _ asked: Path.Asked) -> String {
    var text = "true"
    if let first = literals.first {
      switch (asked.asking, first.atom) {
      case (.confirm, .kind(_, let kinds)): text = kinds == .true ? "true" : "false"
      case (.choose, .equal(_, .constant(let id))): text = id.luaText
      case (.await, _): text = first.holds ? "nil" : "true"
      default: break
      }
    }
    return text
  }

  private func json(_ action: Path.Action) -> String {
    let name = action.name.constant?.bytes.map { JSONText.string($0.text) }
    return JSONText.object(
      [
        ("action", name ?? made(texts.terms.text(action.name))),
        ("data", action.data.map { data($0) } ?? "null"),
      ], isSpaced: true)
  }

  private func made(_ text: String) -> String {
    JSONText.object([("made", JSONText.string("(\(text))"))], isSpaced: true)
  }

  private func data(_ data: DataText) -> String {
    let isConstant = data.parts.allSatisfy {
      if case .text = $0 { return true }
      return false
    }
    let text = texts.data(data)
    return isConstant ? JSONText.string(text) : made(text)
  }

  private func detail(_ detail: Path.Detail) -> String {
    switch detail {
    case .none: "null"
    case .operand(.constant(let constant)):
      JSONText.string(constant.bytes?.text ?? constant.luaText)
    case .operand(.term(let term)): made(texts.terms.text(term))
    case .data(let data): self.data(data)
    }
  }

  private func witness(_ path: Path) -> String {
    guard path.answer != .notUnderstood, let witness = analysis.witness(path.literals) else {
      return "null"
    }
    return JSONText.object(
      witness.values.map { ($0.input, JSONText.string($0.value)) }, isSpaced: true)
  }
}

/// Reads the conditions of a hook as tests of props and `app`.
struct LeavingReader {
  private let analysis: HookAnalysis
  private let texts: TermText

  init(_ analysis: HookAnalysis) {
    self.analysis = analysis
    texts = TermText(analysis.terms)
  }

  // MARK: Answers

  /// A question is a no: the screen is not left without asking.
  func canPop(_ outcome: Rule.Outcome) throws(NotPortable) -> Bool {
    guard case .ends(let path) = outcome else { return false }
    let canPop =
      switch path.answer {
      case .deny: false
      case .fault: !analysis.policy.failsClosed
      default: true
      }
    if canPop, path.answer != .fault, let action = path.actions.first {
      let name = action.name.constant?.bytes?.text ?? texts.text(action.name)
      throw NotPortable(
        message: "does '\(name)' on the way: no platform asks before it leaves", line: action.line)
    }
    return canPop
  }

  // MARK: Conditions

  func condition(_ rule: Rule) throws(NotPortable) -> LeavingCondition {
    let line = Self.line(rule.outcome)
    var ways: [LeavingCondition] = []
    for literals in rule.conditions {
      var tests: [LeavingCondition] = []
      for literal in literals {
        do throws(Unknown) {
          let test = try self.test(literal)
          if !tests.contains(test) { tests.append(test) }
        } catch {
          throw NotPortable(message: error.what, line: line)
        }
      }
      ways.append(tests.count == 1 ? tests[0] : .all(tests))
    }
    return ways.isEmpty ? .always : ways.count == 1 ? ways[0] : .any(ways)
  }

  private static func line(_ outcome: Rule.Outcome) -> Int {
    switch outcome {
    case .ends(let path): path.line
    case .asks(let asked, _): asked.line
    }
  }

  private struct Unknown: Error {
    var what: String
  }

  private func test(_ literal: Literal) throws(Unknown) -> LeavingCondition {
    let test: LeavingCondition
    switch literal.atom {
    case .kind(let term, let kinds):
      return try kind(term, literal.holds ? kinds : .any.subtracting(kinds))
    case .equal(let term, let operand): test = .equal(try value(term), try value(operand))
    case .less(let one, let other): test = .less(try value(one), try value(other))
    case .lessOrEqual(let one, let other): test = .lessOrEqual(try value(one), try value(other))
    case .oneOf(let term, let list):
      let value = try value(term)
      test = .any(list.map { .equal(value, .constant(.text($0))) })
    case .fact: throw Unknown(what: unknown(RuleText(analysis).condition([[literal]])))
    }
    return literal.holds ? test : .not(test)
  }

  private static let parts: [(Kinds, LeavingCondition.Kind)] = [
    (.nil, .missing), (.false, .no), (.true, .yes), (.ordered, .number), (.notANumber, .notANumber),
    (.text, .text), (.table, .table),
  ]

  private func kind(_ term: Term, _ kinds: Kinds) throws(Unknown) -> LeavingCondition {
    let known = kinds.intersection(.data)
    let numbers = known.intersection(.ordered)
    if !numbers.isEmpty, numbers != .ordered {
      throw Unknown(
        what: "tells integers from floats at \(texts.text(term)): other languages do not")
    }
    let value = try value(term)
    let within = Self.parts.filter { $0.0.isSubset(of: known) }.map { $0.1 }
    let without = Self.parts.filter { !$0.0.isSubset(of: known) }.map { $0.1 }
    func any(_ kinds: [LeavingCondition.Kind]) -> LeavingCondition {
      kinds.count == 1 ? .kind(value, kinds[0]) : .any(kinds.map { .kind(value, $0) })
    }
    return without.count < within.count ? .not(any(without)) : any(within)
  }

  // MARK: Values

  private func value(_ operand: Operand) throws(Unknown) -> LeavingValue {
    switch operand {
    case .constant(let constant): return .constant(constant)
    case .term(let term): return try value(term)
    }
  }

  private func value(_ term: Term) throws(Unknown) -> LeavingValue {
    switch analysis.terms[term] {
    case .field("controller.props", let name): return .prop(name)
    case .field("app", let name): return .app(name)
    case .field(let owner, let name):
      throw Unknown(
        what: "reads '\(name.text)' of the \(owner.text): "
          + "only props and 'app' are known before the swipe")
    case .index(let base, .constant(let key)):
      if key.bytes != nil { return .field(try value(base), key) }
      guard let place = key.whole, place > 0 else { break }
      return .field(try value(base), .integer(place))
    case .length(let base): return .length(try value(base))
    case .hidden, .outside:
      throw Unknown(what: "goes by '\(texts.text(term))', which is no prop and nothing of 'app'")
    default: break
    }
    throw Unknown(what: unknown(texts.text(term)))
  }

  private func unknown(_ what: String) -> String {
    "goes by '\(what)': other languages are not told that"
  }
}

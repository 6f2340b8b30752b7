package import NavhostSymbolic

/// The conditions of a hook's ways as Lua, which a script asks about the inputs of a real call.
package struct RuleProbe {
  private let analysis: HookAnalysis
  private var inputs: [String] = []

  package init(_ analysis: HookAnalysis) { self.analysis = analysis }

  /// `{inputs = {…}, ways = {{conditions = {…}, answer, reason, lines}, …}}`
  package mutating func lua() -> String {
    let ways = analysis.paths.map { way($0) }
    let all = inputs.map { "function(c, x) return \($0) end" }.joined(separator: ",\n")
    return
      "{complete = \(analysis.isComplete), inputs = {\(all)},\nways = {\n\(ways.joined(separator: ",\n"))}}"
  }

  private mutating func way(_ path: Path) -> String {
    let conditions = path.literals.map { "function(E) return \(condition($0)) end" }
    let lines = path.lines.union([path.line]).sorted().map { "[\($0)] = true" }
    var reason = ""
    if case .operand(let operand) = path.detail {
      reason = ", reason = function(E) return \(text(operand)) end"
    }
    let asks = path.asked.count
    return
      "{answer = \"\(path.answer)\", asks = \(asks), lines = {\(lines.joined(separator: ", "))}\(reason), conditions = {\(conditions.joined(separator: ", "))}}"
  }

  private mutating func condition(_ literal: Literal) -> String {
    let text = condition(literal.atom)
    return literal.holds ? text : "not (\(text))"
  }

  private mutating func condition(_ atom: Atom) -> String {
    switch atom {
    case .kind(let term, let kinds): return "K(\(text(term))) & \(kinds.rawValue) ~= 0"
    case .equal(let term, let operand): return "\(text(term)) == \(text(operand))"
    case .less(let one, let other): return "\(text(one)) < \(text(other))"
    case .lessOrEqual(let one, let other): return "\(text(one)) <= \(text(other))"
    case .oneOf(let term, let texts):
      let list = texts.map { "[\(Constant.quoted($0))] = true" }.joined(separator: ", ")
      return "({\(list)})[\(text(term))] == true"
    case .fact(let fact, let operands): return self.fact(fact, operands)
    }
  }

  private mutating func fact(_ fact: Fact, _ operands: [Operand]) -> String {
    let first = operands.first.map { text($0) } ?? "nil"
    switch fact {
    case .numeral: return "tonumber(\(first)) ~= nil"
    case .whole: return "math.tointeger(tonumber(\(first))) ~= nil"
    case .actionName: return "between(utf8.len(\(first)), 1, 64)"
    case .sameScreen: return "\(first) == \(operands.count > 1 ? text(operands[1]) : "nil")"
    default: return "unknown()"
    }
  }

  private mutating func text(_ operand: Operand) -> String {
    switch operand {
    case .constant(let constant): return "(\(constant.luaText))"
    case .term(let term): return text(term)
    }
  }

  private mutating func text(_ term: Term) -> String {
    switch analysis.terms[term] {
    case .field(let owner, let name): return input(path(owner), name)
    case .whole(let path): return input(self.path(path), nil)
    case .later(let base, let moment):
      // What is read of a call's inputs when it is answered the last of so many times.
      return "E.at(\(moment % 1000), function(E) return \(text(base)) end)"
    case .answer(let number, _): return "E.answer(\(number % 1000))"
    case .reason: return "\"why not\""
    case .index(let base, let key): return "index(\(text(base)), \(text(key)))"
    case .length(let base): return "#\(text(base))"
    case .arithmetic(let operation, let one, let other):
      return "(\(text(one)) \(operation.rawValue) \(text(other)))"
    case .negative(let one): return "(-\(text(one)))"
    case .complement(let one): return "(~\(text(one)))"
    case .joined(let one, let other): return "(\(text(one)) .. \(text(other)))"
    case .shown(let one): return "tostring(\(text(one)))"
    case .type(let one): return "type(\(text(one)))"
    case .mathType(let one): return "math.type(\(text(one)))"
    case .call(let name, let place, let operands):
      if name == "next" || name == "color" || name == "os.date" { return "unknown()" }
      let arguments = operands.map { text($0) }.joined(separator: ", ")
      return "(select(\(place + 1), \(name.text)(\(arguments))))"
    default: return "unknown()"
    }
  }

  private func path(_ owner: ByteText) -> String {
    var parts = owner.text.split(separator: ".").map { String($0) }
    let first = parts.removeFirst()
    var text = first == "controller" ? "c" : first == "app" ? "nav.app" : "x"
    for part in parts { text = part == "root" ? "root(\(text))" : "\(text).\(part)" }
    return text
  }

  private mutating func input(_ path: String, _ name: ByteText?) -> String {
    let text = name.map { "\(path)[\(Constant.quoted($0))]" } ?? path
    if let place = inputs.firstIndex(where: { Array($0.utf8) == Array(text.utf8) }) {
      return "E.input(\(place + 1))"
    }
    inputs.append(text)
    return "E.input(\(inputs.count))"
  }
}

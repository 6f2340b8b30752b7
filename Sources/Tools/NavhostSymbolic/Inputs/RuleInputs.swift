internal import NavhostSupport

/// Inputs that take hooks every way that their texts have: what a search writes on its screens.
package struct RuleInputs {
  /// An input as a script writes it, `title` or `props.dirty`, and values of Lua, nil first.
  package struct Values: Equatable, Sendable {
    package var input: String
    package var values: [String]
  }

  /// Sorted by the input.
  package private(set) var written: [Values] = []
  /// The classes that hooks compare with.
  package private(set) var classes: Set<ByteText> = []
  /// Each value once, as Lua text.
  private var values: [ExactName: [ExactName]] = [:]

  package init(_ policies: [Policy]) {
    for policy in policies {
      for hook in policy.hooks { add(hook) }
    }
    for prop in RuleInputs.props(policies) where values[prop] == nil { values[prop] = ["true"] }
    written = values.sorted { $0.key < $1.key }.map { input, values in
      Values(input: input.text, values: ["nil"] + values.map { $0.text })
    }
  }

  /// So many values of one input are written.
  private static let maximumValues = 32

  private mutating func add(_ hook: HookAnalysis) {
    for path in hook.paths where !HookRules.isByType(path) {
      for literal in path.literals { addClass(literal, hook.terms) }
      for (input, value) in hook.inputs(path.literals) where value != "nil" {
        let name = RuleInputs.name(input)
        guard name == "title" || name.hasPrefix("props.") || name.hasPrefix("props[") else {
          continue
        }
        let (input, value) = (ExactName(name), ExactName(value))
        let known = values[input] ?? []
        if known.count < RuleInputs.maximumValues, !known.contains(value) {
          values[input] = known + [value]
        }
      }
    }
  }

  private mutating func addClass(_ literal: Literal, _ terms: Terms) {
    guard let term = literal.atom.operands.first?.term, case .field(_, "class") = terms[term] else {
      return
    }
    switch literal.atom {
    case .equal(_, .constant(.text(let name))): classes.insert(name)
    case .oneOf(_, let names): classes.formUnion(names)
    default: break
    }
  }

  /// What the controller itself calls what hooks see of it from another one.
  private static func name(_ input: String) -> String {
    var rest = input[...]
    while let way = ways.first(where: { rest.hasPrefix($0) }) { rest = rest.dropFirst(way.count) }
    return rest == "previousTitle" ? "title" : String(rest)
  }

  private static let ways = ["previous.", "target.", "top.", "container.", "root.", "inner."]

  /// The props that hooks read.
  private static func props(_ policies: [Policy]) -> [ExactName] {
    policies.first?.terms.kinds.compactMap { kind in
      guard case .field(let owner, let name) = kind, owner.hasSuffix(".props") else { return nil }
      return ExactName(RuleInputs.name(TermText.field(owner, name)))
    } ?? []
  }
}

/// Inputs under which conditions hold, as Lua text.
package struct Witness: Sendable {
  /// From what stands in a script before `=` to a value of Lua.
  package var values: [(input: String, value: String)]

  package subscript(_ input: String) -> String? { values.first { $0.input == input }?.value }
}

extension HookAnalysis {
  /// Nil where none was found.
  package func witness(_ literals: [Literal]) -> Witness? {
    WitnessSearch(terms: terms) { self.solve($0) }.witness(literals)
  }

  /// Inputs that lead along a way, also where the app has to change them while a question is open: then an
  /// input stands there once for each of its values. Empty where none were found.
  func inputs(_ literals: [Literal]) -> [(input: String, value: String)] {
    let search = WitnessSearch(terms: terms, followsChanges: true) { self.solve($0) }
    return search.witness(literals)?.values ?? []
  }
}

/// Makes a value for each input that conditions name.
struct WitnessMaker {
  let terms: Terms
  let domains: [Term: Domain]

  /// Places on a stack or on a tab bar, and counts: a script would have to make as many controllers.
  private static let places: Set<ByteText> = ["index", "depth", "count", "from"]
  private static let mostControllers = 1000

  private func isFar(_ field: ByteText, _ domain: Domain?) -> Bool {
    let isPlace = WitnessMaker.places.contains(where: { $0 == field })
    guard isPlace, let value = domain?.anInteger else { return false }
    return value > WitnessMaker.mostControllers
  }

  /// Nil if a script cannot bring such inputs about.
  func make() -> Witness? {
    var values: [(input: String, value: String)] = []
    for term in domains.keys.sorted(by: { $0.id < $1.id }) {
      guard case .field(let owner, let name) = terms.kind(ofInput: term) else { continue }
      let isOfApp = owner == "app" || owner.hasSuffix(".props")
      guard isOfApp || !isFar(name, domains[term]), let value = value(term) else { return nil }
      var input = TermText.field(owner, name)
      if owner == "controller", name == "index" { input = "depth" }
      values.append((input, value))
    }
    return Witness(
      values: values.sorted { Array($0.input.utf8).lexicographicallyPrecedes(Array($1.input.utf8)) }
    )
  }

  private func value(_ term: Term) -> String? {
    guard let domain = domains[term] else { return nil }
    if !domain.kinds.contains(.table) || !needsTable(term), let sample = sample(term, domain) {
      return sample.luaText
    }
    return domain.kinds.contains(.table) ? table(term) : nil
  }

  /// A value that differs from the others it must differ from is not looked for here: the replay tells.
  private func sample(_ term: Term, _ domain: Domain) -> Constant? { domain.sample() }

  private func needsTable(_ term: Term) -> Bool {
    domains.keys.contains { other in
      switch terms[other] {
      case .index(let base, _), .element(let base, _): base == .term(term)
      default: false
      }
    } && domains[term]?.kinds == .table
  }

  private func table(_ term: Term) -> String {
    var fields: [String] = []
    for other in domains.keys.sorted(by: { $0.id < $1.id }) {
      switch terms[other] {
      case .index(.term(term), .constant(let key)):
        guard let value = value(other), value != "nil" else { continue }
        let name =
          key.bytes.map { $0.isName ? $0.text : "[\(Constant.quoted($0))]" } ?? "[\(key.luaText)]"
        fields.append("\(name) = \(value)")
      case .element(.term(term), _):
        if let value = value(other) { fields.append(value) }
      default: break
      }
    }
    return "{" + fields.joined(separator: ", ") + "}"
  }
}

internal import PluginCheck
internal import Support

/// The values that are tried for an input: those that matter to a plugin, as Lua writes them.
package struct InputDomain: Equatable, Sendable {
  /// `props.dirty`, `source`, `depth`.
  package var input: String
  package var values: [String]

  /// Nil, and what an input is compared with or used as; true, false and nil where nothing is known.
  static func values(of use: InputUse) -> [String] {
    var values: [String] = []
    if use.isNumber { values += numbers(use.numbers) }
    if !use.strings.isEmpty || use.isText || use.isColor { values += strings(use) }
    if use.isBoolean || values.isEmpty && !use.isTable { values += ["true", "false"] }
    return ["nil"] + values
  }

  /// None, each, and another.
  static func titles(_ literals: [String]) -> [String] {
    let other = ["A title", "Another title"].first { !literals.contains($0) } ?? "?"
    return ["nil"] + (literals + [other]).map { LuaText.quoted(Array($0.utf8)) }
  }

  /// Below, at and above each.
  private static func numbers(_ literals: [Double]) -> [String] {
    let around: [Double] = literals.isEmpty ? [0, 1] : literals.flatMap { [$0 - 1, $0, $0 + 1] }
    return Set(around).sorted().map(number)
  }

  static func number(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? LuaText.number(number)
  }

  /// Each, and another.
  private static func strings(_ use: InputUse) -> [String] {
    let literals = use.strings
    let others = use.isColor ? ["red", "blue"] : ["another", "yet another", "one more"]
    let other = others.first { !literals.contains($0) } ?? "?"
    return (literals + [other]).map { LuaText.quoted(Array($0.utf8)) }
  }
}

/// What the plugins of a proof name.
struct Named {
  /// The classes that plugins name; `Form` where there is none.
  var classes: [String] = []
  /// What is written on the top: a title and props that plugins name.
  var writable: [InputDomain] = []

  init(patterns: [String], facts: [PolicyFacts]) {
    var uses = PolicyFacts()
    for fact in facts { uses.join(fact) }
    let inPatterns = patterns.map { $0.filter { !"*?!".contains($0) } }
    let compared = uses.inputs["class"]?.strings ?? []
    let names = Set((inPatterns + compared).filter { !$0.isEmpty })
    classes = names.isEmpty ? ["Form"] : names.sorted()
    if let title = uses.inputs["title"] {
      writable.append(InputDomain(input: "title", values: InputDomain.titles(title.strings)))
    }
    writable += uses.props.map { name in
      let use = uses.inputs["props.\(name)"] ?? InputUse()
      return InputDomain(input: Named.place(name), values: InputDomain.values(of: use))
    }
  }

  /// Where a prop is written: `props.dirty`, `props["a-b"]`.
  static func place(_ name: String) -> String {
    LuaText.isName(name) ? "props.\(name)" : "props[\(LuaText.quoted(Array(name.utf8)))]"
  }
}

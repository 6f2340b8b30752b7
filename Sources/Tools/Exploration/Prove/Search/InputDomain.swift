internal import NavhostSupport
internal import PluginCheck

/// The values that are tried for an input: those that matter to a plugin, as Lua writes them.
package struct InputDomain: Equatable, Sendable {
  /// `props.dirty`, `source`, `depth`.
  package var input: String
  package var values: [String]

  /// Nil, and what an input is compared with or used as; true, false and nil where nothing is known.
  ///
  /// - Parameter tables: the tables that it may be.
  static func values(of use: InputUse, tables: [String] = []) -> [String] {
    var values: [String] = []
    if use.isNumber || use.types.contains("number") { values += numbers(use) }
    if use.takesText { values += strings(use) }
    if use.isTable || use.isCounted && !use.takesText { values += tables }
    if use.isLikened, use.isTested, values.isEmpty { values += ["\"another\""] }
    if use.isBoolean || use.types.contains("boolean") || values.isEmpty {
      values += ["true", "false"]
    }
    return ["nil"] + values + otherTypes(use, values)
  }

  /// Where the type is looked at, one of another type.
  private static func otherTypes(_ use: InputUse, _ values: [String]) -> [String] {
    if use.types.isEmpty || values.contains("true") { return [] }
    return use.types.contains("boolean") ? [] : ["true"]
  }

  /// None, each, and another.
  static func titles(_ use: InputUse) -> [String] {
    let literals = texts(use)
    let other = ["A title", "Another title"].first { !literals.contains($0) } ?? "?"
    return ["nil"] + (literals + [other]).map { LuaText.quoted(Array($0.utf8)) }
  }

  /// Below, at and above each, and between two that lie close.
  static func numbers(_ use: InputUse) -> [String] {
    let literals = Set(use.numbers).sorted()
    if literals.isEmpty { return use.isExample ? ["0", "1", "100"] : ["0", "1"] }
    let between = zip(literals, literals.dropFirst()).filter { $1 - $0 <= 1 }.map { ($0 + $1) / 2 }
    let around = literals.flatMap { [$0 - 1, $0, $0 + 1] }
    return Set(around + between).sorted().map(number)
  }

  static func number(_ number: Double) -> String {
    Int64(exactly: number).map { "\($0)" } ?? LuaText.number(number)
  }

  /// The strings that it is compared with, or that a pattern is found in, or of a length.
  static func texts(_ use: InputUse) -> [String] {
    var texts = use.strings
    texts += use.patterns.compactMap(PatternSample.text)
    let lengths = use.lengths.flatMap { [$0, $0 + 1] }.filter { $0 >= 0 && $0 <= 200 }
    texts += lengths.map { String(repeating: "x", count: Int($0)) }
    var seen: Set<ExactName> = []
    return texts.filter { seen.insert(ExactName($0)).inserted }
  }

  /// Each, and another.
  private static func strings(_ use: InputUse) -> [String] {
    let literals = texts(use)
    let others = use.isColor ? ["red", "blue"] : ["another", "yet another", "one more"]
    let other = others.first { !literals.contains($0) } ?? "?"
    return (literals + [other]).map { LuaText.quoted(Array($0.utf8)) }
  }
}

extension InputDomain {
  /// The values of a prop, a state or a setting, by what plugins do with it.
  static func values(of input: String, _ facts: PolicyFacts) -> [String] {
    let use = facts.use(of: input) ?? InputUse()
    return values(of: use, tables: TableSamples(facts).tables(PolicyFacts.name(input)))
  }
}

extension InputUse {
  /// It is a string somewhere.
  fileprivate var takesText: Bool {
    !strings.isEmpty || isText || isColor || types.contains("string") || !patterns.isEmpty
  }
}

internal import Exploration
internal import NavhostSupport

/// A table of when screens may be left, as a function of another language.
struct LeavingCode {
  /// What the languages write differently.
  struct Language: Sendable {
    /// The lines before the conditions.
    let head: @Sendable (_ about: [String]) -> [String]
    /// A value of `props` or `app`, by its key, as this language quotes it.
    let value: @Sendable (_ table: String, _ key: String) -> String
    let isMissing: @Sendable (_ value: String) -> String
    let isBoolean: @Sendable (_ value: String, _ boolean: Bool) -> String
    let isNumber: @Sendable (_ value: String) -> String
    /// The value as a number that can be compared, where it is one.
    let number: @Sendable (_ value: String) -> String
    let isText: @Sendable (_ value: String) -> String
    /// The text is this one.
    let equals: @Sendable (_ value: String, _ text: String) -> String
    let quoted: @Sendable (_ text: String) -> String
    let answer: @Sendable (_ condition: String) -> String
    let foot: [String]
  }

  private let table: LeavingTable
  private let language: Language

  init(_ table: LeavingTable, _ language: Language) {
    self.table = table
    self.language = language
  }

  /// What is in no row is not left without asking: tables, and what is no number.
  var text: String {
    let about = [
      "Made by navhost export --can-pop of plugin \(Plain.line(table.plugin, limit: 100)).",
      "Whether a screen of class \(Plain.line(table.controllers.joined(separator: ", "), limit: 500)) "
        + "may be left without asking.",
    ]
    let answers = table.rows.filter(\.canPop).map { row in
      let conditions = table.inputs.compactMap { input in
        row.when[input.name].map { tests(input, $0) }
      }
      return language.answer(Self.joined(conditions))
    }
    return (language.head(about) + answers + language.foot).map { $0 + "\n" }.joined()
  }

  /// Of each input one of its tests holds.
  private static func joined(_ conditions: [[String]]) -> String {
    if conditions.count == 1 { return conditions[0].joined(separator: " || ") }
    let groups = conditions.map { $0.count == 1 ? $0[0] : "(\($0.joined(separator: " || ")))" }
    return groups.isEmpty ? "true" : groups.joined(separator: " && ")
  }

  private func tests(_ input: LeavingTable.Input, _ cells: [LeavingTable.Cell]) -> [String] {
    let parts = input.name.split(separator: ".", maxSplits: 1).map(String.init)
    let value = language.value(parts[0], language.quoted(parts[1]))
    return cells.map { test(value, $0) }
  }

  private func test(_ value: String, _ cell: LeavingTable.Cell) -> String {
    switch cell {
    case .missing: return language.isMissing(value)
    case .boolean(let boolean): return language.isBoolean(value, boolean)
    case .number(let number):
      return all(language.isNumber(value), ["\(language.number(value)) == \(number)"])
    case .between(let low, let high):
      let number = language.number(value)
      // What is no number at all equals nothing.
      let bounds =
        (low.map { ["\(number) > \($0)"] } ?? []) + (high.map { ["\(number) < \($0)"] } ?? [])
      return all(language.isNumber(value), bounds.isEmpty ? ["\(number) == \(number)"] : bounds)
    case .text(let text): return language.equals(value, language.quoted(text))
    case .otherText(let texts):
      return all(
        language.isText(value), texts.map { "!(\(language.equals(value, language.quoted($0))))" })
    }
  }

  private func all(_ first: String, _ others: [String]) -> String {
    others.isEmpty ? first : "(\(([first] + others).joined(separator: " && ")))"
  }
}

extension LeavingCode.Language {
  static let typeScript = LeavingCode.Language(
    head: { about in
      about.map { "// \($0)" } + [
        "export type Value = null | undefined | boolean | number | string;",
        "",
        "export function canPop(props: Record<string, Value>, app: Record<string, Value>): boolean {",
      ]
    },
    value: { "\($0)[\($1)]" },
    isMissing: { "\($0) == null" },
    isBoolean: { "\($0) === \($1)" },
    isNumber: { "typeof \($0) === \"number\"" },
    number: { "(\($0) as number)" },
    isText: { "typeof \($0) === \"string\"" },
    equals: { "\($0) === \($1)" },
    quoted: { JSONText.string($0) },
    answer: { "  if (\($0)) return true;" },
    foot: ["  return false;", "}"])

  static let kotlin = LeavingCode.Language(
    head: { about in
      about.map { "// \($0)" } + [
        "fun canPop(props: Map<String, Any?>, app: Map<String, Any?>): Boolean {"
      ]
    },
    value: { "\($0)[\($1)]" },
    isMissing: { "\($0) == null" },
    isBoolean: { "\($0) == \($1)" },
    isNumber: { "\($0) is Number" },
    number: { "(\($0) as Number).toDouble()" },
    isText: { "\($0) is String" },
    equals: { "\($0) == \($1)" },
    quoted: { escaped($0) },
    answer: { "    if (\($0)) return true" },
    foot: ["    return false", "}"])

  static let dart = LeavingCode.Language(
    head: { about in
      about.map { "// \($0)" } + [
        "bool canPop(Map<String, Object?> props, Map<String, Object?> app) {"
      ]
    },
    value: { "\($0)[\($1)]" },
    isMissing: { "\($0) == null" },
    isBoolean: { "\($0) == \($1)" },
    isNumber: { "\($0) is num" },
    number: { "(\($0) as num)" },
    isText: { "\($0) is String" },
    equals: { "\($0) == \($1)" },
    quoted: { escaped($0) },
    answer: { "  if (\($0)) return true;" },
    foot: ["  return false;", "}"])

  /// In both languages a dollar begins an expression.
  private static func escaped(_ text: String) -> String {
    JSONText.string(text).split(separator: "$", omittingEmptySubsequences: false)
      .joined(separator: "\\$")
  }
}

internal import NavhostLuaSyntax

/// A pattern of a plugin's `controllers`.
struct ControllerPattern {
  /// Without the `!` in front.
  var text: String
  var isExclusion: Bool
  /// The text's bytes.
  var range: Range<Int>
  var expression: Expression

  /// Those that are written in the file.
  static func all(_ value: Expression, in check: FileCheck) -> [ControllerPattern] {
    let value = check.facts.resolve(value)
    let values =
      value.stringValue != nil
      ? [value]
      : (value.tableFields ?? []).filter { $0.isPositional }.map { check.facts.resolve($0.value) }
    return values.compactMap { one(value: $0, check.source) }
  }

  private static func one(value: Expression, _ source: SourceText) -> ControllerPattern? {
    guard let text = value.stringValue else { return nil }
    let isExclusion = text.hasPrefix("!")
    let name = isExclusion ? String(text.dropFirst()) : text
    let inner = (value.range.lowerBound + (isExclusion ? 2 : 1))..<(value.range.upperBound - 1)
    let isPlain = inner.lowerBound <= inner.upperBound && source.text(inner) == name
    return ControllerPattern(
      text: name, isExclusion: isExclusion, range: isPlain ? inner : value.range, expression: value)
  }
}

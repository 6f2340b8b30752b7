internal import NavhostLuaSyntax
internal import NavhostReference

/// Checks whether an expression is a colour.
struct ColorChecker {
  let check: FileCheck

  /// False where it is not even the kind of value that may be a colour.
  func accepts(_ constant: Constant, isFill: Bool, at range: Range<Int>, _ what: String) -> Bool {
    switch constant {
    case .string(let text):
      if let text, !ColorChecker.isColor(text) { reportNoColor(text, at: range, what) }
      return true
    case .table(let fields):
      checkTable(fields, isFill: isFill, at: range, what)
      return true
    default: return false
    }
  }

  /// The forms that docs/contract.md, "Colors", lists.
  static func isColor(_ text: String) -> Bool {
    if text == "auto" { return true }
    guard text.utf8.first == UInt8(ascii: "#") else {
      return Reference.colorNames.contains(text.lowercased())
    }
    let digits = text.utf8.dropFirst()
    return [3, 6, 8].contains(digits.count) && digits.allSatisfy { $0.isHexDigit }
  }

  private func reportNoColor(_ text: String, at range: Range<Int>, _ what: String) {
    let names = Reference.colorNames.sorted()
    check.reportUnknown(
      "unknown-color", at: range, "\(what): '\(text)' is no colour", name: text,
      among: text.hasPrefix("#") ? [] : names + ["auto"])
  }

  /// Components, or, for a fill, a list of colours.
  private func checkTable(
    _ fields: [TableField], isFill: Bool, at range: Range<Int>, _ what: String
  ) {
    let values = fields.filter { $0.isPositional }.map { $0.value }
    guard let first = values.first, values.count == fields.count else {
      if !isFill || !fields.isEmpty { reportShape(at: range, what) }
      return
    }
    if isFill, !isNumber(first) { return checkStops(values, what) }
    let isUnsure = values.last.map { $0.isMultiple } ?? false
    if !isUnsure, values.count != 3, values.count != 4 { return reportShape(at: range, what) }
    for value in values { checkComponent(value, what) }
  }

  private func isNumber(_ expression: Expression) -> Bool {
    switch Constant(expression) {
    case .number: true
    case .none: !mayBeColor(expression)
    default: false
    }
  }

  /// A call or a name may give a colour as well as a number.
  private func mayBeColor(_ expression: Expression) -> Bool {
    if case .chain = expression.kind { return false }
    return true
  }

  private func checkStops(_ values: [Expression], _ what: String) {
    for value in values {
      guard let constant = Constant(value) else { continue }
      if case .nil = constant { continue }
      if !accepts(constant, isFill: false, at: value.range, what) {
        check.report(
          "wrong-type", at: value.range, "\(what) must be a colour, not \(constant.kind)")
      }
    }
  }

  private func checkComponent(_ value: Expression, _ what: String) {
    guard let constant = Constant(value) else { return }
    guard case .number(let number, _) = constant else {
      return check.report(
        "wrong-type", at: value.range, "\(what): a component must be a number, not \(constant.kind)"
      )
    }
    if !(0...1).contains(number) {
      check.report(
        "unknown-color", at: value.range, "\(what): a component must be from 0 to 1")
    }
  }

  private func reportShape(at range: Range<Int>, _ what: String) {
    check.report("unknown-color", at: range, "\(what): a colour is {r, g, b} or {r, g, b, a}")
  }
}

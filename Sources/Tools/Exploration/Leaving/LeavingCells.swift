internal import PluginCheck

/// The cells of an input, each with the value that was tried for it.
struct LeavingCells {
  /// In the order of the domain; one value a cell.
  let values: [(value: String, cell: LeavingTable.Cell)]
  /// Every value of the domain, and the one that stands for its cell.
  let representatives: [String: String]

  /// - Parameters:
  ///   - domain: the values that are tried, as Lua writes them.
  ///   - use: what the policy does with it.
  init(_ domain: [String], _ use: InputUse) {
    var values: [(value: String, cell: LeavingTable.Cell)] = []
    var representatives: [String: String] = [:]
    for value in domain {
      let cell = Self.cell(value, use)
      if let known = values.first(where: { $0.cell == cell }) {
        representatives[value] = known.value
      } else {
        values.append((value, cell))
        representatives[value] = value
      }
    }
    self.values = values
    self.representatives = representatives
  }

  func cell(of value: String) -> LeavingTable.Cell? {
    values.first { $0.value == value }?.cell
  }

  private static func cell(_ value: String, _ use: InputUse) -> LeavingTable.Cell {
    switch value {
    case "nil": return .missing
    case "true", "false": return .boolean(value == "true")
    default: break
    }
    if let number = Double(value) { return self.number(number, Set(use.numbers).sorted()) }
    let texts = InputDomain.texts(use)
    return texts.first { CaseSpace.quoted($0) == value }.map { .text($0) } ?? .otherText(texts)
  }

  private static func number(_ number: Double, _ literals: [Double]) -> LeavingTable.Cell {
    if literals.contains(number) { return .number(number) }
    return .between(literals.last { $0 < number }, literals.first { $0 > number })
  }
}

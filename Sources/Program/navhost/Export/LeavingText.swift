internal import ArgumentParser
internal import Exploration
internal import NavhostSupport

/// The forms in which `navhost export --can-pop` writes a table.
enum LeavingFormat: String, ExpressibleByArgument, CaseIterable {
  case json, kotlin, dart, ts

  func text(of table: LeavingTable) -> String {
    switch self {
    case .json: table.json + "\n"
    case .kotlin: LeavingCode(table, .kotlin).text
    case .dart: LeavingCode(table, .dart).text
    case .ts: LeavingCode(table, .typeScript).text
    }
  }
}

extension LeavingTable {
  /// `{"plugin", "controllers", "sources", "inputs": [NAME], "rows": [{"when": {NAME: [CELL]}, "canPop"}]}`;
  /// a cell is `{"is": VALUE}`, `{"type": "number", "above": N, "below": N}` or `{"type": "string", "not": [TEXT]}`.
  fileprivate var json: String {
    JSONText.object([
      ("plugin", JSONText.string(plugin)), ("controllers", JSONText.strings(controllers)),
      ("sources", JSONText.strings(sources)), ("inputs", JSONText.strings(inputs.map(\.name))),
      ("rows", JSONText.list(rows.map(Self.json))),
    ])
  }

  private static func json(_ row: Row) -> String {
    let when = row.when.sorted { $0.key < $1.key }.map { input, cells in
      (input, JSONText.list(cells.map(json)))
    }
    return JSONText.object([("when", JSONText.object(when)), ("canPop", "\(row.canPop)")])
  }

  private static func json(_ cell: Cell) -> String {
    switch cell {
    case .missing: JSONText.object([("is", "null")])
    case .boolean(let value): JSONText.object([("is", "\(value)")])
    case .number(let number): JSONText.object([("is", JSONText.number(number))])
    case .text(let text): JSONText.object([("is", JSONText.string(text))])
    case .between(let low, let high):
      JSONText.object(
        [("type", "\"number\"")] + (low.map { [("above", JSONText.number($0))] } ?? [])
          + (high.map { [("below", JSONText.number($0))] } ?? []))
    case .otherText(let texts):
      JSONText.object([("type", "\"string\""), ("not", JSONText.strings(texts))])
    }
  }
}

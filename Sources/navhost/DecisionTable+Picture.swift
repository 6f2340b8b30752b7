internal import Exploration
internal import Navigation
internal import Rendering

extension DecisionTable {
  /// As a picture shows it.
  var sheet: TableSheet {
    let cases = cases == 1 ? "1 case" : "\(cases) cases"
    return TableSheet(
      title: "\(hook) of \(plugin)", note: "\(cases) · \(file):\(line)", columns: columns,
      rows: rows.map { row in
        TableSheet.Row(
          cells: columns.map { row.when[$0] ?? [] }, answer: row.answer, tone: tone(of: row.answer))
      })
  }

  private func tone(of answer: String) -> TableSheet.Tone {
    if answer.hasPrefix("fault: ") { return .fault }
    if answer == "yes" || answer.hasPrefix("yes: ") { return .yes }
    if answer == "no" || answer.hasPrefix("no: ") { return .no }
    if hook == "backColor", let color = Color(answer) { return .color(color) }
    return .plain
  }
}

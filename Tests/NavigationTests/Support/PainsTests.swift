import Expectations
import Testing

/// `Tests/pains.md` names an answer and a proof for everything reported, and the proof exists.
struct PainsTests {
  private let rows: [ProofTable.Row]

  init() throws {
    rows = try ProofTable("Tests/pains.md", columns: 4).rows
  }

  @Test func everythingReportedIsThere() {
    #expect(rows.count >= 40)
    expectEqual(Set(rows.map { $0.cells[0] }).count, rows.count)
    for row in rows { #expect(row.cells[0].contains("#") || row.cells[0].contains("openradar")) }
  }

  @Test func everyTestNamedExists() {
    for row in rows { #expect(row.missing == nil, "\(row.cells[0])") }
  }
}

import Expectations
import Foundation
import ProgramSupport
import Testing

@testable import NavhostFidelity

@Suite struct UnknownTests {
  private func page(_ path: String = "examples/FidelityApp/README.md") throws -> [String] {
    let page = URL.package.appending(path: path)
    return try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
  }

  @Test func `The page has each, by its letter`() throws {
    let letters = try page().compactMap { $0.firstMatch(of: /^\| ([a-z]) \|/)?.1 }
    expectEqual(letters.map(String.init), Unknown.allCases.map { String($0.rawValue) })
  }

  /// The gestures that tell an assumption are looked at whatever the switches are, or in both ways.
  @Test func `Each assumption is told by gestures that are compared`() throws {
    let page = try page("docs/fidelity.md")
    let start = try #require(page.firstIndex(of: "## Assumptions about UIKit"))
    let rows = page[start...].prefix { $0 != "## Differences between a phone and the model" }
      .compactMap { $0.wholeMatch(of: /\|.*\|.*\| (\d[^|]*) \|[^|]*\|/) }
    expectEqual(rows.count, 12)
    for row in rows {
      for number in row.1.prefix(while: { $0 != ";" && $0 != ":" }).split(separator: ", ") {
        let gesture = try #require(Int(number).map { Expectations.gestures[$0 - 1] })
        #expect(Expectations.all.contains { $0.gestures.contains(gesture) }, "\(gesture)")
      }
    }
  }

  @Test func `Each answer has words of its own`() {
    let words = Unknown.allCases.flatMap { [$0.whenOn, $0.whenOff] }
    expectEqual(Set(words).count, 2 * Unknown.allCases.count)
  }

  @Test func `The page says which gesture tells it`() throws {
    let rows = try page().compactMap { $0.wholeMatch(of: /\| (\d+) \| `(\w+)` \|.*\| (.*) \|/) }
    expectEqual(rows.map { String($0.2) }, Expectations.gestures)
    for row in rows {
      let told = Expectations.all.filter { $0.gestures.contains(String(row.2)) }
        .flatMap(\.ways).compactMap(\.unknown)
      let letters = Set(told).sorted().map { String($0.rawValue) }.joined(separator: ", ")
      expectEqual(String(row.3), letters.isEmpty ? "the model" : letters, "\(row.2)")
    }
  }
}

import Foundation
import ProgramSupport
import Testing

@testable import Fidelity

@Suite struct UnknownTests {
  private func page() throws -> [String] {
    let page = URL.package.appending(path: "docs/fidelity.md")
    return try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
  }

  @Test func `The page has each, by its letter`() throws {
    let letters = try page().compactMap { $0.firstMatch(of: /^\| ([a-z]) \|/)?.1 }
    #expect(letters.map(String.init) == Unknown.allCases.map { String($0.rawValue) })
  }

  @Test func `Each answer has words of its own`() {
    let words = Unknown.allCases.flatMap { [$0.whenOn, $0.whenOff] }
    #expect(Set(words).count == 2 * Unknown.allCases.count)
  }

  @Test func `The page says which gesture tells it`() throws {
    let rows = try page().compactMap { $0.wholeMatch(of: /\| (\d+) \| `(\w+)` \|.*\| (.*) \|/) }
    #expect(rows.map { String($0.2) } == Expectations.gestures)
    for row in rows {
      let told = Expectations.all.filter { $0.gestures.contains(String(row.2)) }
        .flatMap(\.ways).compactMap(\.unknown)
      let letters = Set(told).sorted().map { String($0.rawValue) }.joined(separator: ", ")
      #expect(String(row.3) == (letters.isEmpty ? "the model" : letters), "\(row.2)")
    }
  }
}

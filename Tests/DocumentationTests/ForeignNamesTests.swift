import Foundation
import Testing

/// An app imports our libraries beside Apple's: a type of one name in both is ambiguous there.
@Suite("Names of public types")
struct ForeignNamesTests {
  private static let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../scripts/dev").standardizedFileURL

  private func lines(_ file: String) throws -> [Substring] {
    try String(contentsOf: Self.scripts.appendingPathComponent(file), encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  /// The types that are no part of another, as the recorded declarations have them.
  private func ours() throws -> Set<String> {
    let declaration = /(?:class|struct|enum|protocol|actor|typealias) ([A-Z]\w*)/
    let types = try lines("api.txt").filter { !$0.hasPrefix("lua ") }.compactMap { line in
      let parts = line.split(separator: ": ", maxSplits: 1)
      guard parts.count == 2, let path = parts[0].split(separator: " ").last,
        let name = parts[1].firstMatch(of: declaration)?.1,
        line.hasPrefix("NavigationUIKit ") || path == name
      else { return nil as String? }
      return String(name)
    }
    return Set(types)
  }

  @Test func noneIsThatOfAnotherFramework() throws {
    let foreign = Set(try lines("foreign-names.txt").flatMap { $0.split(separator: " ") })
    let types = try ours()
    #expect(foreign.count > 250 && types.count > 90)
    #expect(types.contains("NavigationHost") && types.contains("PolicyNavigationController"))
    let clashes = types.filter { foreign.contains(Substring($0)) || $0.hasPrefix("UI") }
    #expect(clashes.isEmpty, "rename \(clashes.sorted())")
  }
}

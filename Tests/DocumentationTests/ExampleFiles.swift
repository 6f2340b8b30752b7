import Foundation
import ProgramSupport

/// The Swift files that pages quote. They are compiled with the tests, which run them.
enum ExampleFiles {
  /// The sample app is compiled and run by `deep.sh uikit adapter`.
  private static let folders = ["Tests/DocumentationTests/Examples", "examples/SampleApp"]

  private static let texts: [String] = folders.flatMap { folder in
    let files = try? FileManager.default.contentsOfDirectory(
      at: URL.package.appending(path: folder), includingPropertiesForKeys: nil)
    return (files ?? []).compactMap { try? String(contentsOf: $0, encoding: .utf8) }.map(flat)
  }

  /// Whether the lines stand together in one of the files, however far they are indented.
  static func contain(_ lines: String) -> Bool {
    texts.contains { $0.contains(flat(lines)) }
  }

  private static func flat(_ text: String) -> String {
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return "\n" + lines.joined(separator: "\n") + "\n"
  }
}

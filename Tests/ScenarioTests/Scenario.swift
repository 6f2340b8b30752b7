import Foundation
import ProgramSupport
import Testing

/// A script of `scripts/` and what it is expected to print.
struct Scenario: CustomTestStringConvertible {
  var name: String

  /// The path from the package's folder.
  var script: String { "scripts/\(name).lua" }

  var expected: String {
    get throws { try String(contentsOf: recording, encoding: .utf8) }
  }

  var testDescription: String { name }

  func record(_ output: String) throws {
    try Data(output.utf8).write(to: recording)
  }

  private var recording: URL { Self.folder.appending(path: "\(name).expected") }

  private static let folder = URL.package.appending(path: "scripts")

  static let all = ((try? names(of: "lua")) ?? []).map { Scenario(name: $0) }

  /// The files of `scripts/` with that ending, without it.
  static func names(of ending: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == ending }
      .map { $0.deletingPathExtension().lastPathComponent }
      .sorted()
  }
}

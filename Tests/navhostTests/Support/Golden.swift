import Foundation
import Testing

/// What a test compares with a file, or writes to it where `NAVHOST_RECORD` is set; then the test
/// fails, so that nobody records unawares.
enum Golden {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Transcripts")

  static let isRecording = ProcessInfo.processInfo.environment["NAVHOST_RECORD"] != nil

  /// The screens that a file of them has, in order; none while they are recorded.
  static func screens(_ name: String) throws -> [String] {
    if isRecording { return [] }
    let text = try String(contentsOf: folder.appending(path: name + ".screens"), encoding: .utf8)
    return text.components(separatedBy: "==== ").dropFirst().map { block in
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      return lines.dropLast().joined(separator: "\n")
    }
  }

  static func check(
    _ text: String, _ name: String, location: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appending(path: name)
    if isRecording {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(name)", sourceLocation: location)
      return
    }
    let wanted = (try? String(contentsOf: file, encoding: .utf8)) ?? "(no file \(name))"
    #expect(text == wanted, "\(name) differs", sourceLocation: location)
  }

  /// The names of the files with that ending, without it.
  static func names(_ ending: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }
}

import Foundation

@testable import NavhostFidelity

/// A log that the stand-in for UIKit made under some switches; its own tests compare it.
struct GoldenLog {
  static let names = ["none"] + Unknown.allCases.map { String($0.rawValue) } + [all]

  /// The log with all switches on.
  static let all = String(Unknown.allCases.map(\.rawValue))

  var lines: [String]

  init(_ name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("Golden/\(name).jsonl")
    lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  var text: String { lines.joined(separator: "\n") + "\n" }

  /// The place of the first line after the beginning of a gesture that contains `text`.
  func place(of text: String, in gesture: String) throws -> Int {
    let start = lines.firstIndex { $0.contains("\"name\":\"\(gesture)\"") } ?? lines.count
    return lines[start...].firstIndex { $0.contains(text) } ?? lines.count
  }

  /// The log without some gestures.
  func without(_ gestures: Set<String>) -> GoldenLog {
    var copy = self
    var isLeftOut = false
    copy.lines = lines.filter { line in
      if line.contains(#""event":"gesture""#) {
        isLeftOut = gestures.contains { line.contains("\"name\":\"\($0)\"") }
      }
      return !isLeftOut
    }
    return copy
  }

  func comparison() throws -> Comparison { Comparison(try CallbackLog(Array(text.utf8))) }
}

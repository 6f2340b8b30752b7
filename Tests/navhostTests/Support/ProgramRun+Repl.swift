import Foundation
import ProgramSupport

extension ProgramRun {
  /// Runs `navhost repl` with lines piped in.
  static func repl(
    _ lines: [String], _ arguments: [String] = [], in folder: URL? = nil
  ) throws -> ProgramRun {
    try ProgramRun(["repl"] + arguments, in: folder, input: lines.map { $0 + "\n" }.joined())
  }
}

import Foundation
import PluginHost
import Scripting
import Testing

@testable import navhost

/// A REPL without a terminal.
final class ReplFixture {
  let host = NavigationHost()
  let repl: Repl

  init(bounds: ValuePrinter.Bounds = .wide) throws {
    host.onLog = { _ in }
    repl = try Repl(try ScriptSession(host: host), bounds: bounds)
  }

  /// Enters lines; what the last one shows.
  @discardableResult
  func enter(_ lines: String...) throws -> String {
    var shown = ""
    for line in lines { shown = try text(repl.enter(line), line) }
    return shown
  }

  private func text(_ step: Repl.Step, _ line: String) throws -> String {
    switch step {
    case .shown(let text), .told(let text): text
    case .incomplete: "…"
    default: throw Unexpected(description: "\(line): \(step)")
    }
  }

  /// The message of the error that the line ends in.
  func error(_ line: String) throws -> ReplError {
    let step = repl.enter(line)
    guard case .failed(let error) = step else {
      throw Unexpected(description: "\(line): \(step)")
    }
    return error
  }
}

struct Unexpected: Error, CustomStringConvertible {
  var description: String
}

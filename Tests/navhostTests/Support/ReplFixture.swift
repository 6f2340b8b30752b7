import Foundation
import NavhostPluginHost
import NavhostScripting
import Testing

@testable import NavhostScriptHost
@testable import navhost

/// A REPL without a terminal.
final class ReplFixture {
  let host = NavigationHost()
  let repl: Repl

  /// A plugin that asks before a draft is left.
  static let asks = """
    return {
      name = "asks", version = "1.2.3", priority = 5, controllers = {"Draft", "!Other"},
      shouldPop = function(controller) return confirm("Throw it away?", {ok = "Throw", cancel = "Keep"}) end,
    }
    """

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

  /// What completion offers for a text, after lines that were entered: a `Draft` lies on a `Home`.
  static func words(_ text: String, after lines: [String] = []) throws -> [String] {
    let fixture = try ReplFixture()
    for line in ["nav.setRoot('Home')", "nav.push{class = 'Draft', props = {note = 1}}"] + lines {
      try fixture.enter(line)
    }
    return Completer(fixture.repl).completion(text).words
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

// A fuzz target: bytes as lines typed at the prompt. They are cut into tokens, completed at every
// place, and run inside a plugin's sandbox, where they reach nothing and end soon. Nothing may trap; what
// was cut must be the same again when it is joined; and the prompt must be ready for the next line.
internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost

@testable import navhost

final class Prompt {
  let host = NavigationHost(limits: Limits(hookFuel: 20_000, loadFuel: 20_000))
  let repl: Repl
  let completer: Completer
  var inputs = 0

  init(plugin: String) throws {
    repl = try Repl(try ScriptSession(host: host))
    completer = Completer(repl)
    repl.inside = try host.load(plugin)
    host.navigation.push(host.navigation.makeController(className: "Home"))
  }

  func take(_ text: String) {
    inputs += 1
    require(Piece.all(of: text).map(\.text).joined() == text, "tokens lose text")
    for (place, line) in text.split(separator: "\n").enumerated() where place < 4 {
      var typed = ""
      for character in line.prefix(60) {
        typed.append(character)
        _ = completer.completion(typed).insertion
      }
    }
    _ = repl.isComplete(text)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      // Dot commands read and write files.
      if line.first != "." { _ = repl.enter(String(line)) }
    }
    _ = repl.end()
    require(!repl.isIncomplete, "a statement is left over")
    require(repl.enter("1 + 1") == .shown("2"), "the prompt is not ready")
  }

  private func require(_ holds: Bool, _ problem: String) {
    if !holds { fatalError(problem) }
  }
}

/// One for many inputs: a host costs more than a line.
nonisolated(unsafe) private var prompt: Prompt?

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ size: Int) -> Int32 {
  if prompt == nil || prompt!.inputs > 500 { prompt = try! Prompt(plugin: "plugins/draft_guard") }
  prompt!.take(String(decoding: UnsafeBufferPointer(start: data, count: size), as: UTF8.self))
  return 0
}

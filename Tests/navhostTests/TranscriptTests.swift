import Foundation
import ProgramSupport
import Testing

/// Sessions as they were: what is piped in, or typed at a terminal, and what comes back.
/// `NAVHOST_RECORD=1` writes them anew.
@Suite(.serialized) struct TranscriptTests {
  @Test(arguments: Golden.names(".repl"))
  func `A piped session answers as recorded`(name: String) throws {
    let input = try String(
      contentsOf: Golden.folder.appending(path: name + ".repl"), encoding: .utf8)
    let run = try ProgramRun(
      ["repl", "--keep-going"], in: Golden.folder, input: input, mixesErrors: true)
    try Golden.check(run.output, name + ".out")
  }

  @Test(arguments: Golden.names(".keys"))
  func `A session at a terminal looks as recorded`(name: String) throws {
    let keys = try String(
      contentsOf: Golden.folder.appending(path: name + ".keys"), encoding: .utf8)
    let terminal = try Terminal(["repl"], in: Golden.folder)
    var wanted = try Golden.screens(name)[...]
    var screens = ""
    for line in keys.split(separator: "\n") {
      try terminal.press(String(line))
      let screen = try terminal.screen(wanted: wanted.popFirst())
      screens += "==== \(line)\n\(screen)\n"
    }
    try Golden.check(screens, name + ".screens")
  }
}

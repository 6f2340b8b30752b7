import Foundation
import ProgramSupport
import Testing

/// Terminals that can less, and texts that come faster than a person types.
@Suite struct PromptedLinesTests {
  private func terminal(_ folder: Folder, _ name: String) throws -> PseudoTerminal {
    try PseudoTerminal(
      ["repl", "--no-plugins"], in: folder.url, environment: ["TERM": name], answer: "")
  }

  @Test(arguments: ["dumb", ""])
  func `A terminal that cannot move its cursor gets nothing but text`(name: String) throws {
    let folder = try Folder()
    let terminal = try terminal(folder, name)
    defer { terminal.end() }
    try terminal.wait { $0.hasSuffix("> ") }
    terminal.type("for i = 1, 2 do\n")
    try terminal.wait { $0.hasSuffix("\r\n>> ") }
    terminal.type("print('n' .. i) end\n")
    try terminal.wait { $0.contains("n2\r\n> ") }
    terminal.type("1 + \u{3}")
    try terminal.wait { $0.hasSuffix("> ") && $0.contains("^C") }
    terminal.type(".show\n")
    try terminal.wait { $0.contains("navhost-screen.png") }
    terminal.type("print('be' .. 'gun') while true do end\n")
    try terminal.wait { $0.contains("begun\r\n") }
    terminal.type("\u{3}")
    try terminal.wait { $0.contains("interrupted") }
    terminal.type("\u{4}")
    let output = try terminal.wait { $0.hasSuffix("> \r\n") }
    #expect(!output.contains("\u{1B}"), "\(output.debugDescription)")
  }

  /// Each character cost as much as all before it: so many took the better part of an hour.
  @Test func `A long line that is not marked as pasted is taken at once`() throws {
    let folder = try Folder()
    let terminal = try terminal(folder, "xterm")
    defer { terminal.end() }
    try terminal.wait { $0.contains("\u{1B}[?2004h") }
    terminal.type("x = '" + String(repeating: "a", count: 300_000) + "'\r")
    terminal.type("print('len' .. 'gth', #x)\r")
    try terminal.wait { $0.contains("length\t300000") }
  }
}

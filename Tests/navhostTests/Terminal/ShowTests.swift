import Foundation
import ProgramSupport
import Testing

/// `.show` at terminals that know pictures, and at one that does not.
@Suite struct ShowTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  /// What the program writes after `.show` is typed, up to what is wanted.
  private func shown(_ answer: String, until isThere: (String) -> Bool) throws -> String {
    let terminal = try PseudoTerminal(
      ["repl", "--no-plugins"], in: folder.url,
      environment: ["NO_COLOR": "1", "TMPDIR": folder.path], answer: answer)
    defer { terminal.end() }
    try terminal.wait { $0.contains("Ctrl-D leaves.") && $0.contains("> ") }
    terminal.type("nav.setRoot{class = 'Inbox', title = 'Inbox'}\r")
    try terminal.wait { $0.contains("controller 1: Inbox") }
    terminal.type(".show\r")
    return try terminal.wait(for: isThere)
  }

  private let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  @Test func `A terminal that knows kitty's graphics gets a whole PNG file`() throws {
    let output = try shown("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4c") {
      $0.contains(#/\x1B_G(a=T,f=100,r=24,)?m=0;[^\x1B]*\x1B\\/#)
    }
    let pieces = output.matches(of: #/\x1B_G(?:a=T,f=100,r=24,)?m=[01];([^\x1B]*)\x1B\\/#)
    let file = try #require(Data(base64Encoded: pieces.map(\.output.1).joined()))
    #expect(file.starts(with: png))
    #expect(file.suffix(8).starts(with: "IEND".utf8))
    #expect(!FileManager.default.fileExists(atPath: folder.path("navhost-screen.png")))
  }

  @Test(arguments: ["\u{1B}[?62;4;22c", ""])
  func `Where the terminal knows none, or says nothing, the picture is a file`(
    answer: String
  ) throws {
    let file = folder.path("navhost-screen.png")
    let output = try shown(answer) { $0.contains("the picture is in \(file)") }
    #expect(!output.contains("\u{1B}P"))
    #expect(FileManager.default.contents(atPath: file)?.starts(with: png) == true)
  }
}

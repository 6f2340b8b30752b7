import Foundation
@preconcurrency import Glibc
import ProgramSupport
import Testing

@testable import navhost

@Suite struct TerminalGraphicsTests {
  @Test func `What a terminal answers tells how it shows pictures`() {
    #expect(TerminalGraphics(answer: "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c") == .kitty)
    #expect(TerminalGraphics(answer: "\u{1B}[?62;4;22c") == .sixel)
    #expect(TerminalGraphics(answer: "\u{1B}[?4c") == nil)
    #expect(TerminalGraphics(answer: "\u{1B}[?1;2c") == nil)
    #expect(TerminalGraphics(answer: "") == nil)
  }

  @Test func `kitty gets the file in pieces, the last one marked`() {
    let text = TerminalGraphics.kitty(Array(repeating: 7, count: 5000))
    let pieces = text.split(separator: "\u{1B}\\")
    #expect(pieces.count == 2)
    #expect(pieces[0].hasPrefix("\u{1B}_Ga=T,f=100,r=24,m=1;"))
    #expect(pieces[1].hasPrefix("\u{1B}_Gm=0;"))
  }
}

/// `.show` in a terminal of the test's own, which answers what it is asked.
@Suite struct ShowTests {
  @Test(arguments: [
    ("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c", "\u{1B}_Ga=T,f=100"), ("\u{1B}[?62;4;22c", "\u{1B}P"),
    ("\u{1B}[?1;2c", "the picture is in"),
  ])
  func `The picture comes as the terminal says that it can show it`(answer: String, picture: String)
    throws
  {
    let folder = try Folder()
    let terminal = try AnsweringTerminal(answer, in: folder)
    try terminal.wait(for: "\n")
    terminal.type("nav.setRoot('Home')\r")
    try terminal.wait(for: "controller 1: Home")
    terminal.type(".show\r")
    try terminal.wait(for: picture)
    terminal.type("nav.depth + 41\r")
    try terminal.wait(for: "42")
    terminal.type("\u{4}")
    #expect(terminal.status == 0)
    #expect(!terminal.text.contains("navhost: stdin"), "the answer is no input")
  }
}

/// The program at a terminal whose other end is the test.
private final class AnsweringTerminal {
  private let process = Process()
  private let master: Int32
  private let answer: String
  private var bytes: [UInt8] = []
  /// What has been answered already, of the questions that came.
  private var answered = 0

  var text: String { String(decoding: bytes, as: UTF8.self) }

  init(_ answer: String, in folder: Folder) throws {
    self.answer = answer
    var (here, there): (Int32, Int32) = (0, 0)
    try #require(openpty(&here, &there, nil, nil, nil) == 0)
    master = here
    let slave = FileHandle(fileDescriptor: there, closeOnDealloc: true)
    process.executableURL = ProgramRun.navhost
    process.arguments = ["repl", "--no-plugins"]
    process.currentDirectoryURL = folder.url
    process.environment = [
      "TERM": "xterm-256color", "HOME": folder.path, "TMPDIR": folder.path, "LC_ALL": "C.UTF-8",
      "NO_COLOR": "1",
    ]
    process.standardInput = slave
    process.standardOutput = slave
    process.standardError = slave
    try process.run()
  }

  deinit {
    process.terminate()
    close(master)
  }

  var status: Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  func type(_ keys: String) {
    let keys = Array(keys.utf8)
    _ = write(master, keys, keys.count)
  }

  /// Reads until the text has come, and answers what is asked. It gives up after five minutes of
  /// silence; a machine is never that busy.
  func wait(for wanted: String) throws {
    let from = bytes.count
    while !String(decoding: bytes[from...], as: UTF8.self).contains(wanted) {
      var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      try #require(poll(&ready, 1, 300_000) == 1, "never came: \(wanted) in \(text)")
      var piece = [UInt8](repeating: 0, count: 4096)
      let count = read(master, &piece, piece.count)
      try #require(count > 0, "ended before \(wanted) in \(text)")
      bytes += piece[..<count]
      let questions = text.components(separatedBy: "\u{1B}[c").count - 1
      if questions > answered {
        answered = questions
        type(answer)
      }
    }
  }
}

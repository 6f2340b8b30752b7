internal import ArgumentParser
@preconcurrency internal import Glibc
internal import LanguageProtocol
internal import LanguageServer
internal import Support

/// `navhost lsp`.
struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve an editor: the language server protocol on standard input.",
    discussion: """
      An editor starts it and speaks with it on standard input and output. docs/editors.md says what \
      Neovim, VS Code, Emacs and Kate need. The exit status is 0 after 'shutdown' and 'exit', else 1.
      """)

  func run() throws {
    // A client that goes away is an error where it is written to.
    signal(SIGPIPE, SIG_IGN)
    let output = try Output.takeStandardOutput()
    let server = LanguageServer(version: Version.text, runSpec: SpecProcess.run)
    var frames = FrameReader()
    var room = [UInt8](repeating: 0, count: 64 * 1024)
    while server.status == nil {
      let count = read(0, &room, room.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      frames.append(room[..<count])
      do throws(FrameReader.Problem) {
        while server.status == nil, let body = try frames.next() {
          for message in server.answer(IncomingMessage(body)) { Self.write(message, output) }
        }
      } catch {
        Self.write(.failure(id: .null, ResponseError(.parseError, error.message)), output)
        throw Failure(.failed, error.message)
      }
      guard fflush(output) == 0 else { throw Failure(.failed, Output.unwritten) }
    }
    server.end()
    if server.status != 0 { throw Failure(.failed, Self.ending(frames)) }
  }

  private static func ending(_ frames: FrameReader) -> String {
    frames.isInside
      ? "the input ended within a frame" : "the editor went without 'shutdown' and 'exit'"
  }

  private static func write(_ message: OutgoingMessage, _ file: UnsafeMutablePointer<FILE>) {
    message.frame.withUnsafeBufferPointer { bytes in
      _ = fwrite(bytes.baseAddress, 1, bytes.count, file)
    }
  }
}

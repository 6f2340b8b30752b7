internal import ArgumentParser
internal import NavhostCommandLine
internal import NavhostLanguageProtocol
internal import NavhostLanguageServer
internal import NavhostPlatform
internal import NavhostSupport

/// `navhost lsp`.
struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: OwnProgram.lsp.file, abstract: OwnProgram.lsp.abstract,
    discussion: """
      An editor starts it and speaks with it on standard input and output. docs/editors.md says what \
      Neovim, VS Code, Emacs and Kate need. The exit status is 0 after 'shutdown' and 'exit', else 1.
      """, version: Version.text)

  func run() throws {
    // A client that goes away is an error where it is written to.
    Signals.ignore(.noReader)
    let output = try Output.takeStandardOutput()
    let server = LanguageServer(version: Version.text, runSpec: SpecProcess.run)
    var input = FrameInput(.standardInput)
    while server.status == nil, let body = try Self.next(&input, output) {
      for message in server.answer(IncomingMessage(body)) { output.write(message.frame) }
      guard output.flush() else { throw Failure(.failed, Output.unwritten) }
    }
    server.end()
    if server.status != 0 {
      throw Failure(.failed, input.ending ?? "the editor went without 'shutdown' and 'exit'")
    }
  }

  /// - Throws: `Failure` where something else than a frame comes; the editor is told, too.
  private static func next(
    _ input: inout FrameInput, _ output: Stream
  ) throws -> ArraySlice<UInt8>? {
    do throws(FrameReader.Problem) {
      return try input.next()
    } catch {
      let failure = ResponseError(.parseError, error.message)
      output.write(OutgoingMessage.failure(id: .null, failure).frame)
      throw Failure(.failed, error.message)
    }
  }
}

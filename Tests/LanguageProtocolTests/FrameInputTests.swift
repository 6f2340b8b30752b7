import NavhostLanguageProtocol
import NavhostPlatform
import Testing

@Suite struct FrameInputTests {
  /// What comes of bytes, after which nothing does.
  private func bodies(_ text: String) throws -> (bodies: [String], ending: String?) {
    let pipe = try #require(Pipe())
    #expect(pipe.writing.writeAll(Array(text.utf8)))
    pipe.writing.close()
    defer { pipe.reading.close() }
    var input = FrameInput(pipe.reading)
    var bodies: [String] = []
    while let body = try input.next() { bodies.append(String(decoding: body, as: UTF8.self)) }
    return (bodies, input.ending)
  }

  @Test func framesComeOneAfterAnother() throws {
    let result = try bodies("Content-Length: 2\r\n\r\n{}Content-Length: 3\r\n\r\n[1]")
    #expect(result.bodies == ["{}", "[1]"] && result.ending == nil)
    #expect(try bodies("").ending == nil)
  }

  @Test func anEndWithinAFrameIsTold() throws {
    for text in ["Content-Len", "Content-Length: 9\r\n\r\n{}"] {
      let result = try bodies(text)
      #expect(result.bodies.isEmpty && result.ending == "the input ended within a frame")
    }
  }

  @Test func whatIsNoFrameIsAnError() {
    #expect(throws: FrameReader.Problem.self) { _ = try bodies("123456\r\n\r\n") }
  }
}

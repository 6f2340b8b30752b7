import Expectations
import Testing

@testable import NavhostLanguageProtocol

@Suite struct FrameReaderTests {
  /// The bodies of a stream that comes in pieces of so many bytes, and why it ends where it does.
  private func read(_ text: String, by count: Int) -> (bodies: [String], problem: String?) {
    var reader = FrameReader(longestBody: 1000)
    var bodies: [String] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      reader.append(rest.prefix(count))
      rest = rest.dropFirst(count)
      do {
        while let body = try reader.next() { bodies.append(String(decoding: body, as: UTF8.self)) }
      } catch {
        return (bodies, error.message)
      }
    }
    return (bodies, reader.isInside ? "inside" : nil)
  }

  @Test(arguments: 1...40)
  func `Frames are taken out however the stream is cut`(count: Int) {
    let text =
      "Content-Length: 2\r\n\r\n{}" + "content-length:5\n\n[1,2]" + "Content-Length: 0\r\n\r\n"
      + "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 3\r\n\r\né1"
    let read = read(text, by: count)
    expectEqual(read.bodies, ["{}", "[1,2]", "", "é1"])
    #expect(read.problem == nil)
  }

  @Test(arguments: [
    ("{}\n", "no frame"), ("Content-Type: x\r\n\r\n", "no Content-Length"),
    ("Content-Length: x\r\n\r\n", "is no number"), ("Content-Length: -1\r\n\r\n", "is no number"),
    ("Content-Length: 1 2\r\n\r\n", "is no number"), ("Content-Length: 1\t2\n\n", "is no number"),
    ("Content-Length: 1\r2\r\n\r\n", "is no number"),
    ("Content-Length: +1\r\n\r\n", "is no number"),
    ("Content-Length: \r\n\r\n", "is no number"), ("Content-Length 5\r\n\r\n", "without ':'"),
    ("Content-Length: 99999999999999999999\r\n\r\n", "is no number"),
    ("Content-Length: 1001\r\n\r\n", "a frame of 1001 bytes: the most is 1000"),
    (String(repeating: "a", count: 5000), "no frame"), ("\u{0}\u{1}", "no frame"),
  ])
  func `Bytes that are no frame are told`(text: String, problem: String) {
    for count in [1, 7, 100_000] {
      let read = read(text, by: count)
      #expect(read.problem?.contains(problem) == true, "\(read.problem ?? "nothing")")
    }
  }

  @Test func `A frame that is not over is known`() {
    expectEqual(read("Content-Length: 5\r\n\r\n{}", by: 4).problem, "inside")
    expectEqual(read("Content-Len", by: 4).problem, "inside")
  }

  @Test func `What is framed is read again`() throws {
    var reader = FrameReader()
    reader.append(Frame.bytes(of: Array("{\"é\":1}".utf8)[...]))
    try expectEqual(reader.next().map { String(decoding: $0, as: UTF8.self) }, "{\"é\":1}")
  }
}

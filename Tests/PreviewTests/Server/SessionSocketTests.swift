import Expectations
import Foundation
import NavhostSupport
import Testing

@testable import NavhostPreview

/// Messages and their bounds, with raw bytes.
@Suite struct SessionSocketTests {
  private let megabyte = 1 << 20

  @Test func aFrameThatIsTooLargeEndsItsConnectionOnly() throws {
    let server = try SceneFixture().server()
    defer { server.close() }
    let other = try RawWebSocket(server)
    let client = try RawWebSocket(server)
    client.write(1, [UInt8](repeating: 0x20, count: 10 * megabyte))
    expectEqual(client.readClose(), 1009)
    #expect(other.say(#"{"do":"dark"}"#))
    expectEqual(other.parts["settings"]?["dark"], .boolean(true))
  }

  /// A client that sends pings and reads no answer makes nothing pile up: an answer waits until the one
  /// before it is out. Once the system takes no more, pings have no answer, but for the last one. What the
  /// system takes by itself is some megabytes, so there are more.
  @Test func pingsThatNobodyReadsDoNotPileUp() throws {
    let server = try SceneFixture().server()
    defer { server.close() }
    let client = try RawWebSocket(server, receiveBuffer: 4096)
    #expect(client.wait { $0["svg"] != nil })
    let count = 40_000
    let filling = [UInt8](repeating: 0x70, count: 110)
    for number in 1...count { client.write(9, Array(String(number).utf8) + [0x20] + filling) }
    var answers = 0
    var last = 0
    while last < count, let frame = client.read() {
      guard frame.opcode == 10 else { continue }
      answers += 1
      last = Int(String(decoding: frame.data.prefix { $0 != 0x20 }, as: UTF8.self)) ?? 0
    }
    #expect(last == count && answers < count, "\(answers) of \(count)")
  }

  @Test func piecesThatAreTooMuchTogetherEndItToo() throws {
    let server = try SceneFixture().server()
    defer { server.close() }
    let client = try RawWebSocket(server)
    let half = [UInt8](repeating: 0x20, count: megabyte / 2 + 1)
    client.write(1, half, final: false)
    client.write(0, half, final: false)
    expectEqual(client.readClose(), 1009)
  }

  @Test func aMessageOfAMegabyteIsTakenWholeAndInPieces() throws {
    let server = try SceneFixture().server()
    defer { server.close() }
    let client = try RawWebSocket(server)
    let text = #"{"do":"dark","n":7}"#
    let whole = Array(text.utf8) + [UInt8](repeating: 0x20, count: megabyte - text.utf8.count)
    client.write(1, whole)
    #expect(client.wait { $0["answered"]?.integer == 7 })
    client.write(1, Array(whole[..<100]), final: false)
    client.write(9, Array("are you there".utf8))
    expectEqual(client.read()?.opcode, 10)
    client.write(0, Array(whole[100...]))
    #expect(client.wait { $0["settings"]?["dark"] == .boolean(false) })
  }

  @Test func whatIsNoWebSocketIsRefusedWithItsCode() throws {
    let server = try SceneFixture().server()
    defer { server.close() }
    let table: [(code: Int, write: (RawWebSocket) -> Void)] = [
      (1002, { $0.write(1, [0x20], masked: false) }), (1002, { $0.write(0, [0x20]) }),
      (1003, { $0.write(2, [0x20]) }), (1007, { $0.write(1, [0xFF]) }),
      (1000, { $0.write(8, []) }), (1001, { $0.write(8, [3, 0xE9]) }),
    ]
    for (code, write) in table {
      let client = try RawWebSocket(server)
      write(client)
      expectEqual(client.readClose(), code)
    }
  }

  @Test func messagesWithoutSenseChangeNothing() throws {
    let server = try SceneFixture().server()
    defer { server.close() }
    let client = try RawWebSocket(server)
    for text in [
      "", "{", "[]", "7", "{}", #"{"do":"os.exit"}"#, #"{"do":"touch","phase":"began"}"#,
      #"{"do":"push"}"#, #"{"do":"go","frame":1e300}"#, #"{"do":"layOut","width":-1}"#,
      #"{"do":"touch","phase":"began","x":1,"y":1,"id":99,"t":0}"#,
    ] {
      client.write(1, Array(text.utf8))
    }
    #expect(client.say(#"{"do":"push","class":"x\") os.exit(3) --"}"#))
    expectEqual(client.parts["stack"]?.array?.last?["class"]?.text, "x\") os.exit(3) --")
    expectEqual(client.parts["problems"], .array([]))
  }
}

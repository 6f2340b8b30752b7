import Expectations
import NavhostSupport
import NavhostTraces
import ProgramSupport
import Testing

@Suite("Packed sessions")
struct PackedSessionTests {
  @Test("what was packed unpacks to the same bytes", arguments: 0..<40)
  func roundTrip(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let count = random.once(in: 4) ? random.below(300_000) : random.below(300)
    let range = 1 + random.below(256)
    let bytes = (0..<count).map { _ in UInt8(random.below(range)) }
    try expectEqual(Compactor.expand(Compactor.compact(bytes)), bytes)
  }

  @Test("whatever is damaged is an error, never a crash or another text", arguments: 0..<60)
  func damage(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let bytes = Array(String(repeating: "{\"t\":0,\"op\":\"push\"}\n", count: 50).utf8)
    let packed = Compactor.compact(bytes)
    var cut = packed
    cut.removeLast(1 + random.below(packed.count - 1))
    #expect(throws: TraceError.self) { try Compactor.expand(cut) }
    #expect(throws: TraceError.self) { try Compactor.expand(packed + [UInt8(seed)]) }
    var changed = packed
    changed[random.below(packed.count)] ^= UInt8(1 + random.below(255))
    if let other = try? Compactor.expand(changed) { expectEqual(other.count, bytes.count) }
  }

  @Test("a session that is not that of its data is told, though the checksum is right")
  func otherSession() throws {
    let session = try SessionMaker(seed: 3, scene: nil).session(0)
    let other = "ffffffffffffffff"
    let data = Base64.encode(Compactor.compact(session.lines))
    let crc = CRC32.text(CRC32.checksum(Array(other.utf8), data))
    let text = String(decoding: data, as: UTF8.self)
    let line = "{\"navhost\":1,\"session\":\"\(other)\",\"data\":\"\(text)\",\"crc\":\"\(crc)\"}"
    let error = #expect(throws: TraceError.self) { try PackedSession(line: Array(line.utf8)) }
    #expect(error?.message.hasPrefix("\"session\" does not match the data") == true)
  }

  @Test("a wrong byte anywhere in a packed line, or a cut anywhere, is told")
  func anywhere() throws {
    let line = try SessionMaker(seed: 3, scene: nil).session(0).line
    try expectEqual(PackedSession(line: line).line, line)
    for place in line.indices {
      var changed = line
      changed[place] = line[place] == UInt8(ascii: "#") ? UInt8(ascii: "$") : UInt8(ascii: "#")
      #expect(throws: TraceError.self, "\(place)") { try PackedSession(line: changed) }
      #expect(throws: TraceError.self, "\(place)") {
        try PackedSession(line: Array(line[..<place]))
      }
    }
  }

  @Test("a length that is none takes no memory, and is an error")
  func length() {
    let head: [UInt8] = [Compactor.compact([])[0]]
    for length in [[255, 255, 255, 255], [0, 0, 0, 4], [1, 0, 0, 0], [0, 0, 0]] as [[UInt8]] {
      #expect(throws: TraceError.self) { try Compactor.expand(head + length + [1, 2, 3]) }
    }
    #expect(throws: TraceError.self) { try Compactor.expand([]) }
  }

  @Test("another way of packing is told as older or newer")
  func versions() throws {
    let known = Compactor.compact([1])[0]
    for (number, word) in [(known - 1, "older"), (known + 1, "newer")] {
      let error = #expect(throws: TraceError.self) {
        try Compactor.expand([number] + Compactor.compact([1]).dropFirst())
      }
      #expect(error?.message.contains("packed in way \(number), \(word) than \(known)") == true)
    }
  }

  @Test("made-up sessions take less than 1 KB a minute of use, and so does each on average")
  func size() throws {
    let maker = try SessionMaker(seed: 1, scene: nil)
    var (bytes, minutes, ratios) = (0, 0.0, 0.0)
    for number in 0..<100 {
      let session = try maker.session(number)
      let times = session.lines.split(separator: 0x0A).compactMap { line in
        (try? JSONParser.parse(line))?["t"]?.number
      }
      let length = (times.max() ?? 0) / 60
      bytes += session.line.count + 1
      minutes += length
      ratios += Double(session.line.count + 1) / length
    }
    #expect(Double(bytes) / minutes < 1000)
    #expect(ratios / 100 < 1000)
  }
}

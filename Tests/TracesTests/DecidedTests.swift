import Expectations
import Testing

@testable import NavhostTraces

@Suite("A decision is read from its line without putting the rest together")
struct DecidedTests {
  @Test(
    "the same comes out as from the whole line",
    arguments: [
      #"{"d":1,"t":0.5,"kind":"pop","class":"Editor","id":3,"source":"backButton","outcome":"blocked","reason":"a \"b\" é","by":"guard","steps":[{"by":"x]","answer":false,"reason":"}"}],"reads":[["pop",null,"source","\\"]],"asked":[]}"#,
      #"{"d":2,"kind":"push","class":null,"outcome":"pushed"}"#,
      #"{"d":3 , "outcome":"began" ,"more":{"kind":"x"},"other":[{"outcome":1}],"kind":"gesture","source":7}"#,
    ])
  func same(_ line: String) throws {
    let bytes = Array(line.utf8)
    #expect(Decided.isTold(by: bytes[...]))
    let read = try Decided(line: bytes[...])
    let whole = try Decided(try TraceLine.parse(bytes[...]))
    expectEqual(read, whole)
    expectEqual(read.by, whole.by)
  }

  @Test("questions are compared if both decisions have one, as older recordings have none")
  func questions() throws {
    func decided(_ question: String) throws -> Decided {
      let line = #"{"d":1,"kind":"pop","outcome":"deferred"\#(question)}"#
      return try Decided(line: Array(line.utf8)[...])
    }
    let (with, without) = try (decided(#","question":{"message":"Leave?"}"#), decided(""))
    expectEqual(with, without)
    expectEqual(without, with)
    try #expect(with != decided(#","question":{"message":"Stay?"}"#))
  }

  @Test(
    "what is no such line is an error from both",
    arguments: [
      #"{"d":1,"kind":"pop"}"#, #"{"d":1,"kind":"pop","outcome":"popped""#,
      #"{"d":1,"kind":"pop","outcome":"popped"}}"#,
      #"{"d":1,"kind":"pop","kind":"pop","outcome":"x"}"#,
      #"{"d":1,"kind":"pop","outcome":"popped","steps":[}"#,
      #"{"d":1,"kind":"pop,"outcome":"popped"}"#,
      #"{"d":01,"kind":"pop","outcome":"popped"}"#, #"{"d":}"#, #"{"d":"#,
    ])
  func wrong(_ line: String) {
    let bytes = Array(line.utf8)
    #expect(throws: TraceError.self) { try Decided(line: bytes[...]) }
    #expect(throws: TraceError.self) { try Decided(try TraceLine.parse(bytes[...])) }
  }

  @Test("a byte that is cut off or exchanged ends the process in neither")
  func damaged() {
    let line = Array(
      #"{"d":1,"t":0,"kind":"pop","outcome":"blocked","reason":"a\u00e9","steps":[{"a":[1]}]}"#.utf8
    )
    for place in line.indices {
      _ = try? Decided(line: line[..<place])
      for byte: UInt8 in [0, 0x22, 0x5B, 0x5C, 0x5D, 0x7B, 0x7D, 0xFF] {
        var other = line
        other[place] = byte
        _ = try? Decided(line: other[...])
      }
    }
  }
}

import NavhostSupport
import Testing

@testable import DebugAdapter

/// Sources.
@Suite struct LookingTests {
  @Test func aTextThatWasLoadedCanBeRead() throws {
    let client = try Client(["s.lua": "local chunk = load('local q = 1\\nreturn q')\nchunk()"])
    try client.start { try $0.breakpoints("s.lua", 2) }
    _ = try client.place()
    _ = try client.go("stepIn")
    let source = client.frames[0]["source"] ?? .null
    #expect(source["sourceReference"]?.integer == 1)
    #expect(
      try client.request("source", [("source", source)]).body["content"]?.text
        == "local q = 1\nreturn q")
    let file = client.frames[1]["source"] ?? .null
    #expect(
      try client.request("source", [("source", file)]).body["content"]?.text?.hasPrefix(
        "local chunk") == true)
    #expect(try client.finish() == 0)
  }
}

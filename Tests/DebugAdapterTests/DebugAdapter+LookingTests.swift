import Expectations
import NavhostLanguageProtocol
import NavhostSupport
import Testing

@testable import NavhostDebugAdapter

/// Sources.
@Suite struct LookingTests {
  @Test func aTextThatWasLoadedCanBeRead() throws {
    let client = try Client(["s.lua": "local chunk = load('local q = 1\\nreturn q')\nchunk()"])
    try client.start { try $0.breakpoints("s.lua", 2) }
    _ = try client.place()
    _ = try client.go("stepIn")
    let source = client.frames[at: 0]?["source"] ?? .null
    expectEqual(source["sourceReference"]?.integer, 1)
    try expectEqual(
      client.request("source", [("source", source)]).body["content"]?.text, "local q = 1\nreturn q")
    let file = client.frames[at: 1]?["source"] ?? .null
    #expect(
      try client.request("source", [("source", file)]).body["content"]?.text?.hasPrefix(
        "local chunk") == true)
    try expectEqual(client.finish(), 0)
  }

  @Test(arguments: [Int64.min, -1, 0, 1, Int64.max])
  func pagesFarAwayAreEmpty(_ number: Int64) throws {
    let client = try Client(["s.lua": "local list = {1, 2, 3}\nreturn list"])
    try client.start { try $0.breakpoints("s.lua", 2) }
    _ = try client.place()
    let table = try client.evaluate("list").body["variablesReference"] ?? .null
    for other in [Int64.min, 0, Int64.max] {
      let frames = try client.request(
        "stackTrace",
        [
          ("threadId", .whole(1)), ("startFrame", .integer(number)), ("levels", .integer(other)),
        ])
      expectEqual(frames.body["stackFrames"]?.array?.count, number > 0 ? 0 : 1)
      for filter in ["indexed", "named", "none"] {
        let reply = try client.request(
          "variables",
          [
            ("variablesReference", table), ("start", .integer(number)), ("count", .integer(other)),
            ("filter", .string(filter)),
          ])
        let isThere = filter != "named" && number < 3
        expectEqual(reply.body["variables"]?.array?.isEmpty, !isThere, "\(reply)")
      }
    }
    let gone = try client.request("scopes", [("frameId", .integer(number))])
    #expect(number == 1 || !gone.isOK)
    try expectEqual(client.finish(), 0)
  }
}

import Expectations
import NavhostSupport
import Testing

@testable import NavhostDebugAdapter

/// The beginning and the end of a session, and what is no part of one.
@Suite struct DebugAdapterTests {
  @Test func aScriptRunsToItsEnd() throws {
    let client = try Client(Sessions.sum)
    try client.start()
    try expectEqual(client.end(), 0)
    expectEqual(client.outputs(), ["stdout: b\t2\n"])
  }

  @Test func theScriptsStatusIsTold() throws {
    let client = try Client(["s.lua": "os.exit(7)"])
    try client.start()
    try expectEqual(client.end(), 7)
  }

  @Test(arguments: ["local = 1", "error('no')"])
  func whatIsWrongWithTheScriptIsTold(_ text: String) throws {
    let client = try Client(["s.lua": text])
    try client.start()
    try expectEqual(client.end(), 1)
    let outputs = client.outputs()
    #expect(outputs.count == 1 && outputs[at: 0]?.contains("s.lua:1:") == true, "\(outputs)")
  }

  @Test func whatIsNoRequestIsPassedOver() throws {
    let client = try Client(Sessions.sum)
    for body in ["", "{", "[]", "null", "{\"type\":\"event\"}", "{\"type\":\"request\",\"seq\":1}"]
    {
      client.push(body)
    }
    try client.start()
    try expectEqual(client.end(), 0)
  }

  @Test(arguments: ["disconnect", "terminate", nil])
  func aScriptThatDoesNotEndIsEnded(_ command: String?) throws {
    let client = try Client(["s.lua": "while true do end"])
    try client.start()
    if let command { #expect(try client.request(command).isOK) }
    if command == "terminate" { _ = try client.event("terminated") }
    client.close()
    #expect(client.hasEnded)
  }

  @Test func aClientMayGoWhileItStands() throws {
    let client = try Client(Sessions.sum)
    try client.start(entry: true)
    try expectEqual(client.place().line, 1)
    client.close()
    #expect(client.hasEnded)
  }

  @Test func linesCountFromWhereTheClientCounts() throws {
    let client = try Client(Sessions.sum)
    try client.request("initialize", [("linesStartAt1", .boolean(false))])
    try client.request("launch")
    try expectEqual(client.breakpoints("s.lua", 1)[at: 0]?["line"]?.integer, 1)
    try client.request("configurationDone")
    try expectEqual(client.place().line, 1)
    try expectEqual(client.value("b"), "nil")
    try expectEqual(client.value("a"), "1")
    try expectEqual(client.finish(), 0)
  }
}

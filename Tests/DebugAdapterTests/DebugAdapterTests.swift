import NavhostSupport
import Testing

@testable import DebugAdapter

/// The beginning and the end of a session, and what is no part of one.
@Suite struct DebugAdapterTests {
  @Test func aScriptRunsToItsEnd() throws {
    let client = try Client(Sessions.sum)
    try client.start()
    #expect(try client.end() == 0)
    #expect(client.outputs() == ["stdout: b\t2\n"])
  }

  @Test func theScriptsStatusIsTold() throws {
    let client = try Client(["s.lua": "os.exit(7)"])
    try client.start()
    #expect(try client.end() == 7)
  }

  @Test(arguments: ["local = 1", "error('no')"])
  func whatIsWrongWithTheScriptIsTold(_ text: String) throws {
    let client = try Client(["s.lua": text])
    try client.start()
    #expect(try client.end() == 1)
    let outputs = client.outputs()
    #expect(outputs.count == 1 && outputs[0].contains("s.lua:1:"), "\(outputs)")
  }

  @Test func whatIsNoRequestIsPassedOver() throws {
    let client = try Client(Sessions.sum)
    for body in ["", "{", "[]", "null", "{\"type\":\"event\"}", "{\"type\":\"request\",\"seq\":1}"]
    {
      client.push(body)
    }
    try client.start()
    #expect(try client.end() == 0)
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
    #expect(try client.place().line == 1)
    client.close()
    #expect(client.hasEnded)
  }

  @Test func linesCountFromWhereTheClientCounts() throws {
    let client = try Client(Sessions.sum)
    try client.request("initialize", [("linesStartAt1", .boolean(false))])
    try client.request("launch")
    #expect(try client.breakpoints("s.lua", 1)[0]["line"]?.integer == 1)
    try client.request("configurationDone")
    #expect(try client.place().line == 1)
    #expect(try client.value("b") == "nil")
    #expect(try client.value("a") == "1")
    #expect(try client.finish() == 0)
  }
}

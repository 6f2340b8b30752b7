import Expectations
import NavhostSupport
import Testing

@testable import NavhostDebugAdapter

/// Requests that are wrong, and what the debugger says of itself.
@Suite struct RequestsTests {
  @Test func initializeTellsWhatItCanDo() throws {
    let client = try Client(Sessions.sum)
    let reply = try client.request("initialize")
    #expect(reply.body["supportsStepBack"]?.boolean == true)
    #expect(reply.body["supportsLogPoints"]?.boolean == true)
    let filters = reply.body["exceptionBreakpointFilters"]?.array ?? []
    expectEqual(filters.map { $0["filter"]?.text }, ["fault", "refused"])
    _ = try client.event("initialized")
    #expect(try !client.request("initialize").isOK)
    client.close()
    #expect(client.hasEnded)
  }

  @Test func requestsThatItDoesNotKnowAreErrors() throws {
    let client = try Client(Sessions.sum)
    try expectEqual(client.request("threads").text, "'threads' before 'initialize'")
    try client.start(entry: true)
    _ = try client.place()
    for name in ["restart", "attach", "setVariable", ""] {
      try expectEqual(client.request(name).text, "no request '\(name)'")
    }
    #expect(try client.request("launch").text.hasPrefix("a second 'launch'"))
    try expectEqual(client.finish(), 0)
  }

  @Test(arguments: ["stackTrace", "scopes", "variables", "evaluate", "next", "stepIn", "source"])
  func requestsWithoutWhatTheyNeedAreErrors(_ command: String) throws {
    let client = try Client(Sessions.sum)
    try client.start(entry: true)
    _ = try client.place()
    #expect(try !client.request(command).isOK)
    let wrong: [(String, JSONValue)] = [
      ("threadId", .integer(99)), ("frameId", .integer(99)), ("variablesReference", .integer(99)),
      ("expression", .string("(")), ("sourceReference", .integer(99)),
    ]
    #expect(try !client.request(command, wrong).isOK)
    try expectEqual(client.finish(), 0)
  }

  @Test func nothingCanBeAskedOnceTheScriptHasEnded() throws {
    let client = try Client(Sessions.sum)
    try client.start()
    _ = try client.event("terminated")
    for command in ["continue", "next", "stepBack", "pause", "terminate"] {
      let reply = try client.request(command, [("threadId", .integer(1))])
      expectEqual(reply.text, "nothing runs", "\(command)")
    }
    try client.request("disconnect")
    #expect(client.hasEnded)
  }
}

import Expectations
import NavhostSupport
import Testing

@testable import NavhostDebugAdapter

/// Scopes, tables and objects.
@Suite struct VariableTreeTests {
  @Test func scopesHaveTheirVariables() throws {
    let client = try Client(Sessions.editor)
    try client.start { try $0.breakpoints("s.lua", 6) }
    _ = try client.place()
    try expectEqual(
      client.variables("Locals"),
      [
        "number = 1.5", "text = \"x\"", "none = nil", "shown = {}",
      ])
    try expectEqual(client.variables("Upvalues"), ["up = {deep = {1, {2}}, text = \"a\"}"])
    try expectEqual(
      client.variables("Arguments"), ["one = \"first\"", "...[1] = 2", "...[2] = true"])
    try expectEqual(client.finish(), 0)
  }

  @Test func tablesAndObjectsOpen() throws {
    let client = try Client(Sessions.editor)
    try client.start { client in
      try client.breakpoints("s.lua", 6)
      try client.breakpoints("plugins/keep.lua", 5)
    }
    _ = try client.place()
    let table = try client.evaluate("up").body["variablesReference"] ?? .null
    let fields = try client.open(table)
    expectEqual(fields.map { $0["name"]?.text }, ["deep", "text"])
    let deep = try client.open(fields[at: 0]?["variablesReference"] ?? .null)
    expectEqual(deep.map { $0["name"]?.text }, ["[1]", "[2]"])
    try expectEqual(client.go().file, "keep.lua")
    try expectEqual(
      client.variables("Arguments"),
      [
        "controller = controller 2: Editor \"Draft\"", "pop = pop",
      ])
    let controller = try client.evaluate("controller").body["variablesReference"] ?? .null
    let open = try client.open(controller)
    expectEqual(open.first { $0["name"]?.text == "title" }?["value"]?.text, "\"Draft\"")
    let props = open.first { $0["name"]?.text == "props" }
    expectEqual(props?["value"]?.text, "{draft = true, list = {1, 2}}")
    let inside = try client.open(props?["variablesReference"] ?? .null)
    expectEqual(inside.map { $0["name"]?.text }, ["draft", "list"])
    try expectEqual(client.finish(), 0)
  }

  @Test func longTablesComeInPages() throws {
    let client = try Client([
      "s.lua": """
      local long, short = {}, {1, 2, n = 3}
      for i = 1, 2500 do long[i] = i * 2 end
      for i = 1, 1200 do long["k" .. i] = i end
      return long
      """
    ])
    try client.start { try $0.breakpoints("s.lua", 4) }
    _ = try client.place()
    let reply = try client.evaluate("long").body
    expectEqual(reply["indexedVariables"]?.integer, 2500)
    expectEqual(reply["namedVariables"]?.integer, 1200)
    #expect(try client.evaluate("short").body["indexedVariables"] == nil)
    func page(_ more: [(String, JSONValue)]) throws -> [String] {
      let reference = reply["variablesReference"] ?? .null
      let reply = try client.request("variables", [("variablesReference", reference)] + more)
      return (reply.body["variables"]?.array ?? []).map {
        "\($0["name"]?.text ?? "?")=\($0["value"]?.text ?? "?")"
      }
    }
    let indexed = ("filter", JSONValue.string("indexed"))
    try expectEqual(
      page([indexed, ("start", .integer(2497)), ("count", .integer(100))]),
      ["[2498]=4996", "[2499]=4998", "[2500]=5000"])
    #expect(try page([indexed, ("start", .integer(9999)), ("count", .integer(9))]).isEmpty)
    let named = try (0..<12).flatMap { part in
      try page([
        ("filter", .string("named")), ("start", .integer(Int64(part * 100))),
        ("count", .integer(100)),
      ])
    }
    #expect(Set(named).count == 1200 && named.allSatisfy { $0.hasPrefix("k") })
    let both = try page([("start", .integer(2499)), ("count", .integer(3))])
    #expect(both.first == "[2500]=5000" && both.count == 3 && both[at: 1]?.hasPrefix("k") == true)
    let all = try page([])
    #expect(all.count == 1001 && all.last == "…=2700 more")
    try expectEqual(client.finish(), 0)
  }

  @Test(arguments: [
    ("1 +", "expression:1: unexpected symbol near <eof>"),
    ("if long then", "expression:1: 'end' expected near <eof>"),
    ("x =\n= 2", "expression:2: unexpected symbol near '='"),
    ("nothing.here", "expression:1: "),
  ])
  func errorsShowWhatWasTyped(_ text: String, _ message: String) throws {
    let client = try Client(["s.lua": "local long = 1\nreturn long"])
    try client.start { try $0.breakpoints("s.lua", 2) }
    _ = try client.place()
    let told = try client.evaluate(text).text
    #expect(told.hasPrefix(message), "\(told)")
    try expectEqual(client.finish(), 0)
  }
}

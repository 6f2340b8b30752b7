import Support
import Testing

@testable import DebugAdapter

/// Scopes, tables and objects.
@Suite struct VariableTreeTests {
  @Test func scopesHaveTheirVariables() throws {
    let client = try Client(Sessions.editor)
    try client.start { try $0.breakpoints("s.lua", 6) }
    _ = try client.place()
    #expect(
      try client.variables("Locals") == [
        "number = 1.5", "text = \"x\"", "none = nil", "shown = {}",
      ])
    #expect(try client.variables("Upvalues") == ["up = {deep = {1, {2}}, text = \"a\"}"])
    #expect(
      try client.variables("Arguments") == ["one = \"first\"", "...[1] = 2", "...[2] = true"])
    #expect(try client.finish() == 0)
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
    #expect(fields.map { $0["name"]?.text } == ["deep", "text"])
    let deep = try client.open(fields[0]["variablesReference"] ?? .null)
    #expect(deep.map { $0["name"]?.text } == ["[1]", "[2]"])
    #expect(try client.go().file == "keep.lua")
    #expect(
      try client.variables("Arguments") == [
        "controller = controller 2: Editor \"Draft\"", "pop = pop",
      ])
    let controller = try client.evaluate("controller").body["variablesReference"] ?? .null
    let open = try client.open(controller)
    #expect(open.first { $0["name"]?.text == "title" }?["value"]?.text == "\"Draft\"")
    let props = open.first { $0["name"]?.text == "props" }
    #expect(props?["value"]?.text == "{draft = true, list = {1, 2}}")
    let inside = try client.open(props?["variablesReference"] ?? .null)
    #expect(inside.map { $0["name"]?.text } == ["draft", "list"])
    #expect(try client.finish() == 0)
  }
}

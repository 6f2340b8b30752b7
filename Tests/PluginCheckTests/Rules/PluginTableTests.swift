import Expectations
import NavhostLuaSyntax
import NavhostSupport
import Testing

@testable import NavhostPluginCheck

@Suite struct PluginTableTests {
  private func table(_ text: String) throws -> PluginTable? {
    let source = SourceText(file: "plugins/p.lua", text: text)
    return PluginTable.returned(
      by: FileCheck(source: source, role: .plugin, chunk: try Parser.parse(source)))
  }

  @Test(arguments: [
    ("return { a = 1, ['b'] = 2, [k] = 3, 4 }", ["a", "b"]),
    ("local p = { a = 1 }\np.b = 2\nfunction p.c() end\nreturn p", ["a", "b", "c"]),
    ("local p = {}\nreturn setmetatable(p, {})", []),
    ("return setmetatable({ a = 1 }, {})", ["a"]),
    ("local p = { a = 1 }\np.b.c = 2\nq.d = 3\nreturn p", ["a"]),
  ])
  func whatIsPutIntoItIsThere(_ text: String, _ names: [String]) throws {
    try expectEqual(table(text)?.entries.map(\.name), names)
  }

  @Test(arguments: [
    "", "return", "return f()", "return p", "local p = {}\np = {}\nreturn p", "return 5",
    "if x then return {} end", "return f({})",
  ])
  func whatCannotBeSeenIsNone(_ text: String) throws {
    #expect(try table(text) == nil)
  }

  @Test func theLastOfTwoValuesCounts() throws {
    let table = try #require(try table("local p = { a = 'x' }\np.a = 'y'\nreturn p"))
    expectEqual(table.value("a")?.stringValue, "y")
    #expect(table.value("b") == nil)
  }

  @Test func whatTheFileReadsOrHasNoNameIsKnown() throws {
    let table = try #require(try table("local p = { 1, f }\np.help()\nprint(p.size)\nreturn p"))
    expectEqual(table.readNames, ["help", "size"])
    expectEqual(table.positional.count, 2)
  }
}

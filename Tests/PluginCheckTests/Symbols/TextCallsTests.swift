import NavhostSupport
import PluginCheck
import ProgramSupport
import Testing

/// The keys of texts that are found in files.
@Suite struct TextCallsTests {
  private func keys(_ source: String) throws -> [String] {
    let folder = try Folder(["plugins/p.lua": source])
    let uses = TextUses(paths: [folder.path("plugins")])
    #expect(uses.problems == [])
    return uses.keys.map(\.key)
  }

  @Test func literalsAreKeys() throws {
    #expect(
      try keys("return text('a') .. text(\"b\" .. 'c', 1) .. text[[d]] .. text(('e'))") == [
        "a", "bc", "d", "e",
      ])
    #expect(try keys("return text(x) .. text('a' .. x) .. text()") == [])
  }

  @Test func anotherFunctionOfThatNameIsNone() throws {
    #expect(try keys("local text = print return text('a')") == [])
    #expect(try keys("function text() end return text('a')") == [])
    #expect(try keys("return c.text('a')") == [])
  }

  @Test(arguments: [
    ("confirm('?')", ["Leave", "Stay"]), ("confirm('?', nil)", ["Leave", "Stay"]),
    ("confirm('?', {ok = 'a'})", ["Stay"]), ("confirm('?', {cancel = 'a'})", ["Leave"]),
    ("confirm('?', {ok = 'a', cancel = nil})", ["Stay"]), ("confirm('?', options)", []),
    ("confirm('?', {ok = 'a', cancel = 'b'})", []),
  ])
  func aQuestionShowsOwnWords(call: String, words: [String]) throws {
    #expect(try keys("return \(call)") == words)
  }

  @Test func placesAreSortedAndEachIsThereOnce() throws {
    let folder = try Folder([
      "plugins/b.lua": "return text('k') .. text('k')", "plugins/a.lua": "\n\nreturn text('k')",
      "plugins/a_spec.lua": "text('of a spec')",
      "plugins/_meta/nav.lua": "---@meta\ntext('of a stub')",
    ])
    let uses = TextUses(paths: [folder.path("plugins")])
    #expect(uses.keys.count == 1)
    let places = uses.keys[0].places.map {
      "\($0.file.dropFirst(folder.path.utf8.count)):\($0.line)"
    }
    #expect(places == ["/plugins/a.lua:3", "/plugins/b.lua:1"])
    let spec = TextUses(paths: [folder.path("plugins/a_spec.lua")])
    #expect(spec.keys.map(\.key) == ["of a spec"])
  }

  @Test func whatCannotBeReadIsTold() throws {
    let folder = try Folder(["plugins/p.lua": "return text('a') +"])
    let uses = TextUses(paths: [folder.path("plugins"), folder.path("none")])
    #expect(uses.problems.count == 2)
    #expect(uses.keys.map(\.key) == ["a"])
  }
}

import Expectations
import NavhostPluginCheck
import NavhostSupport
import ProgramSupport
import Testing

/// The keys of texts that are found in files.
@Suite struct TextCallsTests {
  private func keys(_ source: String) throws -> [String] {
    let folder = try Folder(["plugins/p.lua": source])
    let uses = TextUses(paths: [folder.path("plugins")])
    expectEqual(uses.problems, [])
    return uses.keys.map(\.key)
  }

  @Test func literalsAreKeys() throws {
    try expectEqual(
      keys("return text('a') .. text(\"b\" .. 'c', 1) .. text[[d]] .. text(('e'))"),
      [
        "a", "bc", "d", "e",
      ])
    try expectEqual(keys("return text(x) .. text('a' .. x) .. text()"), [])
  }

  @Test func anotherFunctionOfThatNameIsNone() throws {
    try expectEqual(keys("local text = print return text('a')"), [])
    try expectEqual(keys("function text() end return text('a')"), [])
    try expectEqual(keys("return c.text('a')"), [])
  }

  @Test(arguments: [
    ("confirm('?')", ["Leave", "Stay"]), ("confirm('?', nil)", ["Leave", "Stay"]),
    ("confirm('?', {ok = 'a'})", ["Stay"]), ("confirm('?', {cancel = 'a'})", ["Leave"]),
    ("confirm('?', {ok = 'a', cancel = nil})", ["Stay"]), ("confirm('?', options)", []),
    ("confirm('?', {ok = 'a', cancel = 'b'})", []),
  ])
  func aQuestionShowsOwnWords(call: String, words: [String]) throws {
    try expectEqual(keys("return \(call)"), words)
  }

  @Test func placesAreSortedAndEachIsThereOnce() throws {
    let folder = try Folder([
      "plugins/b.lua": "return text('k') .. text('k')", "plugins/a.lua": "\n\nreturn text('k')",
      "plugins/a_spec.lua": "text('of a spec')",
      "plugins/_meta/nav.lua": "---@meta\ntext('of a stub')",
    ])
    let uses = TextUses(paths: [folder.path("plugins")])
    expectEqual(uses.keys.count, 1)
    let places = uses.keys.first?.places.map {
      "\($0.file.dropFirst(folder.path.utf8.count)):\($0.line)"
    }
    expectEqual(places, ["/plugins/a.lua:3", "/plugins/b.lua:1"])
    let spec = TextUses(paths: [folder.path("plugins/a_spec.lua")])
    expectEqual(spec.keys.map(\.key), ["of a spec"])
  }

  @Test func whatCannotBeReadIsTold() throws {
    let folder = try Folder(["plugins/p.lua": "return text('a') +"])
    let uses = TextUses(paths: [folder.path("plugins"), folder.path("none")])
    expectEqual(uses.problems.count, 2)
    expectEqual(uses.keys.map(\.key), ["a"])
  }
}

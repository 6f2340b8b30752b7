import Expectations
import NavhostLuaSyntax
import ProgramSupport
import Testing

@testable import NavhostPluginCheck

/// What a file is for, by its place and its text.
@Suite struct FileRoleTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func role(_ name: String, _ text: String) throws -> FileRole {
    try folder.write(name, text)
    let source = SourceText(file: folder.path + "/" + name, text: text)
    return FileRole(path: source.file, source: source, chunk: try? Parser.parse(source))
  }

  @Test func theFolderTells() throws {
    try expectEqual(role("plugins/a.lua", "return nav"), .plugin)
    try expectEqual(role("plugins/d/init.lua", "return {}"), .plugin)
    try expectEqual(role("plugins/d/helper.lua", "return {}"), .module)
    try expectEqual(role("plugins/d/sub/helper.lua", "return {}"), .module)
    try expectEqual(role("plugins/e/helper.lua", "return {}"), .script, "beside no init.lua")
    try expectEqual(role("plugins/_old/a.lua", "return {}"), .script)
    try expectEqual(role("other/a.lua", "return {}"), .script)
  }

  @Test func theNameAndTheFirstLineTellFirst() throws {
    try expectEqual(role("plugins/a_spec.lua", "return { didPop = print }"), .spec)
    try expectEqual(role("plugins/_meta/nav.lua", "---@meta\nx = y"), .stub)
    try expectEqual(role("plugins/meta.lua", "---@meta\nx = y"), .stub)
  }

  @Test func besideAPluginOutsideThePluginsFolderIsAModule() throws {
    try expectEqual(role("lib/init.lua", "return { didPop = print }"), .plugin)
    try expectEqual(role("lib/helper.lua", "return {}"), .module)
    try expectEqual(role("lua/init.lua", "return { parse = print }"), .script)
    try expectEqual(role("lua/helper.lua", "return {}"), .script)
  }

  @Test(arguments: [
    ("return { didPop = print }", true), ("local p = {}\np.onError = \"deny\"\nreturn p", true),
    ("return { priority = 3 }", true), ("return { didPopp = function() end }", true),
    ("return { name = \"x\", onBack = function() end }", true), ("return { priorty = 3 }", true),
    ("return { name = \"x\", onBack = function() end, size = 3 }", false),
    ("return { version = \"one\" }", true), ("return { name = \"x\", version = \"1\" }", true),
    ("return { version = \"one\", size = 2 }", false), ("return { version = 1, 4 }", false),
    ("return { name = \"x\" }", false), ("return { name = 5, f = function() end }", false),
    ("return { priorty = 3, 4 }", false), ("return { parse = function() end }", false),
    ("return { didPopp = 5, size = 2 }", false), ("return {}", false), ("return print", false),
    ("print(1)", false), ("if", false),
  ])
  func theTextTellsWhereTheFolderDoesNot(_ text: String, _ isPlugin: Bool) throws {
    try expectEqual(role("a.lua", text), isPlugin ? .plugin : .script)
  }
}

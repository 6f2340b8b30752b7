import Expectations
import ProgramSupport
import Testing

/// `navhost bisect`: names on standard output, nothing else.
@Suite struct BisectCommandTests {
  private static let spec = """
    describe("a page", function()
      it("can be left", function()
        nav.setStack({ "Home", "Page" })
        assert.equals("popped", (nav.tapBack()))
      end)
    end)
    """

  /// Eight plugins, of which those that are named refuse.
  private func folder(_ plugins: [String: String]) throws -> Folder {
    var files = ["page_spec.lua": Self.spec, "s.lua": "nav.setStack({ 'Home', 'Page' })\n"]
    files["s.lua"]! += "os.exit(nav.tapBack() == 'popped')"
    for name in "abcdefgh" { files["plugins/\(name).lua"] = "return {}" }
    for (name, text) in plugins { files["plugins/\(name).lua"] = text }
    return try Folder(files)
  }

  private let no = "return { shouldPop = function() return false end }"

  /// The folder is there until the program has ended.
  private func ran(_ words: [String], in folder: Folder) throws -> ProgramRun {
    defer { withExtendedLifetime(folder) {} }
    return try ProgramRun(words, in: folder.url)
  }

  @Test(arguments: ["a", "c", "h"])
  func `One culprit is named, of specs and of a script`(name: String) throws {
    let folder = try folder([name: no])
    for words in [["page_spec.lua"], ["--", "s.lua"], ["--plugins", "./plugins", "."]] {
      let run = try ProgramRun(["bisect"] + words, in: folder.url)
      expectEqual(run.output, name + "\n", "\(words): \(run.errors)")
      expectEqual(run.status, 0)
      #expect(run.errors.split(separator: "\n").count <= 8)
    }
  }

  @Test func `Of two that fail only together both are named`() throws {
    let folder = try folder([
      "b": "return { shouldPop = function(c) c.props.seen = true end }",
      "g": "return { shouldPop = function(c) if c.props.seen then return false end end }",
    ])
    let run = try ProgramRun(["bisect", "page_spec.lua"], in: folder.url)
    expectEqual(run.output, "b\ng\n", "\(run.errors)")
  }

  @Test func `nav.use of the folder gives only those under trial`() throws {
    let folder = try folder(["d": no])
    try folder.write(
      "s.lua",
      "nav.use('plugins/') nav.setStack({ 'Home', 'Page' })\n"
        + "os.exit(nav.tapBack() == 'popped')")
    try expectEqual(ProgramRun(["bisect", "--", "s.lua"], in: folder.url).output, "d\n")
  }

  @Test func `Nothing that fails, and what fails by itself, is told`() throws {
    let sound = try ran(["bisect", "page_spec.lua"], in: try folder([:]))
    #expect(sound.output == "" && sound.status == 1)
    #expect(sound.errors.hasSuffix("navhost: nothing fails with the plugins of plugins\n"))
    let broken = try folder(["a": no])
    try broken.write("s.lua", "error('no')")
    let run = try ProgramRun(["bisect", "--", "s.lua"], in: broken.url)
    #expect(run.output == "" && run.status == 1)
    #expect(run.errors.hasSuffix("navhost: it fails without the plugins of plugins, too\n"))
  }

  @Test func `What cannot be read or is not named is told`() throws {
    let folder = try folder([:])
    for words in [["missing_spec.lua"], ["--", "missing.lua"]] {
      let run = try ProgramRun(["bisect"] + words, in: folder.url)
      #expect(run.status == 1 && run.output == "" && run.errors.contains("missing"))
    }
    try expectEqual(ProgramRun(["bisect"], in: folder.url).status, 2)
    try expectEqual(
      ProgramRun(["bisect", "page_spec.lua", "--", "s.lua"], in: folder.url).status, 2)
    try expectEqual(
      ProgramRun(["bisect", "--plugins", "nowhere", "page_spec.lua"], in: folder.url).status, 3)
  }
}

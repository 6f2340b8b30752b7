import Expectations
import ProgramSupport
import Testing

/// The program measures texts by a font, whatever runs the script.
@Suite struct FontsTests {
  /// Thirty narrow letters find room beside a title; thirty of the width of a digit do not.
  private static let scene = """
    local narrow = ("i"):rep(30)
    nav.setStack {{class = "A", title = narrow}, {class = "B", title = "B"}}
    assert(nav.bar.back.title == narrow, nav.bar.back.title)
    nav.tapBack()
    """

  @Test(arguments: [
    ["run"], ["explain"], ["profile"], ["explore", "--steps", "1", "--setup"],
    ["prove", "--no-plugins", "--depth", "0", "--setup"],
    ["app", "export", "--xcuitest"], ["trace", "generate", "--count", "1", "--setup"],
  ])
  func aScriptSeesTheWidthsOfAFont(command: [String]) throws {
    let folder = try Folder(["s.lua": Self.scene])
    let run = try ProgramRun(command + ["s.lua"], in: folder.url)
    expectEqual(run.status, 0, "\(run.output)\(run.errors)")
  }

  @Test func aSpecSeesThemToo() throws {
    let spec = "it('measures', function()\n\(Self.scene)\nend)"
    let folder = try Folder(["a_spec.lua": spec])
    let run = try ProgramRun(["test", "a_spec.lua"], in: folder.url)
    expectEqual(run.status, 0, "\(run.output)")
  }
}

import Expectations
import Foundation
import ProgramSupport
import Testing

/// The first Ctrl-C ends what goes on without end, also where no Lua runs just then.
@Suite struct InterruptTests {
  private static let scene = """
    io.stdout:setvbuf('no')
    nav.setStack({ 'Home', 'Page' })
    actions = { more = function(nav) nav.top.props.n = (nav.top.props.n or 0) + 1 end }
    print('ready')
    """

  /// Begins the command in a folder with a scene and a plugin, and presses Ctrl-C once, so much after the
  /// scene has said that it runs.
  private func interrupted(
    _ words: [String], after milliseconds: UInt32, scene: String = Self.scene
  ) throws -> Int32 {
    let folder = try Folder([
      "plugins/p.lua":
        "return { shouldPop = function(c, pop) return pop.source ~= 'request' and c.title ~= 'x' end }",
      "scene.lua": scene,
    ])
    let program = try StartedProgram(words, in: folder.url)
    try program.wait { program.output.contains("\n") }
    usleep(milliseconds * 1000)
    program.interrupt()
    defer { withExtendedLifetime(folder) {} }
    return try program.finish()
  }

  @Test(arguments: [
    ["explore", "--steps", "100000000", "--setup", "scene.lua"],
    ["prove", "--no-plugins", "--depth", "1000", "--setup", "scene.lua"],
  ])
  func `The first Ctrl-C is enough`(words: [String]) throws {
    for milliseconds: UInt32 in [0, 30, 77, 150, 301, 800] {
      try expectEqual(
        interrupted(words, after: milliseconds), 130, "\(words) after \(milliseconds) ms")
    }
  }

  @Test func `Ctrl-C stops a script that has called nav.prove`() throws {
    let script = """
      io.stdout:setvbuf('no')
      nav.setStack({ 'Home', 'Page' })
      assert(nav.prove('can_always_leave', { depth = 1 }))
      print('ready')
      while true do end
      """
    try expectEqual(
      interrupted(["run", "--no-plugins", "scene.lua"], after: 0, scene: script), 130)
  }
}

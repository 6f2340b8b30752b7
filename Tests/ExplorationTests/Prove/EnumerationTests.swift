import Expectations
import Foundation
import ProgramSupport
import Testing

/// The number of states is that of a Python program which drives `navhost run` by itself.
@Suite("States are counted as an independent program counts them")
struct EnumerationTests {
  private static let guardPlugin = """
    return {
      shouldPop = function(controller, pop)
        if controller.props.dirty and pop.source ~= "request" then
          return confirm("Discard?")
        end
      end,
    }
    """
  private static let noPlugin = """
    return {
      shouldPop = function(controller, pop)
        if controller.props.locked then return false, "locked" end
      end,
    }
    """

  @Test(arguments: [
    (
      "nav.setStack{'Home', 'List'} actions = {push = function(nav) if nav.depth < 4 then "
        + "nav.push('Editor') end end, edit = function(nav) nav.top.props.dirty = true end}",
      guardPlugin, 4
    ),
    (
      "nav.setRoot('Home') actions = {push = function(nav) if nav.depth < 5 then nav.push('A') end end,"
        + " lock = function(nav) nav.top.props.locked = true end,"
        + " hide = function(nav) nav.top.hidesBackButton = true end,"
        + " name = function(nav) nav.top.title = 'Named' end}",
      noPlugin, 3
    ),
    (
      "nav.setStack{'Home', 'Map', 'Detail'} actions = {off = function(nav) "
        + "nav.top.interactivePopDisabled = not nav.top.interactivePopDisabled end,"
        + " wide = function(nav) nav.top.gesture = 'fullscreen' end,"
        + " drop = function(nav) nav.pop() end}",
      guardPlugin, 3
    ),
  ])
  func counts(scene: String, plugin: String, depth: Int) throws {
    let folder = try Folder(["plugins/p.lua": plugin, "scene.lua": scene])
    let run = try ProgramRun(
      ["prove", "--json", "--depth", "\(depth)", "--setup", "scene.lua"], in: folder.url)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "enumerate.py")
    let python = try ProgramRun(
      shell: "python3 \(script.path) \(ProgramRun.navhost.path) . scene.lua \(depth)",
      in: folder.url)
    let count = Int(python.output.trimmingCharacters(in: .whitespacesAndNewlines))
    expectEqual(object?["states"] as? Int, count, "\(python.output)")
  }
}

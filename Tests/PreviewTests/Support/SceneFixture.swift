import Expectations
import Foundation
import NavhostNavigation
import NavhostRendering
import NavhostScripting
import NavhostSupport
import ProgramSupport
import Testing

@testable import NavhostPreview
@testable import NavhostScriptHost
@testable import navhost_preview

/// A folder with a script and plugins, and what is made of them.
final class SceneFixture {
  let folder: Folder

  init(script: String = SceneFixture.script, plugins: [String: String] = [:]) throws {
    folder = try Folder(["scene.lua": script])
    try FileManager.default.createDirectory(
      atPath: folder.path("plugins"), withIntermediateDirectories: true)
    for (name, text) in plugins { try folder.write("plugins/\(name)", text) }
  }

  /// The folder stays as long as somebody has the scene.
  var scene: PreviewSetup {
    nonisolated(unsafe) let folder = folder
    return PreviewSetup(
      script: .init(path: folder.path("scene.lua"), name: folder.path("scene.lua")),
      folders: [folder.path("plugins")],
      pictures: { withExtendedLifetime(folder) { Pictures() } })
  }

  /// - Parameter patience: seconds until Lua is stopped.
  func server(patience: Double = 5) throws -> PreviewServer {
    var scene = scene
    scene.patience = patience
    return try PreviewServer(scene)
  }

  func session() throws -> PreviewSession {
    try #require(PreviewSession(scene, Watchdog(patience: 60)))
  }

  /// Writes a file and looks at it, as the server does three times a second. A stamp knows
  /// nanoseconds, but a file system may not.
  func save(_ name: String, _ text: String, for session: PreviewSession) throws {
    usleep(20_000)
    try folder.write(name, text)
    session.carryOut(.look)
  }

  static let script = """
    nav.setRoot { class = "Inbox", title = "Inbox" }
    nav.push { class = "Draft", title = "Draft", props = { dirty = true } }
    """

  /// A plugin that cannot be compiled.
  static let broken = "return {\n  name = 'guard',\n  shouldPop = function( return end,\n}\n"

  static let guardPlugin = """
    return {
      name = "guard",
      controllers = "Draft",
      shouldPop = function(controller, pop)
        if controller.props.dirty then return confirm("Leave the draft?") end
      end,
    }
    """
}

extension PreviewSession {
  /// Carries a message out.
  func say(_ message: String) { carryOut(.message(message)) }

  /// A drag from the leading edge to the far side, in steps of a 60th of a second.
  func swipe(at time: Double = 0, to end: Double = 380) {
    touch("began", 5, time)
    for step in 1...10 {
      touch("moved", 5 + (end - 5) * Double(step) / 10, time + Double(step) * 16)
    }
    touch("ended", end, time + 170)
  }

  func touch(_ phase: String, _ x: Double, _ time: Double, id: Int = 1) {
    say(#"{"do":"touch","phase":"\#(phase)","x":\#(x),"y":400,"id":\#(id),"t":\#(time)}"#)
  }

  /// Runs transitions to their end.
  func settle() {
    while isMoving { carryOut(.tick) }
  }

  func part(_ name: ViewParts.Name) -> JSONValue {
    (try? JSONParser.parse((view()[name] ?? "null").utf8)) ?? .null
  }

  var explanation: String { part(.explanation).text ?? "" }
  var outcome: String { explanation.split(separator: "\n").first.map(String.init) ?? "" }
  var classes: [String] { part(.stack).array?.compactMap { $0["class"]?.text } ?? [] }
  var messages: [String] {
    part(.problems).array?.compactMap { $0["message"]?.text } ?? []
  }

  /// The saved script comes to the same explanation as the session.
  func expectSavedScriptAgrees(_ fixture: SceneFixture) throws {
    say(#"{"do":"save","as":"script"}"#)
    let script = try #require(part(.saved)["text"]?.text)
    try fixture.folder.write("saved.lua", script + "print(nav.explain())\n")
    let run = try ProgramRun(
      ["run", "--plugins", fixture.folder.path("plugins"), fixture.folder.path("saved.lua")])
    expectEqual(run.status, 0, "\(run.errors)\(script)")
    expectEqual(run.output, explanation + "\n")
  }
}

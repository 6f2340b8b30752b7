import Foundation
import ProgramSupport

/// A folder with plugins and a script, and the program run in it.
struct Recorded {
  let folder: Folder

  init(_ script: String, plugins: [String: String] = Recorded.plugins) throws {
    folder = try Folder(["script.lua": script])
    for (name, text) in plugins { try folder.write("plugins/\(name)", text) }
  }

  /// Runs the program in the folder.
  @discardableResult
  func run(_ arguments: String..., input: String = "") throws -> ProgramRun {
    try ProgramRun(arguments, in: folder.url, input: input)
  }

  /// Records the script and packs what was recorded; the packed lines.
  func packed(_ options: String...) throws -> String { try packed(options) }

  func packed(_ options: [String]) throws -> String {
    let run = try ProgramRun(
      ["run", "--record", "app.trace"] + options + ["script.lua"], in: folder.url)
    guard run.status == 0 else { throw Failed(text: run.errors) }
    let packed = try self.run("trace", "pack", "app.trace")
    guard packed.status == 0 else { throw Failed(text: packed.output + packed.errors) }
    try folder.write("app.sessions", packed.output)
    return packed.output
  }

  struct Failed: Error, CustomStringConvertible {
    var text: String
    var description: String { text }
  }

  /// A plugin that holds unsaved screens back, and one that asks.
  static let plugins = [
    "guard.lua": """
    return {
      name = "guard", controllers = { "Editor", "Form" },
      shouldPop = function(controller, pop)
        if controller.props.unsaved then return false, "unsaved " .. tostring(controller.props.owner) end
      end,
    }
    """,
    "asks.lua": """
    return {
      name = "asks", controllers = "Sheet",
      shouldPop = function(controller, pop)
        if pop.source == "backButton" then return confirm("Leave the sheet?") end
      end,
    }
    """,
  ]

  /// A session with pushes, taps, swipes, raw touches, a question, and writes from outside.
  static let script = """
    nav.class("Editor", "Screen")
    nav.setRoot("Home")
    local editor = nav.push{ class = "Editor", title = "Draft", props = { unsaved = true, owner = "alice@example.org" } }
    assert(nav.tapBack() == "blocked")
    nav.advance(1.5)
    editor.props.unsaved = false
    editor.title = "Clean"
    assert(nav.pan{ from = {5, 400}, to = {380, 400} } == "popped")
    nav.push("Sheet")
    assert(nav.tapBack() == "deferred")
    assert(nav.answer(false) == "blocked")
    assert(nav.tapBack() == "deferred")
    assert(nav.answer(true) == "popped")
    nav.push("Form")
    nav.touch("began", 4, 300)
    for i = 1, 8 do nav.advance(0.016) nav.touch("moved", 4 + i * 40, 300) end
    nav.touch("ended", 324, 300)
    nav.settle()
    nav.reset{ width = 320, direction = "rtl" }
    nav.setRoot("Home")
    nav.push("Form")
    assert(nav.requestPop() == "popped")
    """
}

extension String {
  /// The JSON objects of the lines.
  func objects() throws -> [[String: Any]] {
    try split(separator: "\n").map { line in
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
    }
  }
}

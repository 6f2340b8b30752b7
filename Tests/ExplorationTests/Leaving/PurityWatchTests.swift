import ProgramSupport
import Testing

@testable import Exploration

@Suite("What a policy reads and writes besides props and app")
struct PurityWatchTests {
  @Test(
    "is told with its line",
    arguments: [
      ("if pop.source == 'edgeGesture' then return false end", ":2: reads 'source' of the pop"),
      (
        "local a = 1\nif controller.title == 'x' then return false end",
        ":3: reads 'title' of the controller"
      ),
      ("return controller.state.asked == true", ":2: reads 'state' of the controller"),
      ("controller.props.a = 1", ":2: writes 'a' of a table"),
      (
        "if controller.previous.props.a then return false end",
        ":2: reads 'previous' of the controller"
      ),
      (
        "for name in pairs(controller.props) do return false end", ":2: reads all fields of a table"
      ),
      ("if controller.isRoot then return false end", ":2: reads 'isRoot' of the controller"),
      ("controller.title = 'x'", ":2: writes 'title' of the controller"),
    ])
  func told(policy: String, message: String) throws {
    let folder = try Folder([
      "p.lua": "return {shouldPop = function(controller, pop)\n\(policy)\nend}"
    ])
    let error = #expect(throws: NotPure.self) {
      try LeavingTableMaker(folder.path("p.lua")).run()
    }
    #expect(error?.message.contains("p.lua" + message) == true, "\(error?.message ?? "")")
  }

  @Test("a hook that is not shouldPop may read what it likes")
  func otherHooks() throws {
    let folder = try Folder([
      "p.lua": """
      return {
        backTitle = function(controller) return controller.title end,
        shouldPop = function(controller) return not (controller.props.a or app.b) end,
      }
      """
    ])
    let table = try LeavingTableMaker(folder.path("p.lua")).run()
    #expect(table.inputs.map(\.name) == ["props.a", "app.b"])
  }
}

import NavhostLua
import NavhostPluginHost
import NavhostScripting
import ProgramSupport
import Testing

@testable import Exploration

@Suite("When screens may be left without asking")
struct LeavingTableMakerTests {
  private func table(_ policy: String, _ manifest: String = "") throws -> LeavingTable {
    let folder = try Folder(["plugins/p.lua": plugin(policy, manifest)])
    defer { withExtendedLifetime(folder) {} }
    return try LeavingTableMaker(folder.path("plugins/p.lua")).run()
  }

  private func plugin(_ policy: String, _ manifest: String = "") -> String {
    "return {\(manifest)shouldPop = function(controller, pop)\n\(policy)\nend}"
  }

  /// Values that are not those that a maker tries, too.
  private static let values: [(lua: String, value: Value)] = [
    ("nil", .missing), ("false", .boolean(false)), ("true", .boolean(true)),
    ("''", .text("")), ("'new'", .text("new")), ("'done'", .text("done")), ("'x'", .text("x")),
    ("-7", .number(-7)), ("0", .number(0)), ("2", .number(2)), ("2.5", .number(2.5)),
    ("3", .number(3)), ("3.0", .number(3)), ("1e9", .number(1e9)),
  ]

  enum Value: Equatable {
    case missing
    case boolean(Bool)
    case number(Double)
    case text(String)
  }

  static let pure = [
    "return not controller.props.a",
    "if controller.props.a then return false, 'no' end",
    "if controller.props.a == true and app.b ~= true then return confirm('Leave?') end",
    "local a = controller.props.a if a == 'new' or a == 'done' then return false end return true",
    "local a = controller.props.a if type(a) == 'number' and a > 2 then return false end",
    "local a = controller.props.a if type(a) == 'number' and (a <= 2 or a == 3) then return true end "
      + "return a == nil",
    "if type(controller.props.a) == 'string' then return choose('What?', {{id = 'x', title = 'X'}}) == 'x' end",
    "if app.b == nil and controller.props.a == nil then return false end",
    "if (controller.props.a or 0) > 2 then return false end",
    "return true",
    "if controller.props.a then perform('save') return false end",
    "if controller.props.a and app.b then return await('save') end",
  ]

  @Test("the table answers as the host does, whatever the values are", arguments: pure)
  func asTheHost(policy: String) throws {
    for manifest in ["", "onError = 'deny', "] {
      let table = try table(policy, manifest)
      let folder = try Folder(["p.lua": plugin(policy, manifest)])
      let session = try ScriptSession(host: NavigationHost())
      session.host.quarantines = false
      _ = try session.host.load(folder.path("p.lua"))
      for a in Self.values {
        for b in Self.values {
          let chunk = try session.load(
            """
            nav.onAwait("save", function() end)
            nav.app = {b = \(b.lua)}
            nav.setStack {"Home", {class = "Page", props = {a = \(a.lua)}}}
            local outcome = nav.tapBack()
            local question = nav.question()
            if question then nav.answer(question.kind == "choose" and "x" or question.kind == "await") end
            return outcome
            """, name: "=case")
          let outcome = try session.call(chunk).first?.stringValue
          #expect(
            canPop(table, ["props.a": a.value, "app.b": b.value]) == (outcome == "popped"),
            "\(policy) with \(a.lua) and \(b.lua): \(outcome ?? "") \(table.rows)")
        }
      }
    }
  }

  private func canPop(_ table: LeavingTable, _ values: [String: Value]) -> Bool? {
    let rows = table.rows.filter { row in
      row.when.allSatisfy { input, cells in
        cells.contains { Self.holds($0, values[input] ?? .missing) }
      }
    }
    let answers = Set(rows.map(\.canPop))
    return answers.count == 1 ? answers.first : nil
  }

  private static func holds(_ cell: LeavingTable.Cell, _ value: Value) -> Bool {
    switch (cell, value) {
    case (.missing, .missing): true
    case (.boolean(let one), .boolean(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.between(let low, let high), .number(let number)):
      number > low ?? -.infinity && number < high ?? .infinity
    case (.text(let one), .text(let other)): one == other
    case (.otherText(let texts), .text(let text)): !texts.contains(text)
    default: false
    }
  }

  @Test("no input, no condition")
  func always() throws {
    let table = try table("return false")
    #expect(table.inputs.isEmpty && table.rows == [.init(when: [:], canPop: false)])
  }

  @Test(
    "what goes by something else is refused, with its line",
    arguments: [
      ("return os.time() > 5", "goes by 'os.time'"),
      ("if not controller.props.a then perform('log') end", "does 'log' on the way"),
      ("return controller.props.a > 2", "attempt to compare"),
      ("return #(controller.props.a or '') < 5", "props.a"),
      ("if controller.props.a:match('^x') then return false end", "props.a"),
    ])
  func refused(policy: String, message: String) throws {
    let error = #expect(throws: NotPure.self) { try table(policy) }
    #expect(error?.message.contains("p.lua:") == true)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test("a wrapper, a plugin without the hook, and what is no plugin are refused")
  func others() throws {
    let folder = try Folder([
      "wrap.lua": "return {shouldPop = function(c, pop, next) return next() end}",
      "none.lua": "return {backTitle = function() return 'x' end}", "broken.lua": "return {",
      "never.lua": "return {sources = {}, shouldPop = function() return false end}",
    ])
    for (name, message) in [
      ("wrap", "asks the rest of the chain"), ("none", "it has no shouldPop"),
      ("broken", "broken.lua:1:"), ("never", "asked about nothing"), ("missing", "missing.lua"),
    ] {
      let error = #expect(throws: NotPure.self) {
        try LeavingTableMaker(folder.path("\(name).lua")).run()
      }
      #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    }
  }
}

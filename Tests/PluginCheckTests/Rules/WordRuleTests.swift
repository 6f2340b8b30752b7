import Expectations
import Foundation
import NavhostReference
import Testing

@testable import NavhostPluginCheck

@Suite struct WordRuleTests {
  private func found(_ text: String, _ file: String, _ words: WordCheck) -> [String] {
    Checker.check(text, file: file, words: words)
      .filter { ["newer-word", "deprecated"].contains($0.rule) }
      .map { "\($0.line):\($0.column) \($0.message)" }
  }

  private func newer(_ text: String, _ file: String = "plugins/p.lua", level: Int? = 1) -> [String]
  {
    found(text, file, WordCheck(level: level)).map { String($0.split(separator: "'")[1]) }
  }

  @Test func `Words that level 1 lacks are listed`() {
    let plugin = """
      return {
        sources = { "deepLink", "request" },
        shouldPop = function(controller, pop)
          perform("save")
          if pop.id == 1 or controller.inner or pop.source == "tapOutside" then return await("x") end
          return choose("a", { "b" }) == "b" or confirm("c", { style = "sheet", ok = "d" })
        end,
        hidesBackButton = function() return true end,
        gestureShouldBegin = function(_, gesture) return gesture.input == "finger" end,
        barHidden = function() end,
      }
      """
    expectEqual(
      newer(plugin),
      [
        "deepLink", "perform", "id", "inner", "tapOutside", "await", "choose", "style",
        "hidesBackButton", "input",
      ])
    expectEqual(newer(plugin, level: nil), [])
    expectEqual(newer(plugin, level: 2), [])
    let script = """
      nav.onAction("save", function() end)
      nav.setStack({ "Home" }, { ask = true })
      nav.push({ class = "X", hidesBackButton = true })
      print(nav.settings(), nav.top.presented, nav.question().kind)
      """
    expectEqual(newer(script, "scene.lua"), ["onAction", "ask", "settings", "presented", "kind"])
  }

  @Test func `Whatever a plugin's api says, its words are none of the findings`() {
    for api in ["", "api = 1,", "api = 2,"] {
      let text = "return { \(api) shouldPop = function() perform(\"x\") end }"
      expectEqual(Checker.check(text, file: "plugins/p.lua"), [])
    }
    expectEqual(
      Checker.check("return { api = 5 }", file: "plugins/p.lua").map(\.rule), ["newer-api"])
  }

  /// Those that come along, and the examples: with `api = 1` a reader would take them for older ones.
  @Test(arguments: ["plugins", "examples/field/plugins"])
  func `Plugins say the level whose words they use`(folder: String) throws {
    let root = URL(filePath: #filePath).appending(path: "../../../../").standardized
    let all = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    var files = (all?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "lua" }
    files.removeAll { $0.lastPathComponent.hasSuffix("_spec.lua") || $0.path.contains("/_meta/") }
    #expect(files.count >= 11)
    for file in files {
      let source = try String(contentsOf: file, encoding: .utf8)
      let words = newer(source, "plugins/\(file.lastPathComponent)")
      let usesSource = ["\"deepLink\"", "\"tapOutside\""].contains { source.contains($0) }
      let usesNewNames = !newer(source, "plugins/\(file.lastPathComponent)", level: 3).isEmpty
      let level =
        usesNewNames ? 4 : words.contains("text") ? 3 : !words.isEmpty || usesSource ? 2 : nil
      #expect(
        source.contains("api = ") == (level != nil)
          && level.map { source.contains("api = \($0)") } ?? true, "\(file.path): \(words)")
    }
  }

  @Test func `A name that is going is told with the version that takes it away`() {
    let going = Reference.Deprecation(
      Reference.Entry("Pop", "count"), removedIn: "0.5.0", instead: "'pop.leaving'")
    let words = WordCheck(deprecations: [going])
    let text = "return { shouldPop = function(_, pop) return pop.count == 1 end }"
    expectEqual(
      found(text, "plugins/p.lua", words),
      ["1:50 'count' goes with navhost 0.5.0; use 'pop.leaving'"])
  }

  @Test func `What level 2 brought is there`() {
    let names = Reference.hooks.map { Reference.Entry("hook", $0.name) }
    #expect(names.filter { Reference.level(of: $0) == 2 }.count >= 7)
    expectEqual(Reference.level(of: Reference.Entry("nav", "push")), 1)
    expectEqual(Reference.level(of: Reference.Entry("hook", "barHidden")), 1)
    expectEqual(Reference.level(of: Reference.Entry("Controller", "barHidden")), 1)
  }
}

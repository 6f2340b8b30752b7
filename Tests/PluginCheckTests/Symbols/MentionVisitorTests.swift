import Expectations
import NavhostLuaSyntax
import NavhostReference
import Testing

@testable import NavhostPluginCheck

/// The mentions of a text: `line symbol role`.
func mentions(_ text: String, _ file: String = "scene.lua") -> [String] {
  let analysis = FileAnalysis(file: file, bytes: Array(text.utf8))
  return analysis.mentions.map { mention in
    let symbol =
      switch mention.symbol {
      case .controllerClass(let name): "class \(name)"
      case .prop(let name): "prop \(name)"
      case .action(let name): "action \(name)"
      case .api(let entry): "\(entry.owner) \(entry.name)"
      case .lua(let name): "lua \(name)"
      }
    let line = analysis.source.line(of: mention.range.lowerBound)
    let isWhole =
      symbol.hasSuffix(analysis.source.text(mention.range)) || symbol.hasPrefix("type ")
    return "\(line) \(symbol)\(isWhole ? "" : "?") \(mention.role)"
  }
}

@Suite struct MentionVisitorTests {
  @Test func `Props are found by every way to them`() {
    let text = """
      local props = nav.top.props
      nav.top.props.a = nav.top.props.b
      print(props.c, (props)["d"], nav.top.props["e"], other().props.f, nav.top.props.g.h)
      function nav.top.props.i() end
      """
    let props = mentions(text).filter { $0.contains(" prop ") }
    expectEqual(
      props,
      [
        "2 prop a write", "2 prop b use", "3 prop c use", "3 prop e use", "3 prop f use",
        "3 prop g use", "4 prop i write",
      ])
  }

  @Test func `Names of the API know whose they are`() {
    let text = """
      return {
        shouldPop = function(controller, pop)
          return pop.target.class == controller.title and string.format("%s", log.warn)
        end,
      }
      """
    expectEqual(
      mentions(text, "plugins/p.lua"),
      [
        "2 hook shouldPop use", "3 type Pop use", "3 Pop target use", "3 Controller class use",
        "3 type Controller use", "3 Controller title use", "3 global string use",
        "3 lua string.format use", "3 global log use", "3 lua log.warn use",
      ])
  }

  @Test func `What a file makes itself is its own`() {
    expectEqual(mentions("confirm = 1\nlocal string = {}\nprint(confirm, string.format)").count, 1)
    expectEqual(mentions("local nav = {}\nnav.push('X')"), [])
  }

  @Test func `What cannot be read hides nothing else`() {
    let text = "nav.push(\nnav.push('A'\nif then\nnav.push('B')"
    expectEqual(mentions(text).filter { $0.contains("class") }.count, 2)
  }
}

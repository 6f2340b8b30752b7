import Expectations
import Testing

@testable import NavhostPluginCheck

@Suite struct MentionVisitorCallsTests {
  /// Classes, props and actions alone.
  private func shared(_ text: String, _ file: String = "scene.lua") -> [String] {
    mentions(text, file).map { String($0.drop { $0 != " " }.dropFirst()) }
      .filter { ["class", "prop", "action"].contains(String($0.prefix { $0 != " " })) }
  }

  @Test(arguments: [
    ("nav.push('A')", ["class A value"]), ("nav.setRoot{class = 'A'}", ["class A value"]),
    ("nav.setStack{'A', {class = \"B\"}}", ["class A value", "class B value"]),
    ("nav.class('A', 'B')", ["class A declaration", "class B use"]),
    ("nav.hook('A', 'shouldPop', print)", ["class A use"]),
    ("nav.popTo('A')", ["class A use"]), ("nav.requestPop{to = 'A'}", ["class A use"]),
    ("nav.present('A', {style = 'popover'})", ["class A value"]),
    ("nav.tabs{'A', 'B'}", ["class A value", "class B value"]),
    ("nav.embed(nav.top, 'A')", ["class A value"]),
    ("nav.present('A').push('B')", ["class A value", "class B value"]),
    ("print(nav.top.class == 'A')", ["class A use"]),
    ("print('A' ~= x.class)", ["class A use"]),
    ("local name = 'A' nav.push(name) nav.push(name)", ["class A value"]),
    ("nav.push('')", []), ("push('A')", []), ("nav.push(5)", []),
    (
      "local s = {class = 'A', props = {a = 1, ['b'] = 2}} nav.push(s)",
      ["class A value", "prop a value", "prop b value"]
    ),
    ("nav.top.props = {a = 1}", ["prop a value"]),
    (
      "nav.onAction('a', print) nav.onAwait('b', print)",
      ["action a declaration", "action b declaration"]
    ),
    ("nav.on('action', function(e) return e.action == 'a' end)", ["action a use"]),
    ("nav.use{controllers = {'A', '!B', 'C*'}}", ["class A use", "class B use"]),
    (
      "nav.hook('A', 'shouldPop', function() perform('a') return await('b') end)",
      ["class A use", "action a use", "action b use"]
    ),
  ])
  func `What calls are given is known`(text: String, found: [String]) {
    expectEqual(shared(text), found)
  }

  @Test func `Assertions about a class mention it`() {
    expectEqual(
      shared("assert.equal('A', nav.top.class) assert.equal('B', nav.top.title)", "a_spec.lua"),
      ["class A use"])
  }

  @Test func `Words and options know their lists`() {
    let text = "nav.reset{gesture = 'none'} nav.on('pop', print) nav.top.gesture = 'edge'"
    expectEqual(
      mentions(text).filter {
        $0.contains("Gesture") || $0.contains("Reset") || $0.contains("Event")
      },
      [
        "1 ResetOptions gesture use", "1 GestureMode none use", "1 EventName pop use",
        "1 GestureMode edge use",
      ])
  }
}

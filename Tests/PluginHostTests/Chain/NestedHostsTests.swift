import Foundation
import Navigation
import PluginHost
import ScriptFixture
import Support
import Testing

/// A host for each of two stacks, one inside the other.
@Suite("Stacks in stacks")
struct NestedHostsTests {
  private let nest: NestedHosts

  init() throws {
    nest = try NestedHosts()
  }

  @Test("the plugin inside keeps the container, as often as it is asked")
  func locked() throws {
    try nest.inner.navigation.top?.props.set(.string("locked"), to: .boolean(true))
    for _ in 1...3 {
      let outcome = nest.outer.navigation.tapBack()
      #expect(outcome.kind == .blocked && outcome.reason == "locked")
      #expect(nest.problems == [])
    }
    #expect(nest.outer.navigation.explanation?.steps.map(\.by) == ["draft"])
  }

  @Test("its question is put outside, and a yes runs the same pop")
  func question() throws {
    try nest.inner.navigation.top?.props.set(.string("draft"), to: .boolean(true))
    for answer in [false, true] {
      #expect(nest.outer.navigation.tapBack().kind == .deferred)
      #expect(nest.problems == [])
      let outcome = nest.outer.navigation.answer(answer)
      #expect(outcome?.kind == (answer ? .popped : .blocked))
      #expect(nest.problems == [])
    }
    #expect(nest.outer.navigation.depth == 1)
  }

  @Test("whatever a person and the program do, all holds in both", arguments: 0..<12)
  func walk(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<200 {
      let step = nest.step(&random)
      let problems = nest.problems
      #expect(problems == [], "after \(step)")
      if !problems.isEmpty { return }
    }
  }
}

/// Two hosts with the same plugin: it keeps what is locked, and asks about drafts.
private final class NestedHosts {
  let outer = NavigationHost()
  let inner = NavigationHost()
  private let fixture: Fixture

  init() throws {
    fixture = try Fixture([
      "draft.lua": """
      return {shouldPop = function(controller)
        if controller.props.locked then return false, "locked" end
        if controller.props.draft then return confirm("Discard?") end
      end}
      """
    ])
    for host in [outer, inner] { try host.load(fixture.folder.path + "/draft.lua") }
    push("Home", on: outer)
    push("Mail", on: outer)
    push("Inbox", on: inner)
    push("Letter", on: inner)
    outer.navigation.top?.embedded = inner.navigation
  }

  /// What does not hold.
  var problems: [String] { (outer.check() + inner.check()).map(\.description) }

  private func push(_ name: String, on host: NavigationHost, settle: Bool = true) {
    host.navigation.push(host.navigation.makeController(className: name), settle: settle)
  }

  func step(_ random: inout SeededRandom) -> Int {
    let host = random.once(in: 2) ? outer : inner
    let navigation = host.navigation
    let settle = random.once(in: 2)
    let step = random.below(12)
    switch step {
    case 0, 1: push("Page", on: host, settle: settle)
    case 2, 3: navigation.tapBack(settle: settle)
    case 4: navigation.pop(settle: settle)
    case 5, 6:
      let end = Point(x: Double(random.below(390)), y: 400)
      navigation.pan(Pan(from: Point(x: 5, y: 400), to: end, settle: settle))
    case 7, 8: navigation.answer(random.once(in: 2), settle: settle)
    case 9: navigation.advance(by: Double(random.below(500)) / 1000)
    case 10:
      let name = random.pick(["locked", "draft"])
      let value = random.once(in: 3)
      try? navigation.top?.props.set(.string(name), to: .boolean(value))
    default: move(&random)
    }
    return step
  }

  /// The stack inside goes to another controller, its plugin is loaded anew.
  private func move(_ random: inout SeededRandom) {
    switch random.below(4) {
    case 0: random.pick(outer.navigation.stack).embedded = inner.navigation
    case 1: try? inner.reload(inner.plugins[0])
    case 2: inner.navigation.container?.embedded = nil
    default: inner.navigation.setRoot(inner.navigation.makeController(className: "Inbox"))
    }
  }
}

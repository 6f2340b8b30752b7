import Expectations
import Foundation
import NavhostNavigation
import NavhostPluginHost
import ScriptFixture
import Testing

@Suite("what an app does for its policies, in Swift")
@MainActor
struct HandlersTests {
  private struct Full: Error, CustomStringConvertible {
    var description: String { "the disk is full" }
  }

  private func host(_ hooks: String) throws -> NavigationHost {
    let fixture = try Fixture(["p.lua": "return {\(hooks)}"])
    let host = NavigationHost()
    try host.load(fixture.folder.path + "/p.lua")
    let navigation = host.navigation
    navigation.setStack(["A", "B"].map { navigation.makeController(className: $0) })
    return host
  }

  /// Waits at most ten minutes, so that a run of the tests ends. The limit does not measure speed.
  private func wait(for done: () -> Bool) async throws {
    for _ in 0..<300_000 where !done() { try await Task.sleep(nanoseconds: 2_000_000) }
    try #require(done())
  }

  private static let saving = """
    shouldPop = function(c)
      local done, why = await("save", {id = 7})
      if done then return true, done.as end
      return false, why
    end
    """

  @Test("an action is done once, with its data, until the handler is released")
  func action() throws {
    let host = try host("shouldPop = function(c) perform('tell', {id = 7}) return false end")
    var heard: [String] = []
    var observation: Observation? = host.onAction("tell") { controller, data in
      heard.append(controller.className)
      if case .integer(let id)? = data["id"] { heard.append("\(id)") }
    }
    expectEqual(host.navigation.tapBack().kind, .blocked)
    expectEqual(heard, ["B", "7"])
    _ = observation
    observation = nil
    host.navigation.tapBack()
    expectEqual(heard, ["B", "7"])
    guard
      case .boolean(false)? = host.navigation.scene.events.reversed().first(where: {
        $0.name == .action
      })?["handled"]
    else { return #expect(Bool(false), "the last is handled") }
  }

  @Test("an action without data comes with an empty table; the handler may navigate")
  func navigating() throws {
    let host = try host("shouldPop = function(c) perform('go') return false end")
    var isEmpty = false
    let observation = host.onAction("go") { controller, data in
      if case .table(let table) = data { isEmpty = table.isEmpty }
      expectEqual(controller.navigation?.pop().kind, .popped)
    }
    withExtendedLifetime(observation) { _ = host.navigation.tapBack() }
    #expect(isEmpty)
    expectEqual(host.navigation.depth, 1)
  }

  @Test("what waits goes on with the answer, and the pop runs")
  func answer() async throws {
    let host = try host(Self.saving)
    let observation = host.onAwait("save") { controller, data in
      await Task.yield()
      expectEqual(controller.className, "B")
      guard case .integer(7)? = data["id"] else { return nil }
      let answer = DataTable()
      try answer.set(.string("as"), to: "draft")
      return .table(answer)
    }
    expectEqual(host.navigation.tapBack().kind, .deferred)
    try await wait { host.navigation.depth == 1 }
    expectEqual(host.navigation.scene.explanation?.steps.last?.reason, "draft")
    withExtendedLifetime(observation) {}
  }

  @Test("nil is a failure, a thrown error one with its description", arguments: [true, false])
  func failure(throwing: Bool) async throws {
    let host = try host(Self.saving)
    let observation = host.onAwait("save") { _, _ in
      if throwing { throw Full() }
      return nil
    }
    host.navigation.tapBack()
    try await wait { host.navigation.question == nil }
    expectEqual(host.navigation.depth, 2)
    expectEqual(host.navigation.scene.explanation?.reason, throwing ? "the disk is full" : "failed")
    withExtendedLifetime(observation) {}
  }

  @Test("the task is cancelled where nobody waits any more, and its answer is nobody's")
  func dropped() async throws {
    let host = try host(Self.saving)
    var began = false
    var ended: String?
    let observation = host.onAwait("save") { _, _ in
      began = true
      do {
        try await Task.sleep(nanoseconds: 3_600_000_000_000)
      } catch {
        ended = "cancelled"
      }
      return true
    }
    host.navigation.tapBack()
    try await wait { began }
    host.navigation.pop()
    #expect(host.navigation.question == nil)
    try await wait { ended != nil }
    expectEqual(ended, "cancelled")
    expectEqual(host.navigation.depth, 1)
    withExtendedLifetime(observation) {}
  }

  @Test("what a controller's own handler does comes first")
  func own() async throws {
    let host = try host("shouldPop = function(c) perform('tell') return false end")
    var heard: [String] = []
    let general = host.onAction("tell") { _, _ in heard.append("host") }
    var own: Observation? = host.navigation.top?.onAction("*") { _ in heard.append("own") }
    host.navigation.tapBack()
    expectEqual(heard, ["own"])
    _ = own
    own = nil
    host.navigation.tapBack()
    expectEqual(heard, ["own", "host"])
    withExtendedLifetime(general) {}
  }

  @Test("a controller's own answer comes first, and the host's is not asked")
  func ownAnswer() async throws {
    let host = try host(Self.saving)
    var asked = 0
    let general = host.onAwait("save") { _, _ in
      asked += 1
      return nil
    }
    let own = host.navigation.top?.onAwait("save") { data in
      if case .integer(7)? = data["id"] { return .table(DataTable()) }
      return nil
    }
    host.navigation.tapBack()
    try await wait { host.navigation.depth == 1 }
    expectEqual(asked, 0)
    withExtendedLifetime((general, own)) {}
  }

  @Test("what the app says of itself is read as app, and lays the bar out afresh")
  func app() throws {
    let host = try host("backTitle = function() return app.online and 'on' or 'off' end")
    expectEqual(host.navigation.bar.back?.title, "off")
    host.app["online"] = .boolean(true)
    expectEqual(host.navigation.bar.back?.title, "on")
    host.app["online"] = nil
    expectEqual(host.navigation.bar.back?.title, "off")
  }
}

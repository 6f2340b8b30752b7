import Expectations
import Foundation
import NavhostPluginHost
import ScriptFixture
import Synchronization
import Testing

/// Run under the thread sanitizer, too.
@Suite("Hosts on threads of their own")
struct ThreadTests {
  private final class Failures: Sendable {
    private let texts = Mutex<[String]>([])

    var all: [String] { texts.withLock { $0 } }

    func add(_ error: any Error) { texts.withLock { $0.append("\(error)") } }
  }

  @Test("two hosts with their plugins and scripts run on two threads at once")
  func hosts() {
    let failures = Failures()
    let ended = DispatchSemaphore(value: 0)
    for _ in 0..<2 {
      let thread = Thread {
        do { try Self.drive() } catch { failures.add(error) }
        ended.signal()
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
    for _ in 0..<2 { ended.wait() }
    expectEqual(failures.all, [])
  }

  private static func drive() throws {
    let fixture = try Fixture(
      ["asks.lua": asks, "wild.lua": wild], limits: Limits(hookFuel: 20_000))
    for _ in 0..<5 { try fixture.run(script) }
  }

  private static let asks = """
    local count = 0
    return {
      priority = 1, controllers = "Page",
      shouldPop = function(controller, pop, next)
        count = count + 1
        controller.props.count = count
        next()
        return confirm(("leave %d?"):format(count))
      end,
      backTitle = function(controller) return controller.title end,
      onUnload = function() return {count = count} end,
      onLoad = function(saved) count = saved and saved.count or 0 end,
    }
    """

  private static let wild = """
    return { shouldPop = function() while true do pcall(string.rep, "x", 1000) end end }
    """

  private static let script = """
    local asks, wild = use("asks.lua"), use("wild.lua")
    nav.setRoot("Home")
    for i = 1, 5 do
      nav.push {class = "Page", title = "T" .. i}
      eq("T" .. i, nav.bar.back.title)
      eq("deferred", (nav.tapBack())) eq("popped", (nav.answer(true)))
      nav.push("Other") eq("popped", (nav.pan {from = {5, 400}, to = {380, 400}}))
      assert(asks:reload()) assert(wild:reload())
    end
    asks:unload() wild:unload()
    """
}

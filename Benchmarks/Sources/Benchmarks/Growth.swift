import Foundation
import Navigation
import PluginHost

/// What a decision costs as things grow.
extension Suites {
  mutating func growth() throws {
    let veto = scratch.write("veto.lua", Plugins.veto)
    let small = try Hosts.host([veto])
    let operations = [
      Hosts.request(small).named("1 plugin, depth 2, 10 events, 1 class"),
      Hosts.request(try manyPlugins(veto)).named("1,000 plugins, one matches"),
      Hosts.request(try Hosts.host([veto], depth: 2000)).named("depth 2,000"),
      Hosts.request(try manyEvents(veto)).named("after 1,000,000 events"),
      Hosts.request(try manyClasses(veto)).named("10,000 classes"),
    ]
    report.measure("growth", operations, targets: [nil, 1.2, 1.2, 1.2, 1.2])
  }

  private func manyPlugins(_ veto: String) throws -> NavigationHost {
    let others = (1...999).map { number in
      scratch.write("growth/p\(number).lua", Plugins.elsewhere(number))
    }
    return try Hosts.host([veto] + others)
  }

  private func manyEvents(_ veto: String) throws -> NavigationHost {
    let host = try Hosts.host([veto])
    while host.navigation.events.lastIndex < 1_000_000 { host.navigation.record(.decision) }
    return host
  }

  private func manyClasses(_ veto: String) throws -> NavigationHost {
    let host = NavigationHost()
    for number in 1...10_000 { try host.declareClass("Class\(number)", superclass: "Base") }
    try host.load(veto)
    Hosts.fill(host, depth: 2)
    return host
  }

  /// Two hosts on two threads, against one on one.
  mutating func threads() throws {
    let veto = scratch.write("veto.lua", Plugins.veto)
    let count = 100_000
    var best = 0.0
    for _ in 0..<7 {
      let one = Self.seconds(threads: 1, veto, count)
      let two = Self.seconds(threads: 2, veto, count)
      best = max(best, 2 * one / two)
    }
    report.add(
      Figure(
        name: "two hosts on two threads, throughput", value: best, unit: "×", target: 1.8,
        isLeast: true))
  }

  private static func seconds(threads: Int, _ veto: String, _ count: Int) -> Double {
    let ready = DispatchSemaphore(value: 0)
    let go = DispatchSemaphore(value: 0)
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<threads {
      Thread.detachNewThread {
        let request = Hosts.request(try! Hosts.host([veto]))
        request.run(1000)
        ready.signal()
        go.wait()
        request.run(count)
        done.signal()
      }
    }
    for _ in 0..<threads { ready.wait() }
    let start = Stopwatch.nanoseconds()
    for _ in 0..<threads { go.signal() }
    for _ in 0..<threads { done.wait() }
    return Stopwatch.nanoseconds() - start
  }
}

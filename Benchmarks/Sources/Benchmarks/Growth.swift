import Foundation
import NavhostNavigation
import NavhostPluginHost

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
    let navigation = host.navigation
    while navigation.events.lastIndex < 1_000_000 {
      navigation.push(navigation.makeController(className: "List"), animated: false)
      navigation.pop(animated: false)
    }
    return host
  }

  private func manyClasses(_ veto: String) throws -> NavigationHost {
    let host = NavigationHost()
    for number in 1...10_000 { try host.declareClass("Class\(number)", superclass: "Base") }
    try host.load(veto)
    Hosts.fill(host, depth: 2)
    return host
  }

  /// Two hosts on two threads, against one on one: by the clock, which needs two cores that are free,
  /// and by the time that the threads had a core, which shows what they take from one another.
  mutating func threads() throws {
    let veto = scratch.write("veto.lua", Plugins.veto)
    var clock = 0.0
    var cores: [Double] = []
    for _ in 0..<7 {
      let one = Self.run(threads: 1, veto)
      let two = Self.run(threads: 2, veto)
      clock = max(clock, 2 * one.clock / two.clock)
      cores.append(4 * one.cores / two.cores)
    }
    report.add(
      Figure(
        name: "two hosts on two threads, throughput", value: clock, unit: "×", target: 1.8,
        isLeast: true))
    report.add(
      Figure(
        name: "the same for each second on a core", value: cores.sorted()[cores.count / 2],
        unit: "×", target: 1.8,
        isLeast: true))
  }

  /// Nanoseconds by the clock, and on cores, all threads together.
  private static func run(threads: Int, _ veto: String) -> (clock: Double, cores: Double) {
    let ready = DispatchSemaphore(value: 0)
    let go = DispatchSemaphore(value: 0)
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<threads {
      Thread.detachNewThread {
        let request = Hosts.request(try! Hosts.host([veto]))
        request.run(1000)
        ready.signal()
        go.wait()
        request.run(100_000)
        done.signal()
      }
    }
    for _ in 0..<threads { ready.wait() }
    let start = (Stopwatch.nanoseconds(), Stopwatch.nanoseconds(CLOCK_PROCESS_CPUTIME_ID))
    for _ in 0..<threads { go.signal() }
    for _ in 0..<threads { done.wait() }
    return (
      Stopwatch.nanoseconds() - start.0,
      Stopwatch.nanoseconds(CLOCK_PROCESS_CPUTIME_ID) - start.1
    )
  }
}

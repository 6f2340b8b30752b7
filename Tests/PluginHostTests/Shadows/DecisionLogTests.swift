import Expectations
import Foundation
import NavhostNavigation
import NavhostPluginHost
import ScriptFixture
import Testing

@Suite("The decision log tells who vetoed what, how often, and which version")
struct DecisionLogTests {
  private func host(_ plugin: String) throws -> (Fixture, NavigationHost) {
    let fixture = try Fixture(["guard.lua": plugin])
    try fixture.host.load(fixture.folder.appending(path: "guard.lua").path)
    return (fixture, fixture.host)
  }

  private func push(_ name: String, on host: NavigationHost) {
    host.navigation.push(host.navigation.makeController(className: name))
  }

  @Test func aVetoNamesItsPluginAndVersion() throws {
    let (fixture, host) = try host(
      "return {version = '1.2.0', shouldPop = function() return false, 'unsaved' end}")
    defer { withExtendedLifetime(fixture) {} }
    push("Home", on: host)
    push("Letter", on: host)
    var records: [DecisionRecord] = []
    host.decisionLog = DecisionLog { records.append($0) }
    host.navigation.tapBack()
    host.navigation.tapBack()
    expectEqual(records.map(\.count), [1, 2])
    let last = try #require(records.last)
    #expect(last.kind == .pop && last.className == "Letter" && last.source == .backButton)
    #expect(last.outcome == "blocked" && last.reason == "unsaved")
    #expect(last.by == "guard" && last.version == "1.2.0")
  }

  @Test func ofManyAlikeSomeAreTold() throws {
    let (fixture, host) = try host("return {}")
    defer { withExtendedLifetime(fixture) {} }
    push("Home", on: host)
    var counts: [Int] = []
    let log = DecisionLog(every: 10) { if $0.kind == .pop { counts.append($0.count) } }
    host.decisionLog = log
    for _ in 0..<25 {
      push("Letter", on: host)
      host.navigation.tapBack()
    }
    expectEqual(counts, [1, 11, 21])
    expectEqual(log.total, 50)
  }

  @Test(arguments: [(true, 12), (false, 2)])
  func vetoesMayAlwaysBeTold(_ always: Bool, _ told: Int) throws {
    let (fixture, host) = try host("return {shouldPop = function() return false end}")
    defer { withExtendedLifetime(fixture) {} }
    push("Home", on: host)
    push("Letter", on: host)
    var count = 0
    host.decisionLog = DecisionLog(every: 10, alwaysReportsDenials: always) { _ in count += 1 }
    for _ in 0..<12 { host.navigation.tapBack() }
    expectEqual(count, told)
  }

  @Test(arguments: [(true, Array(1...12)), (false, [1, 11])])
  func questionsMayAlwaysBeReported(_ always: Bool, _ counts: [Int]) throws {
    let (fixture, host) = try host("return {shouldPop = function() return confirm('Leave?') end}")
    defer { withExtendedLifetime(fixture) {} }
    push("Home", on: host)
    var reported: [Int] = []
    host.decisionLog = DecisionLog(every: 10, alwaysReportsDenials: always) {
      if $0.outcome == "deferred" { reported.append($0.count) }
    }
    for _ in 0..<12 {
      push("Letter", on: host)
      host.navigation.tapBack()
      host.navigation.answer(true)
    }
    expectEqual(reported, counts)
  }
}

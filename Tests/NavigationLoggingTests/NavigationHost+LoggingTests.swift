import Expectations
import Foundation
import Logging
import Metrics
import MetricsTestKit
import NavhostLogging
import NavhostNavigation
import NavhostPluginHost
import ScriptFixture
import Testing

/// Keeps what is logged.
private final class Lines: @unchecked Sendable {
  var all: [(level: Logger.Level, text: String, plugin: String?)] = []
}

private struct Keeper: LogHandler {
  let lines: Lines
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.trace

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let plugin = event.metadata?["plugin"].map { "\($0)" }
    lines.all.append((event.level, "\(event.message)", plugin))
  }
}

@Suite("swift-log and swift-metrics hear of a host")
struct LoggingTests {
  @Test func vetoesAndPluginsLinesAreLogged() throws {
    let fixture = try Fixture([
      "guard.lua": """
      return {version = "1.0.0", shouldPop = function()
        log.warn("careful")
        return false, "unsaved"
      end}
      """
    ])
    let host = fixture.host
    let lines = Lines()
    let observation = host.log(to: Logger(label: "app") { _ in Keeper(lines: lines) }, every: 100)
    try host.load(fixture.folder.appending(path: "guard.lua").path)
    for name in ["Home", "Letter"] {
      host.navigation.push(host.navigation.makeController(className: name))
    }
    host.navigation.tapBack()
    withExtendedLifetime(observation) {}
    #expect(
      lines.all.contains { $0.level == .warning && $0.text == "careful" && $0.plugin == "guard" })
    let veto = "pop Letter backButton blocked by guard 1.0.0: unsaved (1)"
    #expect(lines.all.contains { $0.level == .notice && $0.text == veto }, "\(lines.all)")
  }

  /// What is counted is told to the metrics backend of the process, of which there is one.
  private static let metrics: TestMetrics = {
    let metrics = TestMetrics()
    MetricsSystem.bootstrap(metrics)
    return metrics
  }()

  private func count(_ label: String, _ dimensions: [(String, String)]) throws -> Int64 {
    try Self.metrics.expectCounter("navhost.\(label)", dimensions).totalValue
  }

  @Test func decisionsFaultsAndDifferencesAreCounted() throws {
    _ = Self.metrics
    let fixture = try Fixture([
      "counted.lua": """
      return {controllers = "Counted", shouldPop = function(c, pop)
        if pop.source == "backButton" then return false, "unsaved" end
        if pop.source == "escape" then error("broken") end
      end}
      """,
      "next.lua": "return {version = '2.0.0', controllers = 'Counted', shouldPop = function() end}",
    ])
    let host = fixture.host
    let observation = host.log(to: Logger(label: "app") { _ in Keeper(lines: Lines()) }, every: 100)
    try host.load(fixture.folder.appending(path: "counted.lua").path)
    _ = try host.loadShadow(fixture.folder.appending(path: "next.lua").path)
    for name in ["Home", "Counted"] {
      host.navigation.push(host.navigation.makeController(className: name))
    }
    for _ in 0..<3 { host.navigation.tapBack() }
    host.navigation.escape()
    withExtendedLifetime(observation) {}

    let pop = [("subject", "pop"), ("outcome", "blocked"), ("source", "backButton")]
    #expect(try count("decisions", pop) >= 3)
    let popped = [("subject", "pop"), ("outcome", "popped"), ("source", "escape")]
    #expect(try count("decisions", popped) >= 1)
    try expectEqual(count("faults", [("plugin", "counted")]), 1)
    let next = [("plugin", "next"), ("version", "2.0.0"), ("hook", "shouldPop")]
    try expectEqual(count("shadow.differences", next), 3)
  }

  @Test func aProfilesFiguresAreSent() throws {
    _ = Self.metrics
    let fixture = try Fixture([
      "measured.lua": "return {shouldPop = function() for _ = 1, 1000 do end return false end}"
    ])
    let host = fixture.host
    let profile = host.profile()
    try host.load(fixture.folder.appending(path: "measured.lua").path)
    for name in ["Home", "Page"] {
      host.navigation.push(host.navigation.makeController(className: name))
    }
    for _ in 0..<2 { host.navigation.tapBack() }
    profile.sendMetrics()
    let hook = [("plugin", "measured"), ("hook", "shouldPop")]
    func figure(_ name: String) throws -> Double? {
      try Self.metrics.expectGauge("navhost.hook.\(name)", hook).lastValue
    }
    try expectEqual(figure("calls"), 2)
    #expect(try figure("fuel") ?? 0 > 2000)
    try expectEqual(figure("fuel").map { Int($0) }, profile.hooks.first?.fuel)
    #expect(try figure("seconds.longest") ?? 0 >= figure("seconds.median") ?? 1)
  }
}

import Foundation
import Logging
import Metrics
import Navigation
import NavigationLogging
import PluginHost
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
}

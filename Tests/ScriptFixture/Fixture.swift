package import Foundation
internal import NavhostExploration
internal import NavhostFontTables
internal import NavhostLua
package import NavhostPluginHost
package import NavhostScripting
internal import ProgramSupport

/// A folder of plugin files and a script that drives a host with them.
package final class Fixture {
  package let host: NavigationHost
  package let session: ScriptSession
  private let scratch: Folder
  package var folder: URL { scratch.url }
  package var log: [LogLine] = []
  package var reports: [String] = []

  package init(_ files: [String: String] = [:], limits: Limits = Limits()) throws {
    scratch = try Folder(files)
    host = NavigationHost(limits: limits, text: TextMetrics())
    session = try ScriptSession(host: host)
    session.check = InvariantWatch(session).violations
    host.onLog = { [unowned self] in log.append($0) }
    host.onReport = { [unowned self] in reports.append($0) }
  }

  package func write(_ name: String, _ text: String) throws { try scratch.write(name, text) }

  /// Runs a script; `dir` in it is the folder, `use(name)` loads a plugin of it.
  package func run(_ script: String, line: Int = #line) throws {
    let prelude = """
      local dir = ...; local function use(name, options) return assert(nav.use(dir .. "/" .. name, options)) end \
      local function eq(want, got) if want ~= got then \
      error(("wanted %s, got %s"):format(tostring(want), tostring(got)), 2) end end;
      """
    do {
      try session.run(
        script: Array((prelude + script).utf8), name: "test", arguments: [folder.path])
    } catch {
      throw ScriptFailure(description: "\(error.message)\n\(error.traceback)\nlog: \(log)")
    }
  }
}

package struct ScriptFailure: Error, CustomStringConvertible {
  package var description: String
}

extension Limits {
  /// Units alone count, so that a busy machine changes nothing.
  package static let untimed: Limits = {
    var limits = Limits()
    limits.setSeconds(0)
    return limits
  }()

  /// The same with so many bytes for each plugin.
  package static func untimed(memory: Int) -> Limits {
    var limits = Limits(memory: memory)
    limits.setSeconds(0)
    return limits
  }
}

/// Runs a script with plugin files beside it; an error in it fails the test.
package func run(
  _ script: String, with files: [String: String] = [:], limits: Limits = Limits()
) throws {
  try Fixture(files, limits: limits).run(script)
}

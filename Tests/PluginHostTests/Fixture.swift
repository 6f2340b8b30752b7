import Foundation
import Lua
import PluginHost
import ProgramSupport
import Testing

/// A folder of plugin files and a script that drives a host with them.
final class Fixture {
  let host: NavigationHost
  let session: ScriptSession
  private let scratch: Folder
  var folder: URL { scratch.url }
  var log: [LogLine] = []
  var reports: [String] = []

  init(_ files: [String: String] = [:], limits: Limits = Limits()) throws {
    scratch = try Folder(files)
    host = NavigationHost(limits: limits)
    session = try ScriptSession(host: host)
    host.onLog = { [unowned self] in log.append($0) }
    host.onReport = { [unowned self] in reports.append($0) }
  }

  func write(_ name: String, _ text: String) throws { try scratch.write(name, text) }

  /// Runs a script; `dir` in it is the folder, `use(name)` loads a plugin of it.
  func run(_ script: String, line: Int = #line) throws {
    let prelude = """
      local dir = ...; local function use(name, options) return assert(nav.use(dir .. "/" .. name, options)) end \
      local function eq(want, got) if want ~= got then \
      error(("wanted %s, got %s"):format(tostring(want), tostring(got)), 2) end end;
      """
    do {
      try session.run(
        Array((prelude + script).utf8), name: "test", arguments: [folder.path])
    } catch {
      throw ScriptFailure(description: "\(error.message)\n\(error.traceback)\nlog: \(log)")
    }
  }
}

struct ScriptFailure: Error, CustomStringConvertible {
  var description: String
}

/// Runs a script with plugin files beside it; an error in it fails the test.
func run(
  _ script: String, with files: [String: String] = [:], limits: Limits = Limits()
) throws {
  try Fixture(files, limits: limits).run(script)
}

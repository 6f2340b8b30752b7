package import NavhostPluginHost
internal import NavhostSupport

/// Plugins' logs go to standard error, a line each.
package enum LogPrinter {
  package static func print(_ line: LogLine) { Output.note(text(line)) }

  package static func text(_ line: LogLine) -> String {
    let name = line.plugin.map { "[\($0)] " } ?? ""
    let level = line.level == .print ? "" : "\(line.level.rawValue): "
    return name + level + Output.oneLine(line.message)
  }
}

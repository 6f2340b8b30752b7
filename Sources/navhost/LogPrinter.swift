internal import PluginHost

/// Plugins' logs go to standard error, a line each.
enum LogPrinter {
  static func print(_ line: LogLine) {
    let name = line.plugin.map { "[\($0)] " } ?? ""
    let level = line.level == .print ? "" : "\(line.level.rawValue): "
    Output.note(name + level + line.message)
  }
}

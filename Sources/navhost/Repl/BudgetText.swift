internal import PluginHost

/// The limits, and what each plugin uses of them.
struct BudgetText {
  private let host: NavigationHost

  init(_ host: NavigationHost) {
    self.host = host
  }

  var text: String {
    let limits = host.limits
    let head = """
      a hook      \(Self.grouped(limits.hookUnits)) units
      a load      \(Self.grouped(limits.loadUnits)) units
      a decision  \(Self.grouped(limits.decisionUnits)) units
      CPU time    \(limits.hookSeconds) s a hook, \(limits.loadSeconds) s a load, \
      \(limits.decisionSeconds) s a decision (0: no deadline)
      memory      \(Self.grouped(limits.memory)) bytes a plugin
      source      \(Self.grouped(limits.source)) bytes a file
      """
    let rows = host.plugins.map(row)
    if rows.isEmpty { return head }
    return head + "\n\n"
      + Columns.table([["PLUGIN", "MEMORY", "UNITS LEFT BY ITS LAST CALL"]] + rows)
  }

  private func row(_ plugin: Plugin) -> [String] {
    guard let memory = host.memoryUsed(by: plugin), let units = host.unitsLeft(of: plugin) else {
      return [plugin.name, "-", "no limits: it runs in the script's state"]
    }
    return [plugin.name, Self.grouped(memory), Self.grouped(units)]
  }

  /// `500,000`.
  static func grouped(_ number: Int) -> String {
    let digits = Array("\(number)".reversed())
    let groups = stride(from: 0, to: digits.count, by: 3).map { start in
      String(digits[start..<min(start + 3, digits.count)])
    }
    return String(groups.joined(separator: ",").reversed())
  }
}

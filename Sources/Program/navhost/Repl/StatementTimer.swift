internal import NavhostLua
internal import NavhostPluginHost

/// What a statement took: time, units of the state that ran it, units of the plugins that were asked.
struct StatementTimer {
  private var start = ContinuousClock.now
  /// What was told of the last statement; nil before the first.
  private(set) var text: String?

  /// More units than any statement uses, so that a script is counted and nothing stops it.
  private static let plenty = 1 << 60

  mutating func start(_ evaluator: Evaluator, _ host: NavigationHost) {
    if evaluator.isScript { evaluator.state.setUnits(Self.plenty) }
    for plugin in host.plugins where !plugin.isInline {
      plugin.loaded.state?.setUnits(host.limits.hookFuel)
    }
    start = .now
  }

  mutating func stop(_ evaluator: Evaluator, _ host: NavigationHost) {
    let time = ContinuousClock.now - start
    let left = evaluator.state.unitsLeft
    let granted = evaluator.isScript ? Self.plenty : host.limits.hookFuel
    var parts = [Self.text(time), "\(BudgetText.grouped(granted - left)) units"]
    if evaluator.isScript {
      evaluator.state.setUnits(nil)
      parts += host.plugins.compactMap { Self.used($0, host) }
    }
    text = parts.joined(separator: ", ")
  }

  /// What a plugin's last call used; nil where there was none.
  private static func used(_ plugin: Plugin, _ host: NavigationHost) -> String? {
    guard let left = host.unitsLeft(of: plugin), left < host.limits.hookFuel else { return nil }
    return
      "\(plugin.name) \(BudgetText.grouped(host.limits.hookFuel - left)) units in its last call"
  }

  private static func text(_ time: Duration) -> String {
    let micro = Double(time.components.attoseconds) / 1e12 + Double(time.components.seconds) * 1e6
    if micro < 1000 { return "\(Int(micro.rounded())) µs" }
    let milli = (micro / 100).rounded() / 10
    return milli < 1000 ? "\(milli) ms" : "\((milli / 10).rounded() / 100) s"
  }
}

/// The limits, and what each plugin uses of them.
struct BudgetText {
  private let host: NavigationHost

  init(_ host: NavigationHost) {
    self.host = host
  }

  var text: String {
    let limits = host.limits
    let head = """
      a hook      \(Self.grouped(limits.hookFuel)) units
      a load      \(Self.grouped(limits.loadFuel)) units
      a decision  \(Self.grouped(limits.decisionFuel)) units
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

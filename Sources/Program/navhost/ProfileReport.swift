internal import NavhostLua
internal import NavhostPluginHost
internal import NavhostSupport

/// What `navhost profile` prints and writes.
struct ProfileReport {
  private struct Hook {
    var usage: HookUsage
    /// Those that used most first.
    var lines: [(line: LuaProfile.Line, units: Int)]
  }

  /// Those that used most first.
  private let hooks: [Hook]
  private let stacks: [(stack: LuaProfile.Stack, units: Int)]
  private let names: [HookUsage]
  /// How many lines of a hook the table shows.
  private static let mostLines = 3

  init(_ profile: HookProfile) {
    names = profile.hooks
    let lines = Dictionary(grouping: profile.usage.lines) { $0.key.root }
    hooks = names.enumerated().map { number, usage in
      let own = (lines[number + 1] ?? []).map { (line: $0.key, units: $0.value) }
      return Hook(usage: usage, lines: own.sorted(by: Self.isBefore))
    }.sorted { first, second in
      let (one, other) = (first.usage, second.usage)
      return (other.units, one.plugin, one.hook) < (one.units, other.plugin, other.hook)
    }
    stacks = profile.usage.stacks.map { (stack: $0.key, units: $0.value) }
  }

  private static func isBefore(
    _ one: (line: LuaProfile.Line, units: Int), _ other: (line: LuaProfile.Line, units: Int)
  ) -> Bool {
    (other.units, one.line.file, one.line.line) < (one.units, other.line.file, other.line.line)
  }

  /// A table for people.
  var text: String {
    guard !hooks.isEmpty else { return "no hook was called\n" }
    let width = hooks.map { name($0.usage).count }.max() ?? 0
    let head =
      "hook".padded(to: width) + "     calls       units  median ms    99 % ms   longest ms\n"
    return head + hooks.map { row($0, width) }.joined()
  }

  private func name(_ usage: HookUsage) -> String {
    Plain.oneLine(usage.plugin) + "." + usage.hook
  }

  private func row(_ hook: Hook, _ width: Int) -> String {
    let usage = hook.usage
    let times = [usage.seconds(atShare: 0.5), usage.seconds(atShare: 0.99), usage.longest]
    var row = name(usage).padded(to: width) + "\(usage.calls)".padded(left: 10)
    row += "\(usage.units)".padded(left: 12)
    row += times.map { DecimalText.fixed($0 * 1000, places: 3).padded(left: 11) }.joined() + "\n"
    for (line, units) in hook.lines.prefix(Self.mostLines) {
      row += "".padded(to: width + 10) + "\(units)".padded(left: 12)
      row += "  \(Plain.oneLine(line.file)):\(line.line)\n"
    }
    return row
  }

  var json: String {
    let hooks = hooks.map { hook in
      let usage = hook.usage
      let seconds = JSONText.object([
        ("median", "\(usage.seconds(atShare: 0.5))"), ("p99", "\(usage.seconds(atShare: 0.99))"),
        ("longest", "\(usage.longest)"),
      ])
      let lines = hook.lines.map { line, units in
        JSONText.object([
          ("file", JSONText.string(line.file)), ("line", "\(line.line)"), ("units", "\(units)"),
        ])
      }
      return JSONText.object([
        ("plugin", JSONText.string(usage.plugin)), ("hook", JSONText.string(usage.hook)),
        ("calls", "\(usage.calls)"), ("units", "\(usage.units)"), ("seconds", seconds),
        ("lines", JSONText.list(lines)),
      ])
    }
    return JSONText.object([("hooks", JSONText.list(hooks))])
  }

  /// Stacks in the form that Brendan Gregg's flame graphs read, each once, in byte order.
  var folded: String {
    var weights: [ExactName: Int] = [:]
    for (names, units) in weighted {
      weights[names.map(Self.frame).joined(separator: ";"), default: 0] += units
    }
    return weights.sorted { $0.key < $1.key }.map { "\($0.key.text) \($0.value)\n" }.joined()
  }

  /// A page with the same stacks, drawn.
  var html: String { FlameGraph(weighted).page(text) }

  /// Stacks from the plugin and the hook on.
  private var weighted: [(names: [String], weight: Int)] {
    stacks.map { stack, units in
      let usage = names[stack.root - 1]
      return ([usage.plugin, usage.hook] + stack.functions, units)
    }
  }

  /// Neither `;` nor the end of a line may stand in a frame.
  private static func frame(_ name: String) -> String {
    Plain.oneLine(name).replacing(";", with: ":")
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate func padded(left width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}

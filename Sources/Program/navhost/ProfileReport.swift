internal import NavhostLua
internal import NavhostPluginHost
internal import NavhostSupport

/// What `navhost profile` prints and writes.
struct ProfileReport {
  private struct Hook {
    var usage: HookUsage
    /// Those that used most first.
    var lines: [(line: LuaProfile.Line, fuel: Int)]
  }

  /// Those that used most first.
  private let hooks: [Hook]
  private let stacks: [(stack: LuaProfile.Stack, fuel: Int)]
  private let names: [HookUsage]
  /// How many lines of a hook the table shows.
  private static let mostLines = 3

  init(_ profile: HookProfile) {
    names = profile.hooks
    let lines = Dictionary(grouping: profile.usage.lines) { $0.key.root }
    hooks = names.enumerated().map { number, usage in
      let own = (lines[number + 1] ?? []).map { (line: $0.key, fuel: $0.value) }
      return Hook(usage: usage, lines: own.sorted(by: Self.isBefore))
    }.sorted { first, second in
      let (one, other) = (first.usage, second.usage)
      return (other.fuel, one.plugin, one.hook) < (one.fuel, other.plugin, other.hook)
    }
    stacks = profile.usage.stacks.map { (stack: $0.key, fuel: $0.value) }
  }

  private static func isBefore(
    _ one: (line: LuaProfile.Line, fuel: Int), _ other: (line: LuaProfile.Line, fuel: Int)
  ) -> Bool {
    (other.fuel, one.line.file, one.line.line) < (one.fuel, other.line.file, other.line.line)
  }

  /// A table for people.
  var text: String {
    guard !hooks.isEmpty else { return "no hook was called\n" }
    let width = hooks.map { name($0.usage).count }.max() ?? 0
    let head =
      "hook".padded(to: width) + "     calls       fuel  median ms    99 % ms   longest ms\n"
    return head + hooks.map { row($0, width) }.joined()
  }

  private func name(_ usage: HookUsage) -> String {
    Plain.oneLine(usage.plugin) + "." + usage.hook
  }

  private func row(_ hook: Hook, _ width: Int) -> String {
    let usage = hook.usage
    let times = [usage.percentile(0.5), usage.percentile(0.99), usage.longest]
    var row = name(usage).padded(to: width) + "\(usage.calls)".padded(left: 10)
    row += "\(usage.fuel)".padded(left: 12)
    row += times.map { DecimalText.fixed($0 * 1000, places: 3).padded(left: 11) }.joined() + "\n"
    for (line, fuel) in hook.lines.prefix(Self.mostLines) {
      row += "".padded(to: width + 10) + "\(fuel)".padded(left: 12)
      row += "  \(Plain.oneLine(line.file)):\(line.line)\n"
    }
    return row
  }

  var json: String {
    let hooks = hooks.map { hook in
      let usage = hook.usage
      let seconds = JSONText.object([
        ("median", "\(usage.percentile(0.5))"), ("p99", "\(usage.percentile(0.99))"),
        ("longest", "\(usage.longest)"),
      ])
      let lines = hook.lines.map { line, fuel in
        JSONText.object([
          ("file", JSONText.string(line.file)), ("line", "\(line.line)"), ("fuel", "\(fuel)"),
        ])
      }
      return JSONText.object([
        ("plugin", JSONText.string(usage.plugin)), ("hook", JSONText.string(usage.hook)),
        ("calls", "\(usage.calls)"), ("fuel", "\(usage.fuel)"), ("seconds", seconds),
        ("lines", JSONText.list(lines)),
      ])
    }
    return JSONText.object([("hooks", JSONText.list(hooks))])
  }

  /// Stacks in the form that Brendan Gregg's flame graphs read, each once, in byte order.
  var folded: String {
    var weights: [ExactName: Int] = [:]
    for (names, fuel) in weighted {
      weights[names.map(Self.frame).joined(separator: ";"), default: 0] += fuel
    }
    return weights.sorted { $0.key < $1.key }.map { "\($0.key.text) \($0.value)\n" }.joined()
  }

  /// A page with the same stacks, drawn.
  var html: String { FlameGraph(weighted).page(text) }

  /// Stacks from the plugin and the hook on.
  private var weighted: [(names: [String], weight: Int)] {
    stacks.map { stack, fuel in
      let usage = names[stack.root - 1]
      return ([usage.plugin, usage.hook] + stack.functions, fuel)
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

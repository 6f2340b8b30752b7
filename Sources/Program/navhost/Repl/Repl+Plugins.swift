internal import NavhostPluginHost
internal import NavhostSupport

extension Repl {
  /// `.use FILE`.
  func use(_ path: String) -> Step {
    guard !path.isEmpty else { return wrong(".use needs a file or a folder") }
    let quoted = LuaText.quoted(Array(path.utf8))
    let before = Set(host.plugins.map(ObjectIdentifier.init))
    let step = run("assert(nav.use(\(quoted)))")
    guard case .shown = step else { return unplaced(step) }
    record.add("nav.use(\(quoted))")
    let new = host.plugins.filter { !before.contains(ObjectIdentifier($0)) }
    return .told(new.isEmpty ? "nothing new" : new.map(described).joined(separator: "\n"))
  }

  /// `.reload [NAME]`.
  func reload(_ name: String) -> Step {
    let chosen = host.plugins.filter { name.isEmpty ? $0.path != nil : $0.name.isExactly(name) }
    if chosen.isEmpty {
      return name.isEmpty ? .told("no plugin came from a file") : wrong(unknown(name))
    }
    let results = chosen.map { (plugin: $0, step: reload($0)) }
    let texts = results.map { text(of: $0.step) ?? described($0.plugin) }
    let hasFailed = results.contains { text(of: $0.step) != nil }
    if hasFailed { return .failed(ReplError(texts.joined(separator: "\n"))) }
    record.add(Self.reloading(name))
    return .told(texts.joined(separator: "\n"))
  }

  /// `.inside [NAME]`.
  func enter(plugin name: String) -> Step {
    if name.isEmpty {
      inside = nil
      return .told("")
    }
    guard let plugin = host.plugins.first(where: { $0.name.isExactly(name) }) else {
      return wrong(unknown(name))
    }
    do {
      _ = try host.evaluator(inside: plugin)
      inside = plugin
      return .told("inside \(name): `plugin` has its hooks, `top` is the top; .inside leaves")
    } catch {
      return wrong(error.message)
    }
  }

  /// `.watch`.
  func watch() -> Step {
    if watcher != nil {
      watcher = nil
      return .told("not watching any more")
    }
    watcher = Watcher(host, places: origin.folders)
    let count = host.plugins.filter { $0.path != nil }.count
    return .told("watching \(count) plugin\(count == 1 ? "" : "s")")
  }

  /// What the watcher has to tell since it was last asked.
  func news() -> String? {
    guard let changes = watcher?.changes(host), !changes.isEmpty else { return nil }
    let saved = changes.saved.map { plugin in
      text(of: reload(plugin)).map { "not reloaded: \($0)" } ?? "reloaded \(described(plugin))"
    }
    let new = changes.new.map { path in
      switch use(path) {
      case .told(let text): "loaded \(text)"
      case .failed(let error): "not loaded: \(error.message)"
      default: ""
      }
    }
    return (saved + new).joined(separator: "\n")
  }

  private func reload(_ plugin: Plugin) -> Step {
    guard let place = host.plugins.firstIndex(where: { $0 === plugin }) else {
      return wrong(unknown(plugin.name))
    }
    return unplaced(run("assert(nav.plugins()[\(place + 1)]:reload())"))
  }

  private func described(_ plugin: Plugin) -> String {
    "\(plugin.name) \(plugin.manifest.version)"
  }

  private func unknown(_ name: String) -> String {
    "no plugin '\(name)'" + Spelling.hint(name, among: host.plugins.map(\.name))
  }

  private func text(of step: Step) -> String? {
    if case .failed(let error) = step { error.message } else { nil }
  }

  /// An error of the line that the command stands for, without that line's place.
  private func unplaced(_ step: Step) -> Step {
    guard case .failed(let error) = step else { return step }
    let place = "stdin:1: "
    let message = error.message
    return .failed(
      ReplError(message.hasPrefix(place) ? String(message.dropFirst(place.count)) : message))
  }

  private static func reloading(_ name: String) -> String {
    let quoted = LuaText.quoted(Array(name.utf8))
    let condition = name.isEmpty ? "" : "if plugin.name == \(quoted) then "
    let end = name.isEmpty ? "" : " end"
    return "for _, plugin in ipairs(nav.plugins()) do \(condition)plugin:reload()\(end) end"
  }
}

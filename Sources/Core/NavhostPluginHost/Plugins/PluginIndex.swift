internal import NavhostSupport

/// The loaded plugins by name and by file, so that loading one does not look through the others.
struct PluginIndex {
  private var names: [ExactName: Plugin] = [:]
  private var files: [ExactName: Plugin] = [:]
  /// No lower number is free for the name of an inline plugin.
  private var inlineNumber = 1

  func plugin(named name: String) -> Plugin? { names[ExactName(name)] }

  /// The plugin of the file at `realPath`, links followed.
  func plugin(at realPath: String) -> Plugin? { files[ExactName(realPath)] }

  mutating func add(_ plugin: Plugin) {
    names[ExactName(plugin.name)] = plugin
    if let path = plugin.realPath { files[ExactName(path)] = plugin }
  }

  mutating func remove(_ plugin: Plugin) {
    names[ExactName(plugin.name)] = nil
    if let path = plugin.realPath { files[ExactName(path)] = nil }
    inlineNumber = 1
  }

  /// The first free name `inline N`.
  mutating func nextInlineName() -> String {
    while plugin(named: "inline \(inlineNumber)") != nil { inlineNumber += 1 }
    return "inline \(inlineNumber)"
  }
}

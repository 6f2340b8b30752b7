/// What a policy asks the app to do, by name.
public struct Action: Equatable, Sendable {
  /// What it is called.
  public let name: String
  /// What goes with it.
  public let data: AppData?
  /// The plugin that asks for it, `hook` of a script's hook; nil of a policy that is no plugin.
  public let plugin: String?

  /// An action, and who asks for it.
  public init(_ name: String, _ data: AppData? = nil, plugin: String? = nil) {
    self.name = name
    self.data = data
    self.plugin = plugin
  }
}

extension Action: CustomStringConvertible {
  public var description: String {
    let words = [name, data.map { "\($0)" }, plugin.map { "(\($0))" }]
    return words.compactMap { $0 }.joined(separator: " ")
  }
}

internal import NavhostSupport

/// An action that a policy asks the app for, by name.
public struct Action: Equatable, Sendable {
  /// Its name.
  public let name: String
  /// The data that goes with it.
  public let data: AppData?
  /// The plugin that asks for it, `hook` of a script's hook; nil of a policy that is no plugin.
  public let plugin: String?

  /// An action, and who asks for it.
  public init(_ name: String, _ data: AppData? = nil, plugin: String? = nil) {
    self.name = name
    self.data = data
    self.plugin = plugin
  }

  /// Whether name, data and plugin are the same; names by their bytes.
  public static func == (one: Action, other: Action) -> Bool {
    one.name.isExactly(other.name) && one.data == other.data
      && one.plugin.isExactly(other.plugin)
  }
}

extension Action: CustomStringConvertible {
  public var description: String {
    let words = [name, data.map { "\($0)" }, plugin.map { "(\($0))" }]
    return words.compactMap { $0 }.joined(separator: " ")
  }
}

/// A plugin that is installed with navhost.
struct ShippedPlugin {
  var name: String
  var code: String
  var spec: String
  var manual: String

  /// By name.
  static var all: [ShippedPlugin] { Embedded.plugins }

  /// Its files under another name: what a file is called in the plugin's folder, and its text.
  func files(named new: String) -> [(name: String, text: String)] {
    [
      ("init.lua", renamed(code, new)), ("\(new)_spec.lua", renamed(spec, new)),
      ("README.md", renamed(manual, new)),
    ]
  }

  /// The name is put where it names the plugin; a prop of the same name stays.
  private func renamed(_ original: String, _ new: String) -> String {
    var text = original
    for place in ["\"%\"", "plugins/%\"", "plugins/%/", "# %\n", "-- %:"] {
      text = text.replacing(Self.put(name, in: place), with: Self.put(new, in: place))
    }
    return text
  }

  private static func put(_ name: String, in place: String) -> String {
    place.replacing("%", with: name)
  }
}

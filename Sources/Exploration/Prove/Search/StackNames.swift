internal import Lua
internal import Navigation
internal import PluginHost
internal import Scripting

/// What a script calls the stacks of a screen: `nav`, `nav.presented`, and for those that a scene made
/// itself `made[1]`, `made[2][3]`.
struct StackNames {
  /// The line before a scene that keeps what it makes.
  static let keeping =
    "made = {} for _, n in ipairs {\"embed\", \"tabs\"} do local make = nav[n] "
    + "nav[n] = function(...) local one, why = make(...) made[#made + 1] = one return one, why end end"

  private var names: [ObjectIdentifier: String] = [:]
  private var bars: [ObjectIdentifier: String] = [:]

  /// - Parameter made: what a scene made, in order.
  init(_ host: NavigationHost, made: [LuaValue]) {
    names[ObjectIdentifier(host.navigation)] = "nav"
    for (place, value) in made.enumerated() { note(value, "made[\(place + 1)]", host) }
    for presentation in host.navigation.scene.presentations {
      guard let below = presentation.presenting, let name = self[below] else { continue }
      names[ObjectIdentifier(presentation.navigation)] = name + ".presented"
    }
  }

  private mutating func note(_ value: LuaValue, _ name: String, _ host: NavigationHost) {
    guard let object = value.objectValue else { return }
    if let navigation = host.handles.find(object) as? NavigationController {
      names[ObjectIdentifier(navigation)] = name
    } else if let box = host.handles.find(object) as? TabsBox {
      bars[ObjectIdentifier(box.bar)] = name
      for (place, tab) in box.bar.navigations.enumerated() where self[tab] == nil {
        names[ObjectIdentifier(tab)] = "\(name)[\(place + 1)]"
      }
    }
  }

  /// The name of a stack; nil where a script has none.
  subscript(_ navigation: NavigationController) -> String? { names[ObjectIdentifier(navigation)] }

  /// The name of a tab bar.
  subscript(_ bar: TabBarController) -> String? { bars[ObjectIdentifier(bar)] }
}

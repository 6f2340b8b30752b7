internal import Lua
internal import Navigation
internal import PluginHost
internal import Scripting

/// What a script calls the stacks of a screen: `nav`, `nav.presented`, and for those that a scene made
/// itself `made[1]`, `made[2][3]`.
struct StackNames {
  /// The line before a scene that keeps what these functions of `nav` make.
  static func keeping(_ functions: [String]) -> String {
    let list = functions.map { "\"\($0)\"" }.joined(separator: ", ")
    return "made = {} for _, n in ipairs {\(list)} do local make = nav[n] "
      + "nav[n] = function(...) local one, why = make(...) made[#made + 1] = one return one, why end end"
  }

  private struct Named {
    weak var stack: NavigationController?
    let name: String
  }

  private var names: [ObjectIdentifier: Named] = [:]
  private var bars: [ObjectIdentifier: String] = [:]

  /// Of what is presented without a name of its own, as long as it is.
  private var passing: [ObjectIdentifier: Named] = [:]

  /// - Parameter made: what a scene made, in order.
  init(_ host: NavigationHost, made: [LuaValue]) {
    noteRoot(host)
    for (place, value) in made.enumerated() { note(value, "made[\(place + 1)]", host) }
    notePresented(host)
  }

  mutating func noteRoot(_ host: NavigationHost) {
    name(host.navigation, "nav")
  }

  /// What is presented and has no name is called by what it is presented over.
  mutating func notePresented(_ host: NavigationHost) {
    passing = [:]
    for presentation in host.navigation.scene.presentations {
      let stack = presentation.navigation
      guard self[stack] == nil, let below = presentation.presenting, let name = self[below] else {
        continue
      }
      passing[ObjectIdentifier(stack)] = Named(stack: stack, name: name + ".presented")
    }
  }

  /// A script knows a stack or a tab bar by that name.
  mutating func note(_ value: LuaValue, _ name: String, _ host: NavigationHost) {
    guard let object = value.objectValue else { return }
    if let navigation = host.handles.find(object) as? NavigationController {
      self.name(navigation, name)
    } else if let box = host.handles.find(object) as? TabsBox {
      bars[ObjectIdentifier(box.bar)] = name
      for (place, tab) in box.bar.navigations.enumerated() where self[tab] == nil {
        self.name(tab, "\(name)[\(place + 1)]")
      }
    }
  }

  private mutating func name(_ stack: NavigationController, _ name: String) {
    names[ObjectIdentifier(stack)] = Named(stack: stack, name: name)
  }

  /// The name of a stack; nil where a script has none.
  subscript(_ stack: NavigationController) -> String? {
    let id = ObjectIdentifier(stack)
    if let named = names[id], named.stack === stack { return named.name }
    return passing[id].flatMap { $0.stack === stack ? $0.name : nil }
  }

  /// The name of a tab bar.
  subscript(_ bar: TabBarController) -> String? { bars[ObjectIdentifier(bar)] }
}

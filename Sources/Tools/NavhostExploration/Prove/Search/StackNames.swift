internal import NavhostLua
internal import NavhostNavigation
internal import NavhostPluginHost

/// What a script calls the stacks of a screen: `nav`, `nav.presented`, and for those that a scene made
/// itself `made[1]`, `made[2][3]`.
struct StackNames {
  /// The line before a scene that keeps what these functions of `nav` make.
  static func keeping(_ functions: [String]) -> String {
    let list = functions.map { "\"\($0)\"" }.joined(separator: ", ")
    return "made = {} for _, n in ipairs {\(list)} do local make = nav[n] "
      + "nav[n] = function(...) local one, why = make(...) made[#made + 1] = one return one, why end end"
  }

  /// Where the numbers count: a reset makes another.
  private var scene: NavigationScene
  /// By the numbers of the stacks.
  private var names: [Int: String] = [:]
  /// By the numbers of the first tabs.
  private var bars: [Int: String] = [:]
  /// Of what is presented without a name of its own, as long as it is.
  private var passing: [Int: String] = [:]

  /// - Parameter made: what a scene made, in order.
  init(_ host: NavigationHost, made: [LuaValue]) {
    scene = host.navigation.scene
    nameRoot(host)
    for (place, value) in made.enumerated() { name(value, "made[\(place + 1)]", host) }
    namePresented()
  }

  /// After a reset nothing else has a name.
  mutating func nameRoot(_ host: NavigationHost) {
    if host.navigation.scene !== scene {
      scene = host.navigation.scene
      (names, bars) = ([:], [:])
    }
    names[host.navigation.number] = "nav"
  }

  /// What is presented and has no name is called by what it is presented over.
  mutating func namePresented() {
    passing = [:]
    for presentation in scene.presentations {
      let stack = presentation.navigation
      guard self[stack] == nil, let below = presentation.presenting, let name = self[below] else {
        continue
      }
      passing[stack.number] = name + ".presented"
    }
  }

  /// A script knows a stack or a tab bar by that name.
  mutating func name(_ value: LuaValue, _ name: String, _ host: NavigationHost) {
    guard let object = value.objectValue else { return }
    if let stack = host.handles.find(object) as? NavigationController {
      names[stack.number] = name
    } else if let bar = (host.handles.find(object) as? TabsBox)?.bar {
      if let first = bar.navigations.first { bars[first.number] = name }
      for (place, tab) in bar.navigations.enumerated() where self[tab] == nil {
        names[tab.number] = "\(name)[\(place + 1)]"
      }
    }
  }

  /// The name of a stack; nil where a script has none.
  subscript(_ stack: NavigationController) -> String? {
    guard stack.scene === scene else { return nil }
    return names[stack.number] ?? passing[stack.number]
  }

  /// The name of a tab bar.
  subscript(_ bar: TabBarController) -> String? {
    bar.navigations.first.flatMap { $0.scene === scene ? bars[$0.number] : nil }
  }
}

import NavhostLua
import NavhostNavigation
import NavhostPluginHost

/// Hosts as the measurements want them.
enum Hosts {
  /// A host with plugins and a stack of `depth`, the top an Editor.
  static func host(
    _ plugins: [String], depth: Int = 2, events: Int = 10_000
  ) throws -> NavigationHost {
    let host = NavigationHost(NavigationController.Configuration(eventLimit: events))
    for plugin in plugins { try host.load(plugin) }
    fill(host, depth: depth)
    return host
  }

  static func fill(_ host: NavigationHost, depth: Int) {
    let navigation = host.navigation
    let controllers = (1...depth).map { place in
      navigation.makeController(className: place == depth ? "Editor" : "List", title: "Screen")
    }
    navigation.setStack(controllers)
  }

  /// Asks for a pop that the plugin vetoes.
  static func request(_ host: NavigationHost) -> Operation {
    Operation(name: "", count: 1000) { count in
      for _ in 0..<count {
        let outcome = host.navigation.requestPop()
        precondition(outcome.kind == .blocked, "the plugin did not veto")
      }
    }
  }

  /// A pan of 60 touches that goes back, and its transition.
  static func pan(_ host: NavigationHost) {
    let navigation = host.navigation
    navigation.touch(.began, at: ScreenPoint(x: 5, y: 400))
    for step in 1..<59 {
      navigation.advance(by: 1.0 / 120)
      navigation.touch(.moved, at: ScreenPoint(x: 5 + Double(step), y: 400))
    }
    let outcome = navigation.touch(.cancelled, at: ScreenPoint(x: 63, y: 400))
    precondition(outcome?.kind == .cancelled, "the pan did not begin: \(outcome as Any)")
    navigation.settle()
  }

  static func pans(_ name: String, _ host: NavigationHost) -> Operation {
    Operation(name: name, count: 20) { count in
      for _ in 0..<count { pan(host) }
    }
  }
}

extension Operation {
  func named(_ name: String) -> Operation {
    Operation(name: name, count: count, run: run)
  }
}

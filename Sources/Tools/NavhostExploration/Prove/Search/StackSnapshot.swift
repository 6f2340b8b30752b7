internal import NavhostNavigation
internal import NavhostPluginHost

/// A state as a stack that can be put up again at once, without the operations that led to it.
struct StackSnapshot {
  fileprivate struct Screen {
    var className: String
    var title: String?
    var settings: ControllerSettings
    /// Nil where there are none.
    var props: DataTable?
    var states: [Int64: DataTable]

    init(_ controller: Controller) {
      className = controller.className
      title = controller.title
      settings = controller.settings
      props = controller.props.isEmpty ? nil : controller.props.copied()
      states = controller.record.states.filter { !$0.value.isEmpty }.mapValues { $0.copied() }
    }
  }

  private let configuration: NavigationController.Configuration
  private let screens: [Screen]
  /// What the app says of itself.
  private let app: DataTable

  /// Nil where the state is more than one stack at rest.
  init?(_ host: NavigationHost) {
    guard Self.isPlain(host), host.navigation.depth > 0 else { return nil }
    configuration = host.navigation.configuration
    screens = host.navigation.stack.map(Screen.init)
    app = host.app.table.copied()
  }

  /// One stack, nothing that waits, and no hook that a script has put.
  private static func isPlain(_ host: NavigationHost) -> Bool {
    let navigation = host.navigation
    return host.stacks.count == 1 && navigation.tabBar == nil && navigation.question == nil
      && !navigation.isFrozen && !navigation.isInTransition && host.scriptHooks.isEmpty
  }

  /// Puts the stack up. False where the host is not one on which that can be done.
  func restore(on host: NavigationHost) -> Bool {
    let navigation = host.navigation
    guard host.stacks.count == 1, navigation.tabBar == nil, !navigation.isFrozen,
      host.scriptHooks.isEmpty, navigation.configuration == configuration
    else { return false }
    for plugin in host.plugins { plugin.forgive() }
    if !app.isEmpty || !host.app.table.isEmpty { try? host.app.replace(with: app) }
    // What the plugins made of it stands in the snapshot.
    host.isEnabled = false
    defer { host.isEnabled = true }
    guard case .pushed = navigation.setStack(screens.map { $0.made(on: navigation) }) else {
      return false
    }
    return true
  }
}

extension StackSnapshot.Screen {
  fileprivate func made(on navigation: NavigationController) -> Controller {
    let controller = navigation.makeController(
      className: className, title: title, settings: settings)
    if let props { try? controller.props.replace(with: props) }
    if !states.isEmpty { controller.record.states = states.mapValues { $0.copied() } }
    return controller
  }
}

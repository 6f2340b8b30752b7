package import NavhostLua

/// The kinds of objects that the host gives to Lua.
package enum ObjectKind: UInt8, CaseIterable {
  case controller = 1
  case data
  case pop
  case gesture
  case push
  case back
  case bar
  case plugin
  case subscription
  case nav
  case explanation
  /// Another stack than `nav`.
  case navigation
  case tabs
  /// The app's own data, as hooks see it: read-only.
  case app
  case tab

  /// What type errors and `tostring` call it.
  package var name: String {
    switch self {
    case .controller: "controller"
    case .data: "data"
    case .pop: "pop"
    case .gesture: "gesture"
    case .push: "push"
    case .back: "back"
    case .bar: "bar"
    case .plugin: "plugin"
    case .subscription: "handle"
    case .nav: "nav"
    case .explanation: "explanation"
    case .navigation: "nav"
    case .tabs: "tabs"
    case .app: "app"
    case .tab: "tab"
    }
  }

  /// What Lua sees.
  package var shape: LuaShape {
    switch self {
    case .data, .explanation, .navigation, .tabs, .app: .table
    case .pop, .gesture, .push, .tab, .back, .bar: .once
    case .controller, .plugin, .subscription, .nav: .userdata
    }
  }
}

/// The names of the fields of all objects; the order gives their numbers in Lua.
package enum Field: String, CaseIterable {
  // A controller.
  case id, `class`, title, index, isRoot, isTop, previous, props, state, hook, inner, container
  // Its settings.
  case interactivePopDisabled, maxInitialDistance, gesture, barHidden, barColor, backTitle
  case backColor, showsPreviousTitle, customBackButton, hidesBackButton, hidesBottomBarWhenPushed
  case modalInPresentation, interactiveContentPopDisabled, regions, picture
  // pop, gesture, push, back, bar.
  case source, target, count, animated, dismisses
  case kind, start, location, translation, velocity, touches, distanceToEdge, direction, region
  case outcome, progress, input
  case from, reselected
  case depth, previousTitle, `default`, color, colors, hidden, luminance, contrastColor
  // Handles.
  case name, version, enabled, faults, warnings, quarantined
  case reload, enable, disable, unload, remove
  // nav.
  case app, top, stack, transition, bar, time, frozen, presented, presenting, ios, selected
  case language
  // An explanation.
  case reason, steps, skipped, actions

  package static let all = Array(allCases)

  /// Its number in Lua.
  var number: Int { Self.all.firstIndex(of: self)! }
}

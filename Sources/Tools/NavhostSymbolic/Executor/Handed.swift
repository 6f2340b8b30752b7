/// The kinds of things that hooks are handed.
enum HandedKind: Hashable {
  case controller, pop, gesture, push, tab, back, bar, point, inner, presented, props, state, app

  /// Lua calls it a table.
  var isTable: Bool { self == .props || self == .state || self == .app }

  /// The fields of what is a new table each time that it is read; empty of other kinds.
  var copied: [ByteText] {
    switch self {
    case .point: ["x", "y"]
    case .inner: ["depth", "top"]
    case .presented: ["depth", "style", "top"]
    default: []
    }
  }
}

/// What a field of such a thing is.
enum FieldKind {
  case value(Domain)
  case thing(HandedKind)
  /// A thing or nil.
  case maybe(HandedKind)
}

enum HandedFields {
  static let sources: [ByteText] = [
    "backButton", "customBackButton", "backMenu", "edgeGesture", "fullscreenGesture",
    "contentGesture",
    "escape", "sheetSwipe", "tapOutside", "tabBar", "deepLink", "request", "programmatic",
  ]

  static let maybeText = Domain([.nil, .text])
  static let maybeBoolean = Domain([.nil, .true, .false])
  static let boolean = Domain(.boolean)
  static let coordinate = Domain([.integer, .float])

  /// What the settings of a controller take.
  static let settings: [(name: ByteText, domain: Domain)] = [
    ("gesture", Domain(choices: ["edge", "fullscreen", "none"], orNil: true)),
    ("interactivePopDisabled", maybeBoolean), ("interactiveContentPopDisabled", maybeBoolean),
    ("maxInitialDistance", Domain([.nil, .integer, .float])),
    ("regions", Domain([.nil, .table])), ("barHidden", maybeBoolean),
    ("barColor", Domain([.nil, .text, .table])), ("backTitle", maybeText),
    ("backColor", Domain([.nil, .text, .table])), ("showsPreviousTitle", maybeBoolean),
    ("customBackButton", maybeBoolean), ("hidesBackButton", maybeBoolean),
    ("hidesBottomBarWhenPushed", maybeBoolean), ("modalInPresentation", maybeBoolean),
    ("picture", maybeText),
  ]

  static func setting(_ name: ByteText) -> Domain? {
    settings.first { $0.name == name }?.domain
  }

  static func field(_ kind: HandedKind, _ name: ByteText) -> FieldKind? {
    switch kind {
    case .controller: controller(name)
    case .pop: pop(name)
    case .gesture: gesture(name)
    case .push: push(name)
    case .tab: tab(name)
    case .back: back(name)
    case .bar: bar(name)
    case .point: name == "x" || name == "y" ? .value(coordinate) : nil
    case .inner:
      name == "depth"
        ? .value(Domain(.integer, from: 0)) : name == "top" ? .maybe(.controller) : nil
    case .presented: presented(name)
    case .props, .state, .app: nil
    }
  }

  private static func controller(_ name: ByteText) -> FieldKind? {
    switch name {
    case "id": .value(Domain(.integer, from: 1))
    case "class": .value(Domain(.text))
    case "title": .value(maybeText)
    case "index": .value(Domain(.integer, from: 1))
    case "isTop", "isRoot": .value(boolean)
    case "previous", "container": .maybe(.controller)
    case "inner": .maybe(.inner)
    case "presented": .maybe(.presented)
    case "props": .thing(.props)
    case "state": .thing(.state)
    case "regions": .value(Domain(.table))
    default: setting(name).map { .value($0) }
    }
  }

  private static func pop(_ name: ByteText) -> FieldKind? {
    switch name {
    case "source": .value(Domain(choices: sources))
    case "target": .maybe(.controller)
    case "count", "id": .value(Domain(.integer, from: 1))
    case "animated", "dismisses": .value(boolean)
    default: nil
    }
  }

  private static func gesture(_ name: ByteText) -> FieldKind? {
    switch name {
    case "kind": .value(Domain(choices: ["edge", "fullscreen", "content"]))
    case "start", "location", "translation", "velocity": .thing(.point)
    case "progress", "distanceToEdge": .value(coordinate)
    case "touches": .value(Domain(.integer, from: 0))
    case "direction": .value(Domain(choices: ["ltr", "rtl"]))
    case "region": .value(maybeText)
    case "input": .value(Domain(choices: ["finger", "pointer"]))
    case "outcome": .value(Domain(choices: ["popped", "cancelled"], orNil: true))
    default: nil
    }
  }

  private static func push(_ name: ByteText) -> FieldKind? {
    switch name {
    case "animated": .value(boolean)
    case "previous": .maybe(.controller)
    case "depth": .value(Domain(.integer, from: 0))
    default: nil
    }
  }

  private static func tab(_ name: ByteText) -> FieldKind? {
    switch name {
    case "index", "from": .value(Domain(.integer, from: 1))
    case "reselected": .value(boolean)
    case "top": .maybe(.controller)
    default: nil
    }
  }

  private static func back(_ name: ByteText) -> FieldKind? {
    switch name {
    case "previousTitle": .value(maybeText)
    case "default": .value(Domain(.text))
    default: nil
    }
  }

  private static func bar(_ name: ByteText) -> FieldKind? {
    switch name {
    case "color", "contrastColor": .value(Domain(.text))
    case "colors": .value(Domain([.nil, .table]))
    case "hidden": .value(boolean)
    case "luminance": .value(coordinate)
    default: nil
    }
  }

  private static func presented(_ name: ByteText) -> FieldKind? {
    switch name {
    case "depth": .value(Domain(.integer, from: 1))
    case "top": .maybe(.controller)
    case "style": .value(Domain(choices: ["sheet", "formSheet", "popover", "fullScreen"]))
    default: nil
    }
  }
}

/// The hooks, and what they are handed besides the controller.
package struct HookShape: Sendable {
  let second: HandedKind?
  var isAnimated = false
  var isSaved = false

  static let deciding: [ByteText] = [
    "shouldPop", "gestureShouldBegin", "shouldPush", "shouldSelect",
  ]
  static let layingOut: [ByteText] = [
    "backTitle", "backColor", "barHidden", "barColor", "hidesBackButton", "customBackButton",
    "modalInPresentation", "interactivePopDisabled", "interactiveContentPopDisabled",
    "maxInitialDistance",
  ]
  static let told: [ByteText] = [
    "didPush", "didPop", "willAppear", "didAppear", "willDisappear", "didDisappear",
    "gestureDidEnd", "didAttemptToDismiss", "tabReselected", "didEscape", "onLoad", "onUnload",
  ]
  package static let all = deciding + layingOut + told

  static func of(_ hook: ByteText) -> HookShape {
    switch hook {
    case "shouldPop", "didPop": HookShape(second: .pop)
    case "gestureShouldBegin", "gestureDidEnd": HookShape(second: .gesture)
    case "shouldPush": HookShape(second: .push)
    case "shouldSelect": HookShape(second: .tab)
    case "backTitle": HookShape(second: .back)
    case "willAppear", "didAppear", "willDisappear", "didDisappear":
      HookShape(second: nil, isAnimated: true)
    case "onLoad": HookShape(second: nil, isSaved: true)
    default: HookShape(second: layingOut.contains(hook) ? .bar : nil)
    }
  }

  static func canAsk(_ hook: ByteText) -> Bool {
    hook == "shouldPop" || hook == "shouldPush" || hook == "shouldSelect"
  }

  static func canPerform(_ hook: ByteText) -> Bool {
    !layingOut.contains(hook) && hook != "onLoad" && hook != "onUnload"
  }

  /// Where the controller is known to stand on a stack.
  static func isPlaced(_ hook: ByteText) -> Bool {
    hook == "shouldPop" || hook == "gestureShouldBegin" || hook == "backTitle"
      || hook == "shouldSelect"
  }
}

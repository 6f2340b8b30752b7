internal import Reference

/// What the fields of what hooks are given stand for.
enum InputFields {
  /// Inputs of which every value is tried, whatever is done with them.
  static let whole: Set<String> = [
    "source", "kind", "direction", "gesture", "input", "the person's answer", "barHidden",
    "interactivePopDisabled", "showsPreviousTitle", "customBackButton", "hidesBackButton",
    "hidesBottomBarWhenPushed", "modalInPresentation", "interactiveContentPopDisabled",
  ]

  static func controller(_ field: String) -> FlowValue {
    switch field {
    case "props", "state": [.record(field)]
    case "previous": [.controller, .nil]
    case "index": [.input("depth")]
    case "isRoot", "isTop": .anyBoolean
    case "class", "title": [.input(field)]
    case "barColor": [.input("bar")]
    case "id", "regions", "inner", "container", "presented": [.unknown]
    default: settings.contains(field) ? [.input(field)] : [.nil]
    }
  }

  private static let settings = Set(Reference.settings.map { $0.name })

  static func argument(_ field: String) -> FlowValue {
    switch field {
    case "target", "previous", "top": [.controller, .nil]
    case "animated", "dismisses", "reselected", "hidden": .anyBoolean
    case "source", "count", "kind", "direction", "region", "distanceToEdge", "touches", "depth",
      "previousTitle", "default", "input", "index", "from":
      [.input(field)]
    case "color", "colors", "luminance", "contrastColor": [.input("bar")]
    default: [.unknown]
    }
  }
}

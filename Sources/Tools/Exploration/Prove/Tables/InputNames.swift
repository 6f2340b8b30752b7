/// The inputs that are not props.
enum InputNames {
  /// Settings of a controller that are tried with several values, and these.
  static let settingValues: [String: [String]] = [
    "interactivePopDisabled": ["false", "true"], "maxInitialDistance": ["0", "50"],
    "gesture": ["nil", "\"edge\"", "\"fullscreen\"", "\"none\""],
    "barHidden": ["nil", "true", "false"], "backTitle": ["nil", "\"Up\"", "\"\""],
    "backColor": ["nil", "\"red\""], "showsPreviousTitle": ["true", "false"],
    "customBackButton": ["false", "true"], "hidesBackButton": ["false", "true"],
    "hidesBottomBarWhenPushed": ["false", "true"], "modalInPresentation": ["false", "true"],
    "interactiveContentPopDisabled": ["false", "true"],
  ]
  static let settings = Set(settingValues.keys)

  /// There are no other values.
  static func isWhole(_ name: String) -> Bool {
    !["maxInitialDistance", "backTitle", "backColor"].contains(name)
  }
}

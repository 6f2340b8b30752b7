/// The settings of a controller, by the names of `ControllerSettings`.
package enum Setting: String, CaseIterable, Sendable {
  case interactivePopDisabled, maxInitialDistance, gesture, barHidden, barColor, backTitle
  case backColor, showsPreviousTitle, customBackButton, hidesBackButton, hidesBottomBarWhenPushed
  case modalInPresentation, interactiveContentPopDisabled, regions, picture

  /// Whether it is the same in both.
  package func isSame(_ a: ControllerSettings, _ b: ControllerSettings) -> Bool {
    switch self {
    case .interactivePopDisabled: a.interactivePopDisabled == b.interactivePopDisabled
    case .maxInitialDistance: a.maxInitialDistance == b.maxInitialDistance
    case .gesture: a.gesture == b.gesture
    case .barHidden: a.barHidden == b.barHidden
    case .barColor: a.barColor == b.barColor
    case .backTitle: a.backTitle == b.backTitle
    case .backColor: a.backColor == b.backColor
    case .showsPreviousTitle: a.showsPreviousTitle == b.showsPreviousTitle
    case .customBackButton: a.customBackButton == b.customBackButton
    case .hidesBackButton: a.hidesBackButton == b.hidesBackButton
    case .hidesBottomBarWhenPushed: a.hidesBottomBarWhenPushed == b.hidesBottomBarWhenPushed
    case .modalInPresentation: a.modalInPresentation == b.modalInPresentation
    case .interactiveContentPopDisabled:
      a.interactiveContentPopDisabled == b.interactiveContentPopDisabled
    case .regions: a.regions == b.regions
    case .picture: a.picture == b.picture
    }
  }
}

/// Who says what a setting is, and where that is written.
package struct SettingAuthor: Equatable, Sendable {
  /// A plugin's name, `hook` of a script's hook, `app` of everybody else.
  package let name: String
  package let file: String?
  package let line: Int?

  /// An author, and the place of its answer or of its write.
  package init(_ name: String, file: String? = nil, line: Int? = nil) {
    self.name = name
    self.file = file
    self.line = line
  }

  /// The app, whose place nobody knows.
  package static let app = SettingAuthor("app")
}

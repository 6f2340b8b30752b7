/// What a policy said of a controller's settings when it was last asked; nil where it said nothing.
package struct SettingAnswers: Equatable {
  package var barHidden: Bool?
  package var barColor: BarFill?
  package var hidesBackButton: Bool?
  package var customBackButton: Bool?
  package var modalInPresentation: Bool?
  package var interactivePopDisabled: Bool?
  package var interactiveContentPopDisabled: Bool?
  package var maxInitialDistance: Double?
  /// As it was answered for the button that is shown.
  package var backTitle: String?
  package var backColor: ColorChoice?

  /// Whether it was answered.
  package func has(_ setting: Setting) -> Bool {
    switch setting {
    case .barHidden: barHidden != nil
    case .barColor: barColor != nil
    case .hidesBackButton: hidesBackButton != nil
    case .customBackButton: customBackButton != nil
    case .modalInPresentation: modalInPresentation != nil
    case .interactivePopDisabled: interactivePopDisabled != nil
    case .interactiveContentPopDisabled: interactiveContentPopDisabled != nil
    case .maxInitialDistance: maxInitialDistance != nil
    case .backTitle: backTitle != nil
    case .backColor: backColor != nil
    case .gesture, .showsPreviousTitle, .hidesBottomBarWhenPushed, .regions, .picture: false
    }
  }

  /// Whether the bar would be laid out differently after `other`.
  func changesBar(_ other: SettingAnswers) -> Bool {
    barHidden != other.barHidden || barColor != other.barColor
      || hidesBackButton != other.hidesBackButton || customBackButton != other.customBackButton
  }
}

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

/// What counts of a controller's settings: a policy's answer comes before the setting.
extension Controller {
  /// Whether the bar is hidden while the controller is shown.
  public var hidesBar: Bool { declaredBarHidden ?? false }
  /// The same, nil where neither a policy nor the setting says anything.
  public var declaredBarHidden: Bool? { answers.barHidden ?? settings.barHidden }

  var hidesBackButton: Bool { answers.hidesBackButton ?? settings.hidesBackButton }
  var hasCustomBackButton: Bool { answers.customBackButton ?? settings.customBackButton }
  var isModal: Bool { answers.modalInPresentation ?? settings.modalInPresentation }
  var disablesPop: Bool { answers.interactivePopDisabled ?? settings.interactivePopDisabled }
  var disablesContentPop: Bool {
    answers.interactiveContentPopDisabled ?? settings.interactiveContentPopDisabled
  }
  var maxInitialDistance: Double { answers.maxInitialDistance ?? settings.maxInitialDistance }
  var barFill: BarFill? { answers.barColor ?? settings.barColor }

  /// The settings with a policy's answers in them, as it gave them when it was last asked.
  public var settingsInForce: ControllerSettings {
    var settings = settings
    settings.barHidden = declaredBarHidden
    settings.barColor = barFill
    settings.hidesBackButton = hidesBackButton
    settings.customBackButton = hasCustomBackButton
    settings.modalInPresentation = isModal
    settings.interactivePopDisabled = disablesPop
    settings.interactiveContentPopDisabled = disablesContentPop
    settings.maxInitialDistance = maxInitialDistance
    settings.backTitle = answers.backTitle ?? settings.backTitle
    settings.backColor = answers.backColor ?? settings.backColor
    return settings
  }
}

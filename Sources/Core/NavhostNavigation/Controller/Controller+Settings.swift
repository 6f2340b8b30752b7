/// What counts of a controller's settings: a policy's answer comes before the setting.
extension Controller {
  /// Whether the bar is hidden while the controller is shown.
  public var hidesBar: Bool { declaredBarHidden ?? observed.barHidden }
  /// The same, nil where neither a policy nor the setting says anything.
  public var declaredBarHidden: Bool? { answers.barHidden ?? settings.barHidden }
  /// Whether a policy or the setting makes the presentation modal; nil if neither does.
  public var declaredModalInPresentation: Bool? {
    answers.modalInPresentation ?? (settings.modalInPresentation ? true : nil)
  }

  var hidesBackButton: Bool { answers.hidesBackButton ?? settings.hidesBackButton }
  var hasCustomBackButton: Bool { answers.customBackButton ?? settings.customBackButton }
  var isModal: Bool { declaredModalInPresentation ?? observed.modalInPresentation }
  var disablesPop: Bool { answers.interactivePopDisabled ?? settings.interactivePopDisabled }
  var disablesContentPop: Bool {
    answers.interactiveContentPopDisabled ?? settings.interactiveContentPopDisabled
  }
  var maxInitialDistance: Double { answers.maxInitialDistance ?? settings.maxInitialDistance }
  var barFill: BarFill? { answers.barColor ?? settings.barColor }

  /// The settings with a policy's answers in them, as it gave them when it was last asked.
  public var settingsInForce: ControllerSettings {
    var settings = observedSettings
    if let hidden = answers.barHidden { settings.barHidden = hidden }
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

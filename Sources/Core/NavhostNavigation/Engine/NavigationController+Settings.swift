extension NavigationController {
  /// Asks the policy what counts of the settings of `controller`: as it is about to appear, and while
  /// it is on top as often as what the answers depend on has changed.
  func askSettings(_ controller: Controller) {
    if controller === top { asksSettings = false }
    let before = controller.answers
    controller.answers = answers(about: controller)
    if controller.answers != before { scene.answerObservers.tell { $0(controller) } }
    if isDisabledUnderFinger { scene.changedUnderFinger = scene.changedUnderFinger + [self] }
  }

  private func answers(about controller: Controller) -> SettingAnswers {
    let answers = scene.tell { policy in
      var round = SettingRound(controller, policy, configuration.bar)
      round.ask()
      return round.answers
    }
    return answers ?? SettingAnswers()
  }

  /// Another controller is on top, of this stack or of another: everything that a policy says of how
  /// stacks look is asked afresh.
  func stackChanged() {
    markBarChanged()
    scene.markBars(but: self)
  }
}

/// Asks a policy once about each setting that it may answer.
private struct SettingRound {
  private let controller: Controller
  private let policy: any NavigationPolicy
  /// The bar where nobody says anything of it.
  private let bar: BarFill
  /// At first those of the round before.
  private(set) var answers: SettingAnswers

  init(_ controller: Controller, _ policy: any NavigationPolicy, _ bar: BarFill) {
    self.controller = controller
    self.policy = policy
    self.bar = bar
    answers = controller.answers
  }

  mutating func ask() {
    askAboutBar()
    let style = style(answers.barColor, answers.barHidden)
    answers.hidesBackButton = policy.hidesBackButton(controller, style)
    answers.customBackButton = policy.customBackButton(controller, style)
    answers.modalInPresentation = policy.modalInPresentation(controller, style)
    answers.interactivePopDisabled = policy.interactivePopDisabled(controller, style)
    answers.interactiveContentPopDisabled = policy.interactiveContentPopDisabled(controller, style)
    answers.maxInitialDistance = policy.maxInitialDistance(controller, style).map { max(0, $0) }
  }

  /// Each of the two is shown what the other says of the bar: a colour that has changed is shown to
  /// `barHidden`, too.
  private mutating func askAboutBar() {
    let before = answers.barColor
    answers.barHidden = policy.barHidden(controller, style(before, nil))
    answers.barColor = policy.barColor(controller, style(nil, answers.barHidden))
    guard answers.barColor != before else { return }
    answers.barHidden = policy.barHidden(controller, style(answers.barColor, nil))
  }

  private func style(_ fill: BarFill?, _ hidden: Bool?) -> BarStyle {
    let fill = fill ?? controller.settings.barColor ?? bar
    return BarStyle(
      color: fill.color, colors: fill.stops,
      hidden: hidden ?? controller.settings.barHidden ?? controller.observed.barHidden)
  }
}

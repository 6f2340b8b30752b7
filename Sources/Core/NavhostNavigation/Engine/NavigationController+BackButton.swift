extension NavigationController {
  /// The back button that `controller` shows (rule 178); nil at the root, while the bar is hidden,
  /// and where there is to be none (182).
  func backButton(of controller: Controller, asking: Bool) -> BackButton? {
    if asking { controller.forgetBackAnswers() }
    guard controller.position ?? 0 > 0, !controller.hidesBackButton, !controller.hidesBar else {
      return nil
    }
    let settings = controller.settings
    let standard = fitted(standardBackTitle(of: controller), of: controller)
    let answer = asking ? answeredTitle(of: controller, standard: standard.title) : nil
    let shown = answer ?? standard
    let color = declaredColor(of: controller, asking: asking)
    var back = BackButton(
      title: shown.title, color: (color ?? .auto).resolved(on: style(of: controller).color),
      frame: BarLayout.backFrame(
        title: shown.title,
        size: ScreenSize(width: configuration.width, height: configuration.height),
        direction: configuration.direction, scene.text),
      isCustom: controller.hasCustomBackButton, fallback: shown.fallback)
    back.declaresTitle = answer != nil || settings.backTitle != nil || !settings.showsPreviousTitle
    back.declaresColor = color != nil
    return back
  }

  /// A title, and `too long` where it found no room and another stands there.
  private typealias Fitted = (title: String, fallback: String?)

  /// What is too long is "Back", then the arrow alone (rules 179, 180); the app's own item is not
  /// shortened.
  private func fitted(_ title: String, of controller: Controller) -> Fitted {
    if controller.hasCustomBackButton { return (title, nil) }
    let space = BarLayout.textSpace(width: configuration.width, title: controller.title, scene.text)
    let shown = BarLayout.fitted(title, generic: configuration.backTitle, space: space, scene.text)
    return (shown, shown == title ? nil : BackButton.tooLong)
  }

  /// What a policy says; nil where the setting or the previous title stands.
  private func answeredTitle(of controller: Controller, standard: String) -> Fitted? {
    guard policy != nil else { return nil }
    let item = BackItem(previousTitle: controller.previous?.title, defaultTitle: standard)
    let answer = scene.tell { $0.backTitle(controller, item) } ?? nil
    controller.answers.backTitle = answer
    return answer.map { fitted($0, of: controller) }
  }

  private func standardBackTitle(of controller: Controller) -> String {
    if let title = controller.settings.backTitle { return title }
    guard controller.settings.showsPreviousTitle else { return "" }
    guard let previous = controller.previous?.title, !previous.isEmpty else {
      return configuration.backTitle
    }
    return previous
  }

  /// A policy's answer before the setting; nil where neither says anything.
  private func declaredColor(of controller: Controller, asking: Bool) -> ColorChoice? {
    let style = style(of: controller)
    let answer = asking ? scene.tell { $0.backColor(controller, style) } ?? nil : nil
    if asking { controller.answers.backColor = answer }
    return answer ?? controller.settings.backColor
  }
}

extension Controller {
  /// What was said of a button that is shown no more.
  fileprivate func forgetBackAnswers() {
    answers.backTitle = nil
    answers.backColor = nil
  }
}

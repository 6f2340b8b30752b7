extension NavigationController {
  /// The back button that `controller` shows (rule 178); nil at the root, while the bar is hidden,
  /// and where there is to be none (182).
  func backButton(of controller: Controller, asking: Bool) -> BackButton? {
    let settings = controller.settings
    guard controller.position > 0, !settings.hidesBackButton, !controller.hidesBar else {
      return nil
    }
    let title = backTitle(of: controller, asking: asking)
    return BackButton(
      title: title, color: backColor(of: controller, asking: asking),
      frame: BarLayout.backFrame(
        title: title, width: configuration.width, direction: configuration.direction),
      isCustom: settings.customBackButton)
  }

  /// A policy's answer before the setting, the setting before the previous title. What is too long
  /// is "Back", then the arrow alone (rules 179, 180); the app's own item is not shortened.
  private func backTitle(of controller: Controller, asking: Bool) -> String {
    let space = BarLayout.textSpace(width: configuration.width, title: controller.title)
    let shortens = !controller.settings.customBackButton
    func fitted(_ title: String) -> String {
      shortens ? BarLayout.fitted(title, space: space) : title
    }
    let standard = fitted(standardBackTitle(of: controller))
    guard asking, policy != nil else { return standard }
    let item = BackItem(previousTitle: controller.previous?.title, defaultTitle: standard)
    let answer = tell { $0.backTitle(controller, item) } ?? nil
    return answer.map(fitted) ?? standard
  }

  private func standardBackTitle(of controller: Controller) -> String {
    if let title = controller.settings.backTitle { return title }
    guard controller.settings.showsPreviousTitle else { return "" }
    guard let previous = controller.previous?.title, !previous.isEmpty else {
      return BarLayout.genericTitle
    }
    return previous
  }

  private func backColor(of controller: Controller, asking: Bool) -> Color {
    let style = style(of: controller)
    let answer = asking ? tell { $0.backColor(controller, style) } ?? nil : nil
    return (answer ?? controller.settings.backColor ?? .auto).resolved(on: style.color)
  }
}

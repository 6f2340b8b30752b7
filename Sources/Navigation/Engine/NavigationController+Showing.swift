extension NavigationController {
  /// What the bar shows with `controller` on top by what it declares; no policy is asked.
  package func declaredBar(of controller: Controller) -> BarState {
    let style = style(of: controller)
    return BarState(
      title: controller.title, color: style.color, colors: style.colors, hidden: style.hidden,
      back: backButton(of: controller, asking: false))
  }
}

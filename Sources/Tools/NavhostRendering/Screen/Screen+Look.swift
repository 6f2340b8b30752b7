internal import NavhostNavigation

/// What no plugin decides: how the system draws its own bar.
extension Screen {
  /// The same as iOS shows it: in the dark a bar that nobody gave a colour is dark, and in iOS 26 it is
  /// clear, with the arrow alone on its button.
  func looking(_ theme: Theme) -> Screen {
    let isModern = profile.hasGlass
    guard theme == .dark || isModern else { return self }
    var screen = self
    let color = Palette.systemBar(theme, isModern: isModern)
    let (below, above) = (lower?.hasSystemBar, upper?.hasSystemBar)
    screen.lower = lower?.looking(theme, color, isModern)
    screen.upper = upper?.looking(theme, color, isModern)
    if isModern { screen.bar.back?.showArrowAlone() }
    guard bar.colors.isEmpty, below == true || above == true else { return screen }
    guard let slide, let lower = screen.lower?.bar, let upper = screen.upper?.bar else {
      screen.bar.recolor(color, over: theme)
      return screen
    }
    screen.bar.recolor(lower.color.blended(with: upper.color, at: slide.cover), over: theme)
    return screen
  }
}

extension Pane {
  /// Whether nobody gave the bar a colour.
  fileprivate var hasSystemBar: Bool {
    settings.barColor == nil && bar.colors.isEmpty && bar.color == .white
  }

  fileprivate func looking(_ theme: Theme, _ color: ColorValue, _ isModern: Bool) -> Pane {
    var pane = self
    if hasSystemBar { pane.bar.recolor(color, over: theme) }
    if isModern { pane.bar.back?.showArrowAlone() }
    pane.inside = inside.map { $0.looking(theme) }
    return pane
  }
}

extension BarState {
  /// Takes another colour; a button that went with the old one goes with this one.
  fileprivate mutating func recolor(_ new: ColorValue, over theme: Theme) {
    let background = Palette(theme).background
    if back?.color == color.contrast { back?.color = new.over(background).contrast }
    color = new
  }
}

extension BackButton {
  /// A title that a policy or a setting gives stays.
  fileprivate mutating func showArrowAlone() {
    if !declaresTitle, !isCustom { title = "" }
  }
}

extension Palette {
  fileprivate static func systemBar(_ theme: Theme, isModern: Bool) -> ColorValue {
    let palette = Palette(theme)
    if isModern { return palette.background.with(alpha: 0) }
    return theme == .dark ? palette.card : .white
  }
}

extension Profile {
  /// Whether bar buttons are glass.
  var hasGlass: Bool { self != .ios17 }
}

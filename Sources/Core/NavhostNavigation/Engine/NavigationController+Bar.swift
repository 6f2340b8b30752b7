extension NavigationController {
  /// The bar as it stands. While a swipe runs its colour is between the two controllers' (pain 23);
  /// everything else is the top's, until the swipe has made another the top.
  public var bar: BarState {
    var bar = shownBar
    bar.back = shownBack
    guard let running, running.interactive else { return bar }
    return blended(bar, running)
  }

  /// The back button that is shown, at its place on the screen: inside a controller it stands lower.
  var shownBack: BackButton? {
    var back = shownBar.back
    back?.frame.y += barOffset
    return back
  }

  /// Something has changed outside on which titles and colours depend: the bar is laid out anew, now or when
  /// the operation is over.
  public func invalidateBar() {
    markBarChanged()
    if !scene.isBusy { scene.operate {} }
  }

  /// Something changed that titles, colours and settings by a policy may depend on.
  func markBarChanged() {
    barIsDirty = true
    asksSettings = true
  }

  /// The settings of a controller on this stack were written.
  func settingsChanged() {
    if isDisabledUnderFinger { scene.changedUnderFinger = scene.changedUnderFinger + [self] }
    scene.invalidateBars()
  }

  /// Lays the bar out by what the top declares, and what the policy says of it.
  func layBarOut(asking: Bool) {
    guard barIsDirty else { return }
    barIsDirty = false
    if asking, asksSettings, let top { askSettings(top) }
    asksSettings = asking && asksSettings
    show(declaredBar(asking: asking))
  }

  /// It is told where it looks different, whoever declares what it shows.
  private func show(_ bar: BarState) {
    let looksTheSame = bar.asSeen == shownBar.asSeen
    shownBar = bar
    if looksTheSame { return }
    log(
      .barChanged, top,
      [
        ("title", .string(bar.title ?? "")), ("color", .string(bar.color.hex)),
        ("hidden", .boolean(bar.hidden)), ("back", .string(bar.back?.title ?? "")),
        ("hasBack", .boolean(bar.back != nil)),
      ])
  }

  /// What the top declares.
  private func declaredBar(asking: Bool) -> BarState {
    if let top { return declaredBar(of: top, asking: asking) }
    return BarState(color: configuration.bar.color, colors: configuration.bar.stops)
  }

  func style(of controller: Controller) -> BarStyle {
    let fill = controller.barFill ?? configuration.bar
    return BarStyle(color: fill.color, colors: fill.stops, hidden: controller.hidesBar)
  }

  private func blended(_ bar: BarState, _ running: RunningTransition) -> BarState {
    let from = style(of: running.from)
    let to = style(of: running.to)
    guard from.color != to.color || from.colors != to.colors else { return bar }
    let progress = running.progress(at: time)
    var bar = bar
    bar.color = from.color.blended(with: to.color, at: progress)
    bar.colors = (0..<max(from.colors.count, to.colors.count)).map {
      from.stop($0).blended(with: to.stop($0), at: progress)
    }
    return bar
  }
}

extension BarState {
  /// The same without who declared it.
  fileprivate var asSeen: BarState {
    var bar = self
    bar.back?.declaresTitle = false
    bar.back?.declaresColor = false
    return bar
  }
}

extension BarStyle {
  /// The stop at `index`, the last one where there are fewer, the colour where there are none.
  func stop(_ index: Int) -> ColorValue {
    colors.isEmpty ? color : colors[min(index, colors.count - 1)]
  }
}

extension NavigationController {
  /// What the bar shows with `controller` on top by what it declares, and a policy where that is asked.
  package func declaredBar(of controller: Controller, asking: Bool = false) -> BarState {
    let style = style(of: controller)
    return BarState(
      title: controller.title, color: style.color, colors: style.colors, hidden: style.hidden,
      back: backButton(of: controller, asking: asking))
  }
}

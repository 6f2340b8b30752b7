extension NavigationController {
  /// What the bar shows. While a swipe runs its colour is between the two controllers' (pain 23);
  /// everything else is the top's, until the swipe has made another the top.
  public var bar: BarState {
    if !isBusy { layBarOut() }
    guard let running, running.interactive else { return shownBar }
    return blended(shownBar, running)
  }

  /// What titles and colours depend on has changed outside: the bar is laid out afresh.
  public func invalidateBar() {
    barIsDirty = true
    layBarOut()
  }

  func titleChanged(_ controller: Controller) {
    guard controller.position >= depth - 2 else { return }
    invalidateBar()
  }

  func settingsChanged(_ controller: Controller) {
    guard controller === top else { return }
    invalidateBar()
  }

  /// Lays the bar out now, unless something is under way: then it is done at the end of that.
  private func layBarOut() {
    if barIsDirty { operate(busy: ()) {} }
  }

  /// A hook may change what the bar depends on while it is asked; that is laid out too, but not
  /// without end: the last time nobody is asked.
  func layBarOutIfNeeded() {
    for pass in 0...BarLayout.mostPasses where barIsDirty {
      barIsDirty = false
      let bar = declaredBar(asking: pass < BarLayout.mostPasses)
      if bar != shownBar { show(bar) }
    }
  }

  private func show(_ bar: BarState) {
    shownBar = bar
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
    let fill = top?.settings.barColor ?? configuration.bar
    return BarState(
      title: top?.title, color: fill.color, colors: fill.stops, hidden: top?.hidesBar ?? false,
      back: top.flatMap { backButton(of: $0, asking: asking) })
  }

  func style(of controller: Controller) -> BarStyle {
    let fill = controller.settings.barColor ?? configuration.bar
    return BarStyle(color: fill.color, colors: fill.stops, hidden: controller.hidesBar)
  }

  func askBarHidden(_ controller: Controller) {
    let before = controller.hidesBar
    controller.barHiddenAnswer = nil
    if policy != nil {
      let style = style(of: controller)
      controller.barHiddenAnswer = tell { $0.barHidden(controller, style) } ?? nil
    }
    if controller === top && before != controller.hidesBar { barIsDirty = true }
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

extension BarStyle {
  /// The stop at `index`, the last one where there are fewer, the colour where there are none.
  func stop(_ index: Int) -> Color {
    colors.isEmpty ? color : colors[min(index, colors.count - 1)]
  }
}

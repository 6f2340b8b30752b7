/// What guards compare, for explanations.
extension NavigationController {
  /// Nil where there is nothing to tell.
  func comparison(
    _ gestureGuard: GestureGuard, _ gesture: PopGesture, refused: Bool
  ) -> Explanation.Comparison? {
    switch gestureGuard {
    case .root: .depth(depth)
    case .gestureDisabled: refused ? disabling : nil
    case .distance: distance(gesture, refused: refused)
    case .transition: refused ? movement : nil
    case .direction:
      .numbers(
        gesture.translation.x * configuration.direction.sign, refused ? "<=" : ">", 0, nil)
    case .customBackButton: refused ? ownItem : nil
    case .region: gesture.region.map { .region($0) }
    }
  }

  private var disabling: Explanation.Comparison? {
    guard let top else { return nil }
    if top.disablesPop {
      return .setting(
        Setting.interactivePopDisabled.rawValue, top.author(of: .interactivePopDisabled))
    }
    return .setting("gesture = \"none\"", top.author(of: .gesture))
  }

  /// The limit that the start lies beyond, else the nearest one.
  private func distance(_ gesture: PopGesture, refused: Bool) -> Explanation.Comparison? {
    var limits: [(points: Double, author: SettingAuthor?)] = []
    if gesture.kind == .edge { limits.append((GestureLimits.edge, nil)) }
    if let top, top.maxInitialDistance > 0 {
      let author = top.author(of: .maxInitialDistance)
      limits.append((top.maxInitialDistance, author == .app ? nil : author))
    }
    let start = gesture.distanceToEdge
    let limit =
      refused ? limits.first { start > $0.points } : limits.min { $0.points < $1.points }
    return limit.map { .numbers(start, refused ? ">" : "<=", $0.points, $0.author) }
  }

  /// What is behind a refusal that comes before the guards, or is none of theirs.
  func comparison(_ refusal: Refusal) -> Explanation.Comparison? {
    switch refusal {
    case .root: rootInside ?? .depth(depth)
    case .transition: movement
    case .modal:
      modalTop.map {
        let setting = Setting.modalInPresentation
        return .setting(setting.rawValue, $0.author(of: setting))
      }
    case .noBackButton: depth > 1 ? ownItem : .depth(depth)
    case .region: (touches?.gesture?.start).flatMap(region).map { .region($0.name) }
    default: nil
    }
  }

  /// What leaves the root of a stack inside a screen.
  private var rootInside: Explanation.Comparison? {
    depth == 1 ? container.map { .rootInside($0.className) } : nil
  }

  private var movement: Explanation.Comparison? {
    let running = running ?? scene.moving.last?.running
    return running.map { .transition($0.kind.rawValue, className: shown($0).className) }
  }

  /// The one that a transition is told of.
  private func shown(_ running: RunningTransition) -> Controller {
    running.kind == .pop || running.kind == .dismiss ? running.from : running.to
  }

  private var ownItem: Explanation.Comparison? {
    guard let top else { return nil }
    let setting: Setting =
      top.hasCustomBackButton
      ? .customBackButton : top.hidesBackButton ? .hidesBackButton : .barHidden
    return .setting(setting.rawValue, top.author(of: setting))
  }
}

extension Controller {
  /// Who says what the setting is: of a top a policy's answer comes before what stands on it.
  func author(of setting: Setting) -> SettingAuthor {
    if answers.has(setting) { return respondents[setting] ?? SettingAuthor("policy") }
    return authors[setting] ?? .app
  }
}

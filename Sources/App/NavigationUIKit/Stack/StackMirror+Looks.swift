#if canImport(UIKit)
  import NavhostNavigation
  import NavhostPluginHost
  import UIKit

  /// What policies and settings say about the bar. What they leave open is UIKit's.
  extension StackMirror {
    func showLooks(animated: Bool) {
      guard isAlive else { return }
      guard host.isEnabled else { return restoreLooks() }
      guard !finger.isDown, let view = views.last,
        let controller = view.navhost.controller, controller === model.top
      else { return }
      showBar(hidden: controller.declaredBarHidden, animated: animated)
      showModal(sheetGuard == nil ? nil : controller.declaredModalInPresentation)
      observe(view, controller)
      (keeper as? GuardKeeper)?.guardButton(of: view)
      showSettings(of: controller, view)
      guard let below = views.dropLast().last else { return }
      show(model.bar.back, through: below)
    }

    /// The settings that hooks answer, where they are other than the app's own.
    private func showSettings(of controller: Controller, _ view: UIViewController) {
      let (own, inForce) = (controller.settings, controller.settingsInForce)
      let looks = view.navhost.looks
      let item = view.navigationItem
      let hides = inForce.hidesBackButton
      looks.hideBackButton(hides == own.hidesBackButton ? nil : hides, of: item)
      let putsItem = inForce.customBackButton && !own.customBackButton
      if putsItem, view.navhost.backItem == nil { reportMissingItem(of: view) }
      looks.putBackItem(putsItem ? view.navhost.backItem : nil, on: item)
      looks.color(inForce.barColor.map { UIColor($0) }, on: item, of: owner?.navigationBar)
      guards.switchOff(
        pop: inForce.interactivePopDisabled && !own.interactivePopDisabled,
        content: inForce.interactiveContentPopDisabled && !own.interactiveContentPopDisabled)
    }

    private func reportMissingItem(of view: UIViewController) {
      guard reportedMissing.insert(ObjectIdentifier(view)).inserted else { return }
      host.report(
        "a hook puts an item in place of the back button of \(type(of: view)), which has none: "
          + "give it one by navhost.backItem")
    }

    /// Writes the bar only if a hook or a setting declares it. Under a controller for which nothing does the app's own
    /// state comes back.
    private func showBar(hidden declared: Bool?, animated: Bool) {
      guard let now = owner?.isNavigationBarHidden else { return }
      let wanted = hidesBar.value(declared: declared, now: now)
      if wanted != now { keeper?.systemHideBar(wanted, animated: animated) }
    }

    /// The app has hidden or shown the bar. A hook that answers is obeyed again on the next turn of the main loop.
    func barWasHidden(_ hidden: Bool) {
      hidesBar.appWrote(hidden)
      looksHaveChanged()
    }

    private func showModal(_ declared: Bool?) {
      guard let owner else { return }
      let now = owner.isModalInPresentation
      let wanted = isModalSheet.value(declared: declared, now: now)
      if wanted != now { owner.isModalInPresentation = wanted }
    }

    /// Notes the state of UIKit that the app has not declared to navhost. Only the top has one.
    func observe(_ view: UIViewController, _ controller: Controller) {
      guard let owner, view === views.last else { return }
      var observed = ObservedState()
      observed.barHidden = hidesBar.own(owner.isNavigationBarHidden)
      observed.modalInPresentation =
        view.isModalInPresentation
        || sheetGuard != nil
          && (isModalSheet.own(owner.isModalInPresentation) || isModalAround(owner))
      controller.observed = observed
    }

    /// Whether UIKit refuses to dismiss the sheet: it also looks at the screen that is shown.
    var isModal: Bool {
      guard let owner else { return false }
      return owner.isModalInPresentation || isModalAround(owner)
        || views.last?.isModalInPresentation == true
    }

    private func isModalAround(_ owner: UIViewController) -> Bool {
      sequence(first: owner, next: \.parent).dropFirst().contains(where: \.isModalInPresentation)
    }

    /// Everything is UIKit's and the app's again.
    func restoreLooks() {
      showBar(hidden: nil, animated: false)
      showModal(nil)
      (keeper as? GuardKeeper)?.guardButton(of: nil)
      for view in views {
        view.navhost.restoreBackItem(of: view.navigationItem)
        view.navhost.looks.restore(view.navigationItem)
      }
      guards.switchOff(pop: false, content: false)
    }

    /// UIKit takes the back button's text and colour from the item of the view controller below.
    private func show(_ back: BackButton?, through previous: UIViewController) {
      let values = previous.navhost
      guard let back, !back.isCustom, back.declaresTitle || back.declaresColor else {
        return values.restoreBackItem(of: previous.navigationItem)
      }
      values.replaceBackItem(of: previous.navigationItem, by: back)
    }
  }

  extension UIColor {
    /// What stands for the whole: of a gradient its first stop.
    convenience init(_ fill: BarFill) {
      switch fill {
      case .color(let color): self.init(color)
      case .gradient(let stops): self.init(stops.first ?? .white)
      }
    }

    convenience init(_ color: ColorValue) {
      self.init(
        red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
        alpha: CGFloat(color.alpha))
    }
  }
#endif

#if canImport(UIKit)
  internal import NavhostNavigation
  internal import NavhostPluginHost
  internal import UIKit

  /// How a navigation controller finds its place among the stacks of its host: as the host's own, as a
  /// tab beside that, as a sheet over it, or inside one of its screens.
  extension StackKeeper {
    /// Called when there is a host, and whenever it is about to appear.
    func joinIfNeeded() {
      guard let host, let shown else { return }
      let scene = SceneMirrors.of(host)
      if mirror == nil {
        guard let root = scene.root, root.owner !== shown else { return join(host.navigation) }
        if let tabs = shown.tabBarController, tabs === root.owner?.tabBarController {
          root.keeper?.joinTabs()
        } else if shown.presentingViewController != nil {
          joinAsPresented(host)
        } else {
          joinInside(root)
        }
      } else if shown.tabBarController != nil {
        joinTabs()
      }
      mirror?.tabAppears()
    }

    private func join(_ model: NavigationController) {
      guard let host else { return }
      let mirror = StackMirror(self, host, model)
      mirror.endWhatWasLeft()
      take(mirror)
      SceneMirrors.of(host).add(mirror)
      if shown?.isViewLoaded == true { mirror.guards.install() }
      mirror.catchUp()
    }

    /// The host's own stack is in a tab bar: those beside it join with it.
    func joinTabs() {
      guard let tabs = shown?.tabBarController, let host, let mirror,
        mirror.model === host.navigation,
        mirror.model.tabBar == nil, mirror.model.top != nil
      else { return }
      let others = (tabs.viewControllers ?? []).compactMap(\.keeper)
        .filter {
          $0 !== self && $0.host === host && $0.mirror == nil && $0.shown?.topViewController != nil
        }
      let roots = others.compactMap { $0.shown?.viewControllers.first }.map(mirror.controller)
      guard !roots.isEmpty, let bar = mirror.model.tabs(roots).tabs else { return }
      for (other, model) in zip(others, bar.navigations.dropFirst()) { other.join(model) }
      mirror.tabGuard = TabBarGuard(tabs)
      for other in others { other.mirror?.tabGuard = mirror.tabGuard }
    }

    /// Whatever has found no place is told of, once it is on the screen.
    func reportIfAlone() {
      guard mirror == nil, host != nil else { return }
      joinIfNeeded()
      guard mirror == nil, let host, let shown, host.isEnabled,
        SceneMirrors.of(host).reportsAlone(shown)
      else { return }
      host.report(
        "\(type(of: shown)) is not under the plugins: its host shows another stack, and this one is "
          + "no tab beside it, no sheet over it and in none of its screens. Give each window a host "
          + "of its own; detach() the old controller before another takes its place")
    }

    private func joinAsPresented(_ host: NavigationHost) {
      guard let shown else { return }
      if let tabs = shown.tabBarController,
        SceneMirrors.of(host).alive.contains(where: { $0.owner?.tabBarController === tabs })
      {
        return host.report(
          "of a tab bar in a sheet one tab is under the plugins, the first shown")
      }
      SceneMirrors.of(host).dropDismissed()
      guard let below = host.navigation.scene.topNavigation, let root = shown.viewControllers.first,
        let owner = SceneMirrors.of(host).alive.first(where: { $0.model === below })
      else { return }
      owner.prepare()
      if !owner.finger.isDown { owner.model.settle() }
      let style = Self.presentationStyle(of: shown)
      let result = below.present(
        owner.controller(of: root), style: style, animated: true, settle: false)
      guard let model = result.navigation else {
        return host.report("a sheet is not under the plugins: \(result.reason ?? "")")
      }
      join(model)
      mirror?.sheetGuard = SheetGuard(self, style)
    }

    /// On a narrow screen a popover is a sheet.
    private static func presentationStyle(
      of shown: UINavigationController
    ) -> Presentation.Style {
      switch shown.modalPresentationStyle {
      case .fullScreen: .fullScreen
      case .formSheet: .formSheet
      case .popover:
        shown.presentingViewController?.traitCollection.horizontalSizeClass == .regular
          ? .popover : .sheet
      default: .sheet
      }
    }

    /// Inside a view controller that is on a stack of the host.
    private func joinInside(_ root: StackMirror) {
      guard let shown else { return }
      var around = shown.parent
      while let container = around {
        if let controller = container.navhost.controller, controller.embedded == nil,
          let first = shown.viewControllers.first, let outer = controller.navigation
        {
          let inner = root.controller(of: first)
          guard let model = outer.embed(inner, in: controller).navigation else { return }
          return join(model)
        }
        around = container.parent
      }
    }
  }
#endif

#if canImport(UIKit)
  internal import Navigation
  internal import PluginHost
  internal import UIKit

  /// How a navigation controller finds its place among the stacks of its host: as the host's own, as a
  /// tab beside that, as a sheet over it, or inside one of its screens.
  extension PolicyNavigationController {
    /// Called when there is a host, and whenever it is about to appear.
    func joinIfNeeded() {
      guard let host else { return }
      let scene = SceneMirrors.of(host)
      if mirror == nil {
        guard let root = scene.root, root.owner !== self else { return join(host.navigation) }
        if let tabs = tabBarController, tabs === root.owner.tabBarController {
          root.owner.joinTabs()
        } else if presentingViewController != nil {
          joinAsPresented(host)
        } else {
          joinInside(root)
        }
      } else if tabBarController != nil {
        joinTabs()
      }
      mirror?.tabAppears()
    }

    private func join(_ model: NavigationController) {
      guard let host else { return }
      let mirror = StackMirror(self, host, model)
      take(mirror)
      SceneMirrors.of(host).add(mirror)
      if isViewLoaded { mirror.guards.install() }
      mirror.catchUp()
    }

    /// The host's own stack is in a tab bar: those beside it join with it.
    private func joinTabs() {
      guard let tabs = tabBarController, let host, let mirror, mirror.model === host.navigation,
        mirror.model.tabBar == nil, mirror.model.top != nil
      else { return }
      let others = (tabs.viewControllers ?? []).compactMap { $0 as? PolicyNavigationController }
        .filter {
          $0 !== self && $0.host === host && $0.mirror == nil && $0.topViewController != nil
        }
      let roots = others.map { mirror.controller(of: $0.viewControllers[0]) }
      guard !roots.isEmpty, let bar = mirror.model.tabs(roots).tabs else { return }
      for (other, model) in zip(others, bar.navigations.dropFirst()) { other.join(model) }
      mirror.tabGuard = TabBarGuard(tabs)
      for other in others { other.mirror?.tabGuard = mirror.tabGuard }
    }

    private func joinAsPresented(_ host: NavigationHost) {
      if let tabs = tabBarController,
        SceneMirrors.of(host).alive.contains(where: { $0.owner.tabBarController === tabs })
      {
        return host.report(
          "of a tab bar in a sheet one tab is under the plugins, the first shown")
      }
      guard let below = host.navigation.scene.topNavigation, let root = viewControllers.first,
        let owner = SceneMirrors.of(host).alive.first(where: { $0.model === below })
      else { return }
      owner.prepare()
      if !owner.finger.isDown { owner.model.settle() }
      if isModalInPresentation { root.navhost.settings.modalInPresentation = true }
      let style: Presentation.Style = modalPresentationStyle == .fullScreen ? .fullScreen : .sheet
      let result = below.present(
        owner.controller(of: root), style: style, animated: true, settle: false)
      guard let model = result.navigation else {
        return host.report("a sheet is not under the plugins: \(result.reason ?? "")")
      }
      join(model)
      mirror?.sheetGuard = SheetGuard(self)
    }

    /// Inside a view controller that is on a stack of the host.
    private func joinInside(_ root: StackMirror) {
      var around = parent
      while let container = around {
        if let controller = container.navhost.controller, controller.embedded == nil,
          let first = viewControllers.first, let outer = controller.navigation
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

import NavhostPluginHost
import NavigationUIKit
import UIKit

/// An app with a sheet whose stack is a root and the screen on top, both guarded in the same way.
@MainActor
final class ModalApp {
  let app: App
  let sheet: UINavigationController
  let screen: UIViewController
  private var guards: [NavigationGuard] = []

  init(
    _ installation: Installation, _ plugin: String, screen: UIViewController = Form(),
    style: UIModalPresentationStyle = .automatic, isPresented: Bool = true
  ) throws {
    app = try App([plugin])
    self.screen = screen
    if installation == .controller {
      sheet = PolicyNavigationController(host: app.host, rootViewController: Home())
    } else {
      sheet = UINavigationController(rootViewController: Home())
      guards.append(NavigationGuard(attachingTo: sheet, host: app.host))
    }
    sheet.modalPresentationStyle = style
    guard isPresented else { return }
    app.navigation.present(sheet, animated: true)
    UIPerson.wait()
    sheet.pushViewController(screen, animated: true)
    UIPerson.wait()
  }

  func detach() {
    (sheet as? PolicyNavigationController)?.detach()
    for one in guards { one.detach() }
  }

  var host: NavigationHost { app.host }
  var asks: [String] { app.asks }
  var isPresented: Bool { app.navigation.presentedViewController === sheet }
}

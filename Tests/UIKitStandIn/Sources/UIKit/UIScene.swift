@MainActor
open class UIScene: UIResponder {
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")

  /// The person goes to the home screen.
  public func goToBackground() {
    NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: self)
  }
}

public final class UIWindowScene: UIScene {}

public final class UIWindow: UIView {
  public private(set) weak var windowScene: UIWindowScene?
  public var rootViewController: UIViewController?

  public init(windowScene: UIWindowScene) {
    super.init()
    self.windowScene = windowScene
  }

  public func makeKeyAndVisible() {
    guard let rootViewController else { return }
    addSubview(rootViewController.view)
    rootViewController.show()
  }
}

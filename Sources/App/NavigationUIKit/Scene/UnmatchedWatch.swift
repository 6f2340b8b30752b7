#if canImport(UIKit)
  import Foundation
  import NavhostPluginHost
  import UIKit

  /// Tells the app once which patterns of its policies have guarded nothing: when the scene goes to the
  /// background, for then the person has been somewhere.
  @MainActor
  final class UnmatchedWatch {
    private weak var host: NavigationHost?
    private let scenes: @MainActor () -> [UIScene]
    private var observer: Observer?

    /// - Parameter scenes: those in which stacks of the host are shown; none where that is not known.
    init(_ host: NavigationHost, in scenes: @escaping @MainActor () -> [UIScene]) {
      self.host = host
      self.scenes = scenes
      observer = Observer(UIScene.didEnterBackgroundNotification) { [weak self] scene in
        onMain { self?.wentAway(scene) }
      }
    }

    private func wentAway(_ scene: ObjectIdentifier?) {
      let own = scenes()
      guard let host, own.isEmpty || own.contains(where: { ObjectIdentifier($0) == scene }) else {
        return
      }
      let patterns = host.unmatchedPatterns
      guard !patterns.isEmpty else { return }
      observer = nil
      let list = patterns.map { "'\($0.pattern)' of \($0.plugin)" }.joined(separator: ", ")
      host.report(
        "no screen so far was of a class that these patterns name: \(list). A class that has another "
          + "name now has no guard: see navhost check --classes")
    }
  }

  /// Hears of a notification until it goes.
  private final class Observer {
    private let token: any NSObjectProtocol

    init(
      _ name: NSNotification.Name, _ heard: @escaping @Sendable (ObjectIdentifier?) -> Void
    ) {
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        heard($0.object.map { ObjectIdentifier($0 as AnyObject) })
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
#endif

#if canImport(UIKit)
  import UIKit

  /// Runs `body` now where this is the main thread, and soon where it is not. A host promises no actor,
  /// so an app in Swift 5 may call it from another thread: that must not stop it.
  func onMain(_ body: @escaping @MainActor () -> Void) {
    if Thread.isMainThread {
      MainActor.assumeIsolated(body)
    } else {
      Task { @MainActor in body() }
    }
  }
#endif

#if canImport(UIKit)
  public import NavhostPluginHost
  public import UIKit

  /// A host, as Objective-C has it (`NavhostHost`): made in Swift, and given to classes that attach
  /// themselves.
  @MainActor
  #if canImport(ObjectiveC)
    @objc(NavhostHost)
  #endif
  public final class HostHandle: NSObject {
    /// The host that it stands for.
    public let host: NavigationHost

    /// Stands for `host`.
    public init(_ host: NavigationHost) {
      self.host = host
      super.init()
    }
  }

  extension NavigationGuard {
    /// As `init(attachingTo:host:)`, for a class in Objective-C.
    #if canImport(ObjectiveC)
      @objc(initAttachingTo:host:)
    #endif
    public convenience init(attachingTo navigation: UINavigationController, host: HostHandle) {
      self.init(attachingTo: navigation, host: host.host)
    }
  }

  extension PolicyNavigationController {
    /// As `attach(to:)`, for Objective-C.
    #if canImport(ObjectiveC)
      @objc(attachToHost:)
    #endif
    public func attach(to host: HostHandle) { attach(to: host.host) }
  }
#endif

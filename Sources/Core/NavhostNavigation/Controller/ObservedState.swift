/// The state of a view controller that an adapter has observed in UIKit. The app did not declare it, so it is not one
/// of the settings, and the adapter does not write it.
public struct ObservedState: Equatable, Sendable {
  /// Whether the app hides the navigation bar. It counts if neither a policy nor `barHidden` declares another value.
  public var barHidden = false
  /// Whether the app's own `isModalInPresentation` keeps the presentation, unless a policy answers `false`.
  public var modalInPresentation = false

  /// The state of a controller without an adapter.
  public init() {}
}

extension Controller {
  /// The settings with the observed state in them, as policies read them.
  package var observedSettings: ControllerSettings {
    var settings = settings
    if observed.barHidden, settings.barHidden == nil { settings.barHidden = true }
    if observed.modalInPresentation { settings.modalInPresentation = true }
    return settings
  }
}

internal import NavhostNavigation

/// The iPhone that a screen size stands for: what of its glass the system takes.
///
/// Sizes are those of Apple's devices in points (developer.apple.com, Human Interface Guidelines,
/// Layout). One that no device has gets neither notch nor island.
struct Device: Equatable {
  /// What is cut out of the screen.
  enum Cutout: Equatable {
    case none
    case notch
    case island
  }

  let cutout: Cutout
  /// Whether a bar at the foot of the screen stands in for the home button.
  let hasHomeIndicator: Bool
  let isLandscape: Bool

  init(_ size: ScreenSize) {
    isLandscape = size.width > size.height
    let short = Int(min(size.width, size.height))
    let long = Int(max(size.width, size.height))
    switch (short, long) {
    case (375, 812), (390, 844), (414, 896), (428, 926): cutout = .notch
    case (393, 852), (402, 874), (420, 912), (430, 932), (440, 956): cutout = .island
    default: cutout = .none
    }
    let isTablet = [(744, 1133), (820, 1180), (834, 1194), (834, 1210), (1024, 1366), (1032, 1376)]
      .contains { $0 == (short, long) }
    hasHomeIndicator = cutout != .none || isTablet || long > 2 * short && short >= 200
  }

  /// What is cut out, on a screen of that size: at the top, in landscape at the right.
  func frame(on size: ScreenSize) -> (frame: ScreenRect, radius: Double)? {
    let (length, depth, gap) =
      switch cutout {
      case .none: (0.0, 0.0, 0.0)
      case .notch: (162.0, 33.0, 0.0)
      case .island: (126.0, 37.0, 11.0)
      }
    guard cutout != .none else { return nil }
    let radius = cutout == .notch ? 20.0 : depth / 2
    guard isLandscape else {
      return (
        ScreenRect(x: (size.width - length) / 2, y: gap, width: length, height: depth), radius
      )
    }
    let top = (size.height - length) / 2
    return (ScreenRect(x: size.width - gap - depth, y: top, width: depth, height: length), radius)
  }
}

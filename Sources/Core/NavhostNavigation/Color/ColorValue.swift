/// An sRGB colour, components 0 to 1.
public struct ColorValue: Equatable, Sendable {
  /// From 0 to 1.
  public var red: Double
  /// From 0 to 1.
  public var green: Double
  /// From 0 to 1.
  public var blue: Double
  /// From 0, invisible, to 1, opaque.
  public var alpha: Double

  /// Components outside 0…1 are brought to the nearer bound.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = ColorValue.clamped(red)
    self.green = ColorValue.clamped(green)
    self.blue = ColorValue.clamped(blue)
    self.alpha = ColorValue.clamped(alpha)
  }

  /// White.
  public static let white = ColorValue(red: 1, green: 1, blue: 1)
  /// Black.
  public static let black = ColorValue(red: 0, green: 0, blue: 0)

  /// Perceived brightness, 0 to 1 (rule 79).
  package var luminance: Double { 0.299 * red + 0.587 * green + 0.114 * blue }

  /// What reads well on this colour: black above a luminance of 186/256, else white (rule 79).
  package var contrast: ColorValue { luminance > 186.0 / 256.0 ? .black : .white }

  /// `self` at progress 0, `other` at 1, and evenly in between.
  package func blended(with other: ColorValue, at progress: Double) -> ColorValue {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * progress }
    return ColorValue(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  private static func clamped(_ component: Double) -> Double {
    component > 0 ? min(component, 1) : 0
  }
}

/// A colour, or the choice of black or white by what it stands on.
public enum ColorChoice: Equatable, Sendable {
  /// Black on a bright bar, white on a dark one (rule 79).
  case auto
  /// This colour.
  case color(ColorValue)

  /// The colour meant, on a bar of the colour `background`.
  package func resolved(on background: ColorValue) -> ColorValue {
    switch self {
    case .auto: background.contrast
    case .color(let color): color
    }
  }
}

/// The filling of a bar.
public enum BarFill: Equatable, Sendable {
  /// One colour all over.
  case color(ColorValue)
  /// Gradient stops from the leading edge on. Without stops it counts as white (rule 85).
  case gradient([ColorValue])

  /// The colour that stands for the whole: a gradient counts by its first stop (rule 85).
  package var color: ColorValue {
    switch self {
    case .color(let color): color
    case .gradient(let stops): stops.first ?? .white
    }
  }

  /// The gradient's stops; none for a solid bar.
  package var stops: [ColorValue] {
    switch self {
    case .color: []
    case .gradient(let stops): stops
    }
  }
}

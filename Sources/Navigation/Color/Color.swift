/// An sRGB colour, components 0 to 1.
public struct Color: Equatable, Sendable {
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
    self.red = Color.clamped(red)
    self.green = Color.clamped(green)
    self.blue = Color.clamped(blue)
    self.alpha = Color.clamped(alpha)
  }

  /// White.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Black.
  public static let black = Color(red: 0, green: 0, blue: 0)

  /// Perceived brightness, 0 to 1 (rule 79).
  package var luminance: Double { 0.299 * red + 0.587 * green + 0.114 * blue }

  /// What reads well on this colour: black above a luminance of 186/256, else white (rule 79).
  package var contrast: Color { luminance > 186.0 / 256.0 ? .black : .white }

  /// `self` at progress 0, `other` at 1, and evenly in between.
  package func blended(with other: Color, at progress: Double) -> Color {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * progress }
    return Color(
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
  case color(Color)

  /// The colour meant, on a bar of the colour `background`.
  package func resolved(on background: Color) -> Color {
    switch self {
    case .auto: background.contrast
    case .color(let color): color
    }
  }
}

/// What a bar is filled with.
public enum BarFill: Equatable, Sendable {
  /// One colour all over.
  case color(Color)
  /// Gradient stops from the leading edge on. Without stops it counts as white (rule 85).
  case gradient([Color])

  /// The colour that stands for the whole: a gradient counts by its first stop (rule 85).
  package var color: Color {
    switch self {
    case .color(let color): color
    case .gradient(let stops): stops.first ?? .white
    }
  }

  /// The gradient's stops; none for a solid bar.
  package var stops: [Color] {
    switch self {
    case .color: []
    case .gradient(let stops): stops
    }
  }
}

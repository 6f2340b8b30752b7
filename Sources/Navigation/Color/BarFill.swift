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

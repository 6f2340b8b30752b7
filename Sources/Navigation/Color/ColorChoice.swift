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

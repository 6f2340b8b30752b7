import Testing

/// A source without a mistake.
struct Sound: CustomTestStringConvertible, Sendable {
  var file: String
  var source: String

  static func plugin(_ source: String) -> Sound { Sound(file: "plugins/p.lua", source: source) }
  static func script(_ source: String) -> Sound { Sound(file: "s.lua", source: source) }
  static func spec(_ source: String) -> Sound { Sound(file: "p_spec.lua", source: source) }

  var testDescription: String { source }
}

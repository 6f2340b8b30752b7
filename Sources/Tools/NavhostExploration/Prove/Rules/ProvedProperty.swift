/// What was found of a property of values.
package struct ProvedProperty: Sendable {
  package var name: String
  package var holds: Bool
  /// The places that are not understood; where there are none, it holds for every value.
  package var byExamples: [RuleSheet.Place] = []
  package var witness: [(input: String, value: String)] = []

  /// Nil for one that does not hold: there is a finding.
  package var text: String? {
    guard holds else { return nil }
    if byExamples.isEmpty { return "holds for every value: \(name)" }
    let places = byExamples.map { "\($0.file):\($0.line)" }
    return "no counterexample: \(name) (by examples: \(places.joined(separator: ", ")))"
  }
}

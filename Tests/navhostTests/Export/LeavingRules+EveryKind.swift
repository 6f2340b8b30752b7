@testable import NavhostSymbolic

extension LeavingRules {
  private static let a = LeavingValue.prop("a")
  private static let text = LeavingValue.constant(.text("$x\"\n"))

  /// With a condition of every kind.
  static let ofEveryKind = LeavingRules(
    plugin: "p", controllers: ["Page"], sources: ["backButton"], mayRefuseGesture: true,
    rules: [
      Rule(when: .any([.kind(a, .missing), .kind(a, .no)]), canPop: true),
      Rule(
        when: .all([.equal(a, .constant(.integer(2))), .not(.kind(.app("b-c"), .yes))]),
        canPop: false),
      Rule(
        when: .any([
          .all([.kind(a, .number), .less(.constant(.integer(9_007_199_254_740_993)), a)]),
          .equal(a, text),
        ]), canPop: true),
      Rule(when: .lessOrEqual(.length(a), .constant(.float(2.5))), canPop: false),
      Rule(
        when: .all([
          .kind(a, .table), .equal(.field(a, .text("n")), .field(a, .integer(1))),
        ]), canPop: true),
      Rule(when: .any([.kind(a, .text), .kind(a, .notANumber)]), canPop: false),
      Rule(when: .always, canPop: true),
    ])

  /// By names that objects of some languages inherit.
  static let ofInheritedNames = LeavingRules(
    plugin: "p", controllers: ["Page"], sources: ["backButton"], mayRefuseGesture: false,
    rules: [
      Rule(
        when: .any([.not(.kind(.prop("constructor"), .missing)), .kind(.app("__proto__"), .yes)]),
        canPop: false),
      Rule(when: .always, canPop: true),
    ])
}

internal import Navigation

/// All squares of a grid that have the same answer for the same reason.
struct MapArea: Equatable {
  enum Kind: Int {
    case begins, asks, blocked, soft, hard
  }

  var kind: Kind
  var reason: String?
  /// How many squares.
  var count = 0

  init(_ probe: GestureProbe, pop: Verdict.Answer) {
    switch (probe.answer, pop) {
    case (.guarded, _):
      let isSoft = probe.reason == "region" || probe.reason == "custom item"
      (kind, reason) = (isSoft ? .soft : .hard, probe.reason)
    case (.blocked, _): (kind, reason) = (.blocked, probe.reason)
    // Where the gesture may begin, `shouldPop` has the word.
    case (.begins, .noOpinion), (.begins, .allow): (kind, reason) = (.begins, nil)
    case (.begins, .ask(let question)): (kind, reason) = (.asks, question.message)
    case (.begins, .deny(let why)): (kind, reason) = (.blocked, why)
    }
  }

  /// What the legend calls it.
  var words: String {
    switch kind {
    case .begins: "The swipe begins"
    case .asks: "The swipe asks first"
    case .blocked: "A policy refuses"
    case .soft, .hard: "Guard: \(reason ?? "")"
    }
  }

  /// What the legend says beside it.
  var detail: String {
    kind == .soft || kind == .hard ? "" : reason ?? ""
  }

  func isSame(as other: MapArea) -> Bool { kind == other.kind && reason == other.reason }
}

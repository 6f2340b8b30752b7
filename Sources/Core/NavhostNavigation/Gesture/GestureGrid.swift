/// What would become of pop gestures that start all over the screen.
package struct GestureGrid: Equatable, Sendable {
  /// The side of a square of the grid, in points.
  package let side: Double
  package let columns: Int
  package let rows: Int
  /// Row by row from the top left; each stands for a start in the middle of its square.
  package let probes: [GestureProbe]
  /// What `shouldPop` answers for the gestures that may begin.
  package let pop: Verdict.Answer
  /// Who answered that.
  package let popBy: String?
  /// What is asked while a question is open: no gesture may begin.
  package let openQuestion: String?

  package init(
    side: Double, columns: Int, rows: Int, probes: [GestureProbe], pop: Verdict.Answer,
    popBy: String? = nil, openQuestion: String? = nil
  ) {
    self.side = side
    self.columns = columns
    self.rows = rows
    self.probes = probes
    self.pop = pop
    self.popBy = popBy
    self.openQuestion = openQuestion
  }
}

extension NavigationController {
  /// The most squares that are asked for.
  private static var maxProbes: Double { 20_000 }

  /// Asks guards and policy for a grid of starts, squares of `side` points; larger ones where there
  /// would be too many. Nil where a hook failed: the rest was not asked, so that one mistake is not
  /// counted a thousand times.
  package func probeGestures(side: Double = 10) -> GestureGrid? {
    let (width, height) = (configuration.width, configuration.height)
    let least = (width * height / Self.maxProbes).squareRoot()
    let side = max(side, least, width / 2000, height / 2000, 1)
    let columns = max(1, Int((width / side).rounded(.up)))
    let rows = max(1, Int((height / side).rounded(.up)))
    var probes: [GestureProbe] = []
    probes.reserveCapacity(columns * rows)
    let before = events.lastIndex
    for row in 0..<rows {
      for column in 0..<columns {
        let point = ScreenPoint(
          x: min((Double(column) + 0.5) * side, width - 0.01), y: (Double(row) + 0.5) * side)
        probes.append(probeGesture(from: point))
        if hasFault(since: before) { return nil }
      }
    }
    let begins = probes.contains { $0.answer == .begins }
    let (pop, author) = begins ? probePop() : (.abstain, nil)
    if hasFault(since: before) { return nil }
    return GestureGrid(
      side: side, columns: columns, rows: rows, probes: probes, pop: pop, popBy: author,
      openQuestion: question?.summary)
  }

  private func hasFault(since index: Int) -> Bool {
    events.lastIndex > index && events.since(index).contains { $0.name == .fault }
  }
}

/// What would become of a pop gesture.
package struct GestureProbe: Equatable, Sendable {
  package enum Answer: String, Sendable, CaseIterable {
    /// It would begin.
    case begins
    /// A built-in guard refuses, and no policy lifts it.
    case guarded
    /// A policy refuses.
    case blocked
  }

  package var answer: Answer
  /// The guard that refuses, or what the policy says.
  package var refusal: Refusal?
  /// Who said so and where, or what the guard goes by; nil where there is nothing to tell.
  package var author: String?

  package init(_ answer: Answer, _ refusal: Refusal? = nil, _ author: String? = nil) {
    self.answer = answer
    self.refusal = refusal
    self.author = author
  }
}

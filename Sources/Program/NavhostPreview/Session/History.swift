/// What was done, and the moments that a person may go back to.
struct History {
  /// So many of the last moments are kept.
  static let maxMoments = 10_000

  /// Everything since the first input that a kept moment needs.
  private(set) var played: [Played] = []
  private var moments: [SessionFrame] = []
  /// The place of the oldest moment in `moments`: those before it are dropped in one go, later.
  private var start = 0
  /// The number of the oldest moment that is kept.
  private(set) var first = 0
  /// The moment that is shown; nil for the last.
  private(set) var shown: Int?

  /// The number of the last moment, -1 before there is one.
  var last: Int { first + moments.count - start - 1 }
  var isInThePast: Bool { shown.map { $0 < last } ?? false }
  var current: SessionFrame? { self[shown ?? last] }

  subscript(_ number: Int) -> SessionFrame? {
    let place = number - first + start
    return number >= first && place < moments.count ? moments[place] : nil
  }

  mutating func add(_ input: Played) {
    played.append(input)
  }

  /// Takes a moment in, unless it is like the last. True where it is new.
  @discardableResult
  mutating func add(_ moment: SessionFrame) -> Bool {
    var moment = moment
    moment.inputs = played.count
    if let before = moments.last {
      moment.shareTexts(with: before)
      if before.looksLike(moment) {
        moments[moments.count - 1].inputs = played.count
        return false
      }
    }
    moments.append(moment)
    if moments.count - start > Self.maxMoments {
      start += 1
      first += 1
      if let shown, shown < first { self.shown = first }
    }
    if start > Self.maxMoments {
      moments.removeFirst(start)
      start = 0
    }
    return true
  }

  /// Shows a moment, or the nearest that is kept.
  mutating func show(_ number: Int) {
    let nearest = min(max(number, first), last)
    shown = nearest == last ? nil : nearest
  }

  /// What came after the shown moment is dropped.
  mutating func dropFuture() {
    guard let shown, let moment = current else { return }
    moments.removeLast(last - shown)
    played.removeLast(played.count - moment.inputs)
    self.shown = nil
  }

  /// The inputs since the script was played last.
  var sinceBegin: [Played] {
    let begin = played.lastIndex { $0.input == .begin }
    return begin.map { Array(played[($0 + 1)...]) } ?? played
  }

  /// The same up to the moment that is shown.
  var shownInputs: [Played] {
    let upTo = played[..<min(current?.inputs ?? played.count, played.count)]
    let begin = upTo.lastIndex { $0.input == .begin }
    return begin.map { Array(upTo[($0 + 1)...]) } ?? Array(upTo)
  }

  /// The inputs were played anew, with these outcomes, which may be fewer.
  mutating func replaceSinceBegin(_ new: [Played]) {
    let begin = played.lastIndex { $0.input == .begin } ?? -1
    played.replaceSubrange((begin + 1)..., with: new)
  }
}

extension SessionFrame {
  /// Takes over the texts that are the same, so that they are kept once.
  fileprivate mutating func shareTexts(with before: SessionFrame) {
    for (name, text) in texts where before.texts[name] == text { texts[name] = before.texts[name] }
  }
}

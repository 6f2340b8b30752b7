/// What a phone is expected to call, in order: names, each with the fields that matter, and with `?`,
/// `*` or `+` after it where it may be missing, or come often.
///
///     touch(on=sheet)+ sheet.shouldDismiss(answer=true)+ sheet.willDismiss
struct Pattern: Equatable, Sendable {
  struct Step: Equatable, Sendable {
    var text: String
    var name: String
    var fields: [String: String] = [:]
    var mayBeMissing = false
    var mayComeOften = false

    /// The callback that it stands for, without how often that comes.
    var full: String {
      let all = fields.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      return all.isEmpty ? name : "\(name)(\(all.joined(separator: ",")))"
    }

    func fits(_ callback: Callback) -> Bool {
      name == callback.name && fields.allSatisfy { callback.value(of: $0.key) == $0.value }
    }
  }

  private(set) var steps: [Step]

  /// As the table has it.
  var text: String { steps.map(\.text).filter { !$0.isEmpty }.joined(separator: " ") }

  init(_ text: String) {
    steps = text.split(separator: " ").map { Step(String($0)) }.flatMap(\.unfolded)
  }

  /// The place of the first callback that cannot come where it does, the number of them where some are
  /// missing at the end; nil where all is as expected.
  func firstMisfit(in callbacks: [Callback]) -> Int? {
    var places = passedOver([0])
    for (index, callback) in callbacks.enumerated() {
      places = passedOver(places.flatMap { following($0, callback) })
      if places.isEmpty { return index }
    }
    return places.contains(steps.count) ? nil : callbacks.count
  }

  /// What may come at the place of the first callback that cannot come there.
  func expected(in callbacks: [Callback], at place: Int) -> [String] {
    var places = passedOver([0])
    for callback in callbacks.prefix(place) {
      places = passedOver(places.flatMap { following($0, callback) })
    }
    let texts = places.sorted().map { $0 < steps.count ? steps[$0].full : "the end of the gesture" }
    return texts.reduce(into: []) { all, text in if !all.contains(text) { all.append(text) } }
  }

  /// Where it goes on after a callback at a place: nowhere, where it does not fit.
  private func following(_ place: Int, _ callback: Callback) -> [Int] {
    guard place < steps.count, steps[place].fits(callback) else { return [] }
    return steps[place].mayComeOften && steps[place].mayBeMissing ? [place] : [place + 1]
  }

  /// The same places, and those behind steps that may be missing.
  private func passedOver(_ places: [Int]) -> Set<Int> {
    var all = Set(places)
    for place in steps.indices where all.contains(place) && steps[place].mayBeMissing {
      all.insert(place + 1)
    }
    return all
  }
}

extension Pattern.Step {
  /// - Parameter text: as in the table of expectations, which a test reads: what is odd there becomes
  ///   a name that nothing has.
  init(_ text: String) {
    self.init(text: text, name: text)
    if let sign = text.last, "?*+".contains(sign) {
      name.removeLast()
      mayBeMissing = sign != "+"
      mayComeOften = sign != "?"
    }
    guard name.last == ")", let open = name.firstIndex(of: "(") else { return }
    for field in name[name.index(after: open)...].dropLast().split(separator: ",") {
      let parts = field.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 { fields[parts[0]] = parts[1] }
    }
    name = String(name[..<open])
  }

  /// What must come, and may come often, is one that must and one that may.
  var unfolded: [Pattern.Step] {
    guard mayComeOften, !mayBeMissing else { return [self] }
    var (first, rest) = (self, self)
    first.mayComeOften = false
    (rest.mayBeMissing, rest.text) = (true, "")
    return [first, rest]
  }
}

/// No value is left.
struct Impossible: Error {}

/// What a term can be.
package struct Domain: Hashable, Sendable {
  package var kinds: Kinds
  private var low = Number.lowest
  private var isLowOpen = false
  private var high = Number.highest
  private var isHighOpen = false
  private var otherNumbers: Set<Number> = []
  private(set) var text: ByteText?
  private var lowText: ByteText?
  private var isLowTextOpen = false
  private var highText: ByteText?
  private var isHighTextOpen = false
  private(set) var otherTexts: Set<ByteText> = []
  /// The texts that it can be; nil: any.
  package private(set) var choices: [ByteText]?

  package init(_ kinds: Kinds) { self.kinds = kinds }

  package init(choices: [ByteText], orNil: Bool = false) {
    kinds = orNil ? [.text, .nil] : .text
    self.choices = choices
  }

  package init(_ kinds: Kinds, from low: Int64, to high: Int64? = nil) {
    self.kinds = kinds
    self.low = .integer(low)
    if let high { self.high = .integer(high) }
  }

  var lowBound: (value: Number, isOpen: Bool) { (low, isLowOpen) }
  var highBound: (value: Number, isOpen: Bool) { (high, isHighOpen) }
  var lowTextBound: (value: ByteText, isOpen: Bool)? {
    text.map { ($0, false) } ?? lowText.map { ($0, isLowTextOpen) }
  }
  var highTextBound: (value: ByteText, isOpen: Bool)? {
    text.map { ($0, false) } ?? highText.map { ($0, isHighTextOpen) }
  }

  /// Drops the kinds of which no value is left.
  private mutating func narrow() throws(Impossible) {
    if kinds.contains(.integer), anInteger == nil { kinds.remove(.integer) }
    if kinds.contains(.float), aFloat == nil { kinds.remove(.float) }
    if kinds.contains(.text), aText == nil { kinds.remove(.text) }
    if kinds.isEmpty { throw Impossible() }
  }

  // MARK: Values

  /// The integers that the bounds leave; nil where they leave none.
  var integers: ClosedRange<Int64>? {
    guard var first = low.ceiling, var last = high.floor else {
      // An infinite bound on its own side leaves all.
      if case .float(let value) = low, value > 0 { return nil }
      if case .float(let value) = high, value < 0 { return nil }
      return nil
    }
    if isLowOpen, low == .integer(first) {
      if first == .max { return nil }
      first += 1
    }
    if isHighOpen, high == .integer(last) {
      if last == .min { return nil }
      last -= 1
    }
    return first <= last ? first...last : nil
  }

  var anInteger: Int64? {
    guard let range = integers else { return nil }
    // From zero on, or from the bound that is nearest to it.
    let fromLow = range.upperBound > 0 || range.lowerBound == 0
    var value = fromLow ? max(range.lowerBound, 0) : range.upperBound
    for _ in 0...otherNumbers.count {
      if !otherNumbers.contains(.integer(value)) { return value }
      guard value != (fromLow ? range.upperBound : range.lowerBound) else { return nil }
      value += fromLow ? 1 : -1
    }
    return nil
  }

  var aFloat: Double? {
    var first = low.doubleAbove
    var last = high.doubleBelow
    if isLowOpen, Number(first) == low {
      if first == .infinity { return nil }
      first = first.nextUp
    }
    if isHighOpen, Number(last) == high {
      if last == -.infinity { return nil }
      last = last.nextDown
    }
    guard first <= last else { return nil }
    for value in [0.5, 1.5, -0.5] where first <= value && value <= last {
      if !otherNumbers.contains(Number(value)) { return value }
    }
    let fromLow = first > -.infinity
    var value = fromLow ? first : last
    for _ in 0...otherNumbers.count {
      if !otherNumbers.contains(Number(value)) { return value }
      let next = fromLow ? value.nextUp : value.nextDown
      guard next != value, fromLow ? next <= last : next >= first else { return nil }
      value = next
    }
    return nil
  }

  private func allows(_ value: ByteText) -> Bool {
    if otherTexts.contains(value) { return false }
    if let lowText, isLowTextOpen ? value <= lowText : value < lowText { return false }
    if let highText, isHighTextOpen ? value >= highText : value > highText { return false }
    return true
  }

  var aText: ByteText? {
    if let text {
      return allows(text) && choices.map({ $0.contains(text) }) ?? true ? text : nil
    }
    if let choices { return choices.first { allows($0) } }
    for value in ["text", "other", "x", "yy", "zzz"] as [ByteText] where allows(value) {
      return value
    }
    let begin = lowText ?? ""
    for end in ["a", "Z", "~"] as [ByteText] where allows(begin + end) { return begin + end }
    // The smallest texts from the bound on, one after the other.
    var value = begin
    for _ in 0..<(otherTexts.count + 3) {
      if allows(value) { return value }
      value.bytes.append(0)
    }
    return nil
  }

  /// The one value that is left.
  var single: Constant? {
    switch kinds {
    case .nil: return .nil
    case .true: return .boolean(true)
    case .false: return .boolean(false)
    case .text:
      if let text { return .text(text) }
      guard let choices else { return nil }
      let left = choices.filter { allows($0) }
      return left.count == 1 ? .text(left[0]) : nil
    case .integer:
      guard let range = integers, range.lowerBound == range.upperBound else { return nil }
      return .integer(range.lowerBound)
    case .float:
      // Zero has two signs.
      guard low == high, !isLowOpen, !isHighOpen, low != .integer(0) else { return nil }
      return .float(low.doubleAbove)
    default: return nil
    }
  }

  // MARK: Narrowing

  /// - Returns: whether it became less.
  mutating func keep(_ some: Kinds) throws(Impossible) -> Bool {
    let left = kinds.intersection(some)
    if left == kinds { return false }
    kinds = left
    try narrow()
    return true
  }

  mutating func drop(_ some: Kinds) throws(Impossible) -> Bool {
    try keep(kinds.subtracting(some))
  }

  mutating func above(_ bound: Number, isOpen: Bool) throws(Impossible) -> Bool {
    guard low < bound || low == bound && isOpen && !isLowOpen else { return false }
    (low, isLowOpen) = (bound, isOpen)
    try narrow()
    return true
  }

  mutating func below(_ bound: Number, isOpen: Bool) throws(Impossible) -> Bool {
    guard bound < high || high == bound && isOpen && !isHighOpen else { return false }
    (high, isHighOpen) = (bound, isOpen)
    try narrow()
    return true
  }

  mutating func above(_ bound: ByteText, isOpen: Bool) throws(Impossible) -> Bool {
    if let lowText, !(lowText < bound || lowText == bound && isOpen && !isLowTextOpen) {
      return false
    }
    (lowText, isLowTextOpen) = (bound, isOpen)
    try narrow()
    return true
  }

  mutating func below(_ bound: ByteText, isOpen: Bool) throws(Impossible) -> Bool {
    if let highText, !(bound < highText || highText == bound && isOpen && !isHighTextOpen) {
      return false
    }
    (highText, isHighTextOpen) = (bound, isOpen)
    try narrow()
    return true
  }

  mutating func equal(_ constant: Constant) throws(Impossible) -> Bool {
    let before = self
    switch constant {
    case .nil, .boolean: kinds.formIntersection(constant.kind)
    case .text(let value):
      kinds.formIntersection(.text)
      if let text, text != value { throw Impossible() }
      text = value
    case .integer, .float:
      guard let number = constant.number else { throw Impossible() }
      kinds.formIntersection(.ordered)
      (low, isLowOpen) = low < number ? (number, false) : (low, isLowOpen)
      (high, isHighOpen) = number < high ? (number, false) : (high, isHighOpen)
      if number < low || high < number { throw Impossible() }
    }
    try narrow()
    return self != before
  }

  mutating func unequal(_ constant: Constant) throws(Impossible) -> Bool {
    let before = self
    switch constant {
    case .nil, .boolean: kinds.subtract(constant.kind)
    case .text(let value): otherTexts.insert(value)
    case .integer, .float: if let number = constant.number { otherNumbers.insert(number) }
    }
    guard self != before else { return false }
    try narrow()
    return true
  }

  mutating func among(_ texts: [ByteText], _ holds: Bool) throws(Impossible) -> Bool {
    let before = self
    if holds {
      kinds.formIntersection(.text)
      choices = choices.map { $0.filter { texts.contains($0) } } ?? texts
    } else if let choices {
      self.choices = choices.filter { !texts.contains($0) }
    } else {
      otherTexts.formUnion(texts)
    }
    guard self != before else { return false }
    try narrow()
    return true
  }

  /// A value of it, of the kinds in that order; nil stands for none that can be written.
  package func sample(_ order: [Kinds] = Domain.order) -> Constant? {
    for kind in order where kinds.contains(kind) {
      switch kind {
      case .nil: return .nil
      case .true: return .boolean(true)
      case .false: return .boolean(false)
      case .integer: if let value = anInteger { return .integer(value) }
      case .float: if let value = aFloat { return .float(value) }
      case .notANumber: return .float(.nan)
      case .text: if let value = aText { return .text(value) }
      default: return nil
      }
    }
    return nil
  }

  package static let order: [Kinds] = [
    .nil, .true, .text, .integer, .false, .float, .table, .notANumber,
  ]
}

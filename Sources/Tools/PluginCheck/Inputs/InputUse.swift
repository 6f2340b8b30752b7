/// What a plugin's text does with an input: a prop, a field of what its hooks are given.
package struct InputUse: Equatable, Sendable {
  /// The strings that it is compared with by `==` and `~=`, in the order of the text.
  package var strings: [String] = []
  /// The numbers that it is compared with, by equality or order.
  package var numbers: [Double] = []
  /// The names that its `type` is compared with.
  package var types: [String] = []
  /// The patterns that are looked for in it.
  package var patterns: [String] = []
  /// The numbers that its length is compared with.
  package var lengths: [Double] = []
  /// It is compared by order, or counted with.
  package var isNumber = false
  /// It is taken for a string: joined, returned as a title.
  package var isText = false
  /// It is compared with `true` or `false`, or returned as an answer.
  package var isBoolean = false
  /// It is compared with `true` or `false`: what else is true is neither.
  package var isLikened = false
  /// It is returned as a colour, or handed to `color`.
  package var isColor = false
  /// It is indexed or gone through.
  package var isTable = false
  /// Its length is taken: it is a string or a table.
  package var isCounted = false
  /// It stands as a condition, or is compared with nil.
  package var isTested = false
  /// Something is done with it that shows no values to try, or not all: those that are tried are
  /// examples.
  package var isExample = false
  /// The text does not show from which numbers on it goes on alike.
  package var isEndless = false

  package init() {}

  init(_ change: (inout InputUse) -> Void) {
    self.init()
    change(&self)
  }

  package mutating func join(_ other: InputUse) {
    Self.join(&strings, other.strings)
    Self.join(&numbers, other.numbers)
    Self.join(&types, other.types)
    Self.join(&patterns, other.patterns)
    Self.join(&lengths, other.lengths)
    isNumber = isNumber || other.isNumber
    isText = isText || other.isText
    isBoolean = isBoolean || other.isBoolean
    isLikened = isLikened || other.isLikened
    isColor = isColor || other.isColor
    isTable = isTable || other.isTable
    isTested = isTested || other.isTested
    isCounted = isCounted || other.isCounted
    isExample = isExample || other.isExample
    isEndless = isEndless || other.isEndless
  }

  private static func join<Value: Equatable>(_ values: inout [Value], _ others: [Value]) {
    for value in others where !values.contains(value) { values.append(value) }
  }
}

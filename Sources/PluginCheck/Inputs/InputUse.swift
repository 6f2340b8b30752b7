/// What a plugin's text does with an input: a prop, a field of what its hooks are given.
package struct InputUse: Equatable, Sendable {
  /// The strings that it is compared with by `==` and `~=`, in the order of the text.
  package var strings: [String] = []
  /// The numbers that it is compared with, by equality or order.
  package var numbers: [Double] = []
  /// It is compared by order, or counted with.
  package var isNumber = false
  /// It is taken for a string: joined, returned as a title.
  package var isText = false
  /// It is compared with `true` or `false`, or returned as an answer.
  package var isBoolean = false
  /// It is returned as a colour, or handed to `color`.
  package var isColor = false
  /// It is indexed, counted or gone through.
  package var isTable = false

  package init() {}

  mutating func join(_ other: InputUse) {
    for text in other.strings where !strings.contains(text) { strings.append(text) }
    for number in other.numbers where !numbers.contains(number) { numbers.append(number) }
    isNumber = isNumber || other.isNumber
    isText = isText || other.isText
    isBoolean = isBoolean || other.isBoolean
    isColor = isColor || other.isColor
    isTable = isTable || other.isTable
  }
}

internal import LuaSyntax

/// What the text of a plugin shows of it without running: the values that matter to its hooks, where
/// it keeps state that the host does not see, and its branches.
package struct PolicyFacts: Sendable {
  /// A place where a function keeps something outside `controller.state`.
  package struct HiddenState: Equatable, Sendable {
    /// The variable that is written, or the function that is called: `count`, `math.random`.
    package var name: String
    package var file: String
    package var line: Int
  }

  /// The block behind a condition, in a function.
  package struct Branch: Equatable, Sendable {
    package var file: String
    /// The line of its first statement.
    package var line: Int
    /// Where that stands in the text, in bytes.
    package var offset: Int
    /// The line of the condition.
    package var conditionLine: Int
    /// The condition's text; nil of an `else`.
    package var condition: String?
    /// The decision hook that it is in; nil where it is in another function.
    package var hook: String?
    /// The condition depends on what the plugin was loaded with.
    package var dependsOnOptions: Bool
  }

  /// By `props.NAME`, `state.NAME`, or the name of a field.
  package private(set) var inputs: [String: InputUse] = [:]
  package private(set) var hiddenState: [HiddenState] = []
  package private(set) var branches: [Branch] = []

  package init() {}

  /// Reads a file. One that is no Lua shows nothing.
  package init(file: String, bytes: [UInt8]) {
    let source = SourceText(file: file, bytes: bytes)
    guard let chunk = try? Parser.parse(source) else { return }
    let inputs = InputVisitor(chunk)
    self.inputs = inputs.uses
    hiddenState = HiddenStateVisitor(chunk, source).found
    branches = BranchVisitor(chunk, source).branches
  }

  /// Adds what another file of the plugin shows.
  package mutating func join(_ other: PolicyFacts) {
    for (name, use) in other.inputs { inputs[name, default: InputUse()].join(use) }
    hiddenState += other.hiddenState
    branches += other.branches
  }

  /// The names of the props that the text names, sorted.
  package var props: [String] {
    inputs.keys.filter { $0.hasPrefix("props.") }.map { String($0.dropFirst(6)) }.sorted()
  }
}

extension PolicyFacts {
  /// The text with each branch on a line of its own, and what the new lines were.
  ///
  /// - Returns: the text, and for each branch the line at which it begins there.
  package static func spread(file: String, bytes: [UInt8]) -> (text: [UInt8], lines: [Int]) {
    let branches = PolicyFacts(file: file, bytes: bytes).branches
    var text: [UInt8] = []
    var lines: [Int] = []
    var line = 1
    var next = 0
    let sorted = branches.enumerated().sorted { $0.element.offset < $1.element.offset }
    lines = Array(repeating: 0, count: branches.count)
    for (offset, byte) in bytes.enumerated() {
      while next < sorted.count, sorted[next].element.offset == offset {
        text.append(UInt8(ascii: "\n"))
        line += 1
        lines[sorted[next].offset] = line
        next += 1
      }
      text.append(byte)
      if byte == UInt8(ascii: "\n") { line += 1 }
    }
    return (text, lines)
  }
}

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

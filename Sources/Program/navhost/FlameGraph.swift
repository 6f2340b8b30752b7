internal import NavhostSupport

/// Stacks with weights, drawn: each function is as wide as what was used in it and in what it called.
struct FlameGraph {
  /// A function below what called it.
  private struct Node {
    var name: String
    var weight = 0
    var children: [Node] = []

    mutating func add(_ names: some Collection<String>, _ weight: Int) {
      self.weight += weight
      guard let first = names.first else { return }
      if !children.contains(where: { $0.name.isExactly(first) }) {
        children.append(Node(name: first))
      }
      let place = children.firstIndex { $0.name.isExactly(first) } ?? 0
      children[place].add(names.dropFirst(), weight)
    }

    var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }
  }

  private var root = Node(name: "all")
  private static let width = 1200.0
  private static let row = 18.0
  private static let letter = 6.6
  /// What is narrower is not drawn.
  private static let narrowest = 0.3
  private static let colors = ["#f4a261", "#e9c46a", "#e76f51", "#f2b880", "#edae49", "#e38b64"]

  init(_ stacks: [(names: [String], weight: Int)]) {
    let sorted = stacks.sorted { $0.names.lexicographicallyPrecedes($1.names) }
    for stack in sorted { root.add(stack.names, stack.weight) }
  }

  /// The first line of every page.
  static let head =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Flame graph</title>"

  /// A page without anything from elsewhere.
  func page(_ table: String) -> String {
    """
    \(Self.head)
    <style>body { font: 14px sans-serif } svg { max-width: 100%; height: auto }</style>
    <h1>Units of work</h1>
    <p>Each function is as wide as the units that it used, together with what it called. Point at one to read its
    figures.</p>
    \(svg)
    <pre>\(XMLText.escaped(table))</pre></html>

    """
  }

  var svg: String {
    let height = Double(root.depth) * Self.row
    let size = "\(Self.number(Self.width)) \(Self.number(height))"
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size)\" "
      + "width=\"\(Self.number(Self.width))\" height=\"\(Self.number(height))\" "
      + "font-family=\"monospace\" font-size=\"11\">\n" + boxes(root, 0, 0) + "</svg>"
  }

  private func boxes(_ node: Node, _ left: Double, _ level: Int) -> String {
    let width = root.weight == 0 ? Self.width : share(node.weight) * Self.width
    guard width >= Self.narrowest else { return "" }
    var text = box(node, left, level, width)
    var left = left
    for child in node.children {
      text += boxes(child, left, level + 1)
      left += share(child.weight) * Self.width
    }
    return text
  }

  private func share(_ weight: Int) -> Double {
    root.weight == 0 ? 0 : Double(weight) / Double(root.weight)
  }

  private func box(_ node: Node, _ left: Double, _ level: Int, _ width: Double) -> String {
    let top = Double(level) * Self.row
    let percent = DecimalText.fixed(share(node.weight) * 100, places: 1)
    let title = XMLText.escaped("\(node.name): \(node.weight) units, \(percent) %", in: .line)
    let color = Self.colors[node.name.utf8.reduce(0) { ($0 + Int($1)) % Self.colors.count }]
    let frame =
      "<rect x=\"\(Self.number(left))\" y=\"\(Self.number(top))\" width=\"\(Self.number(width))\" "
      + "height=\"\(Self.number(Self.row - 1))\" fill=\"\(color)\" rx=\"1\"/>"
    return "<g><title>\(title)</title>\(frame)\(label(node.name, left, top, width))</g>\n"
  }

  private func label(_ name: String, _ left: Double, _ top: Double, _ width: Double) -> String {
    let room = Int((width - 6) / Self.letter)
    guard room >= 3 else { return "" }
    let shown = name.count <= room ? name : name.prefix(room - 1) + "…"
    let text = XMLText.escaped(String(shown), in: .line)
    return "<text x=\"\(Self.number(left + 3))\" y=\"\(Self.number(top + 13))\">\(text)</text>"
  }

  private static func number(_ value: Double) -> String { DecimalText.fixed(value, places: 2) }
}

extension FileMark {
  /// A page of `navhost profile --html`.
  static let flameGraph = FileMark("page of navhost profile --html", beginning: FlameGraph.head)
}

/// Things that a client knows by their numbers, which count from 1.
struct Numbered<Element> {
  private var elements: [Element]

  init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// Its number, a new one.
  mutating func add(_ element: Element) -> Int {
    elements.append(element)
    return elements.count
  }

  /// Nil where nothing has the number.
  subscript(number: Int) -> Element? {
    number > 0 && number <= elements.count ? elements[number - 1] : nil
  }
}

extension Numbered where Element: Equatable {
  /// Its number, a new one where it has none.
  mutating func number(of element: Element) -> Int {
    elements.firstIndex(of: element).map { $0 + 1 } ?? add(element)
  }
}

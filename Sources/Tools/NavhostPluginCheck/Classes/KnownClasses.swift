internal import NavhostSupport

/// The classes of an app, as `navhost app classes` lists them.
package struct KnownClasses: Sendable {
  /// The classes and the superclasses that are named, in the order of their bytes.
  let names: [[UInt8]]
  /// The same as texts.
  private let texts: [String]

  /// Reads a list.
  ///
  /// - Returns: nil and what is wrong where a line has another form.
  package static func read(
    _ bytes: [UInt8], file: String
  ) -> (classes: KnownClasses?, problem: String) {
    // An editor may have put a byte order mark before it, which is part of no name.
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    var names: Set<[UInt8]> = []
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    for (index, line) in lines.enumerated() {
      guard let entry = entry(line.last == 13 ? line.dropLast() : line) else {
        let shown = Plain.line(String(decoding: line, as: UTF8.self), limit: 100)
        return (
          nil,
          "\(Plain.name(file)):\(index + 1): '\(shown)' is no class: a line is 'Name: Superclass', "
            + "or 'Name:', as 'navhost app classes' writes it"
        )
      }
      names.insert(entry.name)
      if let superclass = entry.superclass { names.insert(superclass) }
    }
    let sorted = names.sorted { $0.lexicographicallyPrecedes($1) }
    let texts = sorted.map { String(decoding: $0, as: UTF8.self) }
    return (KnownClasses(names: sorted, texts: texts), "")
  }

  private static func entry(_ line: ArraySlice<UInt8>) -> DeclaredClass? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = line[..<colon]
    let rest = line[(colon + 1)...]
    guard DeclaredClass.isName(name) else { return nil }
    if rest.isEmpty { return DeclaredClass(name: Array(name), superclass: nil) }
    guard rest.first == 32, DeclaredClass.isName(rest.dropFirst()) else { return nil }
    return DeclaredClass(name: Array(name), superclass: Array(rest.dropFirst()))
  }

  /// Whether a class is called so, or matches, where `*` and `?` stand for others.
  func matches(_ pattern: String) -> Bool {
    let pattern = Array(pattern.utf8)
    let start = pattern.prefix { $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "?") }
    for name in names[place(of: start)...] {
      guard name.starts(with: start) else { return false }
      if Glob.matches(pattern, name) { return true }
    }
    return false
  }

  /// Whether a class is called so.
  func has(_ name: String) -> Bool {
    let place = place(of: Array(name.utf8)[...])
    return place < names.count && names[place].elementsEqual(name.utf8)
  }

  /// Where the first name stands that does not come before this one.
  private func place(of name: ArraySlice<UInt8>) -> Int {
    var (low, high) = (0, names.count)
    while low < high {
      let middle = (low + high) / 2
      if names[middle].lexicographicallyPrecedes(name) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The name that is nearest, if there is one.
  func nearest(_ pattern: String) -> String? {
    let plain = pattern.filter { $0 != "*" && $0 != "?" }
    return Spelling.closest(to: plain, among: texts)
  }
}

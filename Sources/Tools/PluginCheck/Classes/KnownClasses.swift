internal import NavhostSupport

/// The classes of an app, as `navhost classes` lists them.
package struct KnownClasses: Sendable {
  /// The classes and the superclasses that are named.
  let names: [[UInt8]]

  /// Reads a list.
  ///
  /// - Returns: nil and what is wrong where a line has another form.
  package static func read(
    _ bytes: [UInt8], file: String
  ) -> (classes: KnownClasses?, problem: String) {
    var names: Set<[UInt8]> = []
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    for (index, line) in lines.enumerated() {
      guard let entry = entry(line.last == 13 ? line.dropLast() : line) else {
        let shown = Plain.line(String(decoding: line, as: UTF8.self), limit: 100)
        return (
          nil,
          "\(Plain.name(file)):\(index + 1): '\(shown)' is no class: a line is 'Name: Superclass', "
            + "or 'Name:', as 'navhost classes' writes it"
        )
      }
      names.insert(entry.name)
      if let superclass = entry.superclass { names.insert(superclass) }
    }
    return (KnownClasses(names: names.sorted { $0.lexicographicallyPrecedes($1) }), "")
  }

  private static func entry(_ line: ArraySlice<UInt8>) -> DeclaredClass? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = line[..<colon]
    let rest = line[(colon + 1)...]
    guard isName(name) else { return nil }
    if rest.isEmpty { return DeclaredClass(name: Array(name), superclass: nil) }
    guard rest.first == 32, isName(rest.dropFirst()) else { return nil }
    return DeclaredClass(name: Array(name), superclass: Array(rest.dropFirst()))
  }

  private static func isName(_ name: ArraySlice<UInt8>) -> Bool {
    guard let first = name.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
      return false
    }
    return name.allSatisfy(SwiftTokens.isOfWord)
  }

  /// Whether a class is called so, or matches, where `*` and `?` stand for others.
  func matches(_ pattern: String) -> Bool {
    let pattern = Array(pattern.utf8)
    return names.contains { Glob.matches(pattern, $0) }
  }

  /// Whether a class is called so.
  func has(_ name: String) -> Bool {
    names.contains { $0.elementsEqual(name.utf8) }
  }

  /// The name that is nearest, if there is one.
  func nearest(_ pattern: String) -> String? {
    let plain = pattern.filter { $0 != "*" && $0 != "?" }
    return Spelling.closest(
      to: plain, among: names.map { String(decoding: $0, as: UTF8.self) })
  }
}

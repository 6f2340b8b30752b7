/// Finds the known name that somebody probably meant.
package enum Spelling {
  /// The nearest of `candidates`, if one is near enough.
  package static func nearest(to name: String, among candidates: [String]) -> String? {
    ranked(name, candidates).first?.name ?? extended(name, among: candidates)
  }

  /// The nearest of `candidates`, however far it is.
  package static func closest(to name: String, among candidates: [String]) -> String? {
    nearest(to: name, among: candidates)
      ?? candidates.map { ($0, distance(name, $0)) }.min { $0.1 < $1.1 }?.0
  }

  /// The only candidate that goes on where `name` ends, or the other way round.
  private static func extended(_ name: String, among candidates: [String]) -> String? {
    guard name.count >= 4 else { return nil }
    let small = name.lowercased()
    let found = candidates.filter { candidate in
      let other = candidate.lowercased()
      return candidate.count >= 4 && (other.hasPrefix(small) || small.hasPrefix(other))
    }
    return found.count == 1 && !found[0].isExactly(name) ? found[0] : nil
  }

  /// The known name that is one letter more, less or other, or has two neighbours exchanged, case
  /// aside; nil where there is none.
  package static func almost(_ name: String, among candidates: [String]) -> String? {
    let near = candidates.map { (name: $0, distance: distance(name, $0)) }
      .filter { !$0.name.isExactly(name) && $0.distance <= 1 }
    return near.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }

  /// What a message that names `name` ends with: the one that was probably meant, or nothing.
  package static func hint(_ name: String, among candidates: [String]) -> String {
    nearest(to: name, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The same, but if none is near enough it lists all candidates.
  package static func hintOrKnown(_ name: String, among candidates: [String]) -> String {
    let hint = hint(name, among: candidates)
    return hint.isEmpty ? ": known are \(candidates.joined(separator: ", "))" : hint
  }

  /// The nearest, if no other is as near.
  package static func certain(_ name: String, among candidates: [String]) -> String? {
    let ranked = ranked(name, candidates)
    guard let first = ranked.first else { return nil }
    guard ranked.count == 1 || ranked[1].distance > first.distance else { return nil }
    return first.name
  }

  private static func ranked(_ name: String, _ candidates: [String])
    -> [(name: String, distance: Int)]
  {
    // A name of one letter is one change away from every other such name.
    let bound = name.count < 2 ? 0 : max(1, min(3, name.count / 3))
    var seen: Set<ExactName> = []
    let length = length(name)
    return candidates.filter { candidate in
      // As many letters as one is longer than the other are between them at least.
      let other = self.length(candidate)
      if let length, let other, abs(length - other) > bound { return false }
      return !candidate.isExactly(name) && seen.add(candidate)
    }
    .map { ($0, distance(name, $0)) }
    .filter { $0.1 <= bound }
    .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
  }

  /// How many letters it has, where they are ASCII.
  private static func length(_ name: String) -> Int? {
    name.utf8.allSatisfy { $0 < 0x80 } ? name.utf8.count : nil
  }

  /// Insertions, deletions, changes and swaps of neighbours; another case counts nothing.
  static func distance(_ one: String, _ other: String) -> Int {
    let first = Array(one.lowercased().unicodeScalars)
    let second = Array(other.lowercased().unicodeScalars)
    guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
    guard first.count <= 64, second.count <= 64 else { return first == second ? 0 : Int.max }
    var before = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for row in 1...first.count {
      var line = [row] + [Int](repeating: 0, count: second.count)
      for column in 1...second.count {
        let cost = first[row - 1] == second[column - 1] ? 0 : 1
        line[column] = min(last[column] + 1, line[column - 1] + 1, last[column - 1] + cost)
        if row > 1, column > 1, first[row - 1] == second[column - 2],
          first[row - 2] == second[column - 1]
        {
          line[column] = min(line[column], before[column - 2] + 1)
        }
      }
      (before, last) = (last, line)
    }
    return last[second.count]
  }
}

/// Finds the word that was meant.
enum Spelling {
  /// The word that takes the fewest changes, at most a third of its letters.
  static func nearest(to word: String, in known: [String]) -> String? {
    let ranked = known.map { (word: $0, distance: distance(Array(word), Array($0))) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, best.word.count / 3) ? best.word : nil
  }

  /// How many letters are to be put in, taken out or changed.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let cost = a[i].lowercased() == b[j].lowercased() ? diagonal : diagonal + 1
        diagonal = row[j + 1]
        row[j + 1] = min(cost, row[j] + 1, diagonal + 1)
      }
    }
    return row[b.count]
  }
}

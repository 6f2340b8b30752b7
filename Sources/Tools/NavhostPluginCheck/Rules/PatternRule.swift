internal import NavhostLuaSyntax

/// Class patterns that can match nothing.
struct PatternRule {
  let check: FileCheck

  private struct Pattern {
    var text: String
    var isExclusion: Bool
    var range: Range<Int>
  }

  func check(_ value: Expression) {
    let patterns = patterns(in: check.facts.resolve(value), at: value.range)
    for pattern in patterns where pattern.text.isEmpty { reportEmpty(pattern) }
    let exclusions = patterns.filter { $0.isExclusion && !$0.text.isEmpty }
    for pattern in patterns where !pattern.isExclusion && !pattern.text.isEmpty {
      check(pattern, against: exclusions)
    }
    if patterns.allSatisfy({ $0.isExclusion }), let all = exclusions.first(where: { $0.text.isAll })
    {
      report(all, "'!\(all.text)' excludes every class")
    }
  }

  private func patterns(in value: Expression, at range: Range<Int>) -> [Pattern] {
    if let text = value.stringValue { return [pattern(text, range)] }
    return (value.tableFields ?? []).filter { $0.isPositional }.compactMap { field in
      check.facts.resolve(field.value).stringValue.map { pattern($0, field.value.range) }
    }
  }

  private func pattern(_ text: String, _ range: Range<Int>) -> Pattern {
    let isExclusion = text.hasPrefix("!")
    return Pattern(
      text: isExclusion ? String(text.dropFirst()) : text, isExclusion: isExclusion, range: range)
  }

  private func check(_ pattern: Pattern, against exclusions: [Pattern]) {
    guard let other = exclusions.first(where: { PatternRule.covers($0.text, pattern.text) })
    else { return }
    report(pattern, "'\(pattern.text)' can match nothing: '!\(other.text)' excludes all of it")
  }

  private func reportEmpty(_ pattern: Pattern) {
    report(
      pattern, pattern.isExclusion ? "'!' excludes nothing" : "an empty pattern can match nothing")
  }

  private func report(_ pattern: Pattern, _ message: String) {
    check.report("impossible-pattern", at: pattern.range, message)
  }

  /// Everything that `inner` matches is matched by `outer`, for certain.
  static func covers(_ outer: String, _ inner: String) -> Bool {
    covers(Array(outer.unicodeScalars)[...], Array(inner.unicodeScalars)[...])
  }

  private static func covers(
    _ outer: ArraySlice<Unicode.Scalar>, _ inner: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    // The greedy walk of a glob: on failure, the last star takes one more.
    var outer = outer
    var inner = inner
    var retry: (outer: ArraySlice<Unicode.Scalar>, inner: ArraySlice<Unicode.Scalar>)?
    while let next = inner.first {
      if outer.first == "*" {
        outer.removeFirst()
        retry = (outer, inner)
      } else if let wanted = outer.first, wanted == next || (wanted == "?" && next != "*") {
        outer.removeFirst()
        inner.removeFirst()
      } else if let last = retry {
        retry = (last.outer, last.inner.dropFirst())
        outer = last.outer
        inner = last.inner.dropFirst()
      } else {
        return false
      }
    }
    return outer.allSatisfy { $0 == "*" }
  }
}

extension String {
  fileprivate var isAll: Bool { !isEmpty && allSatisfy { $0 == "*" } }
}

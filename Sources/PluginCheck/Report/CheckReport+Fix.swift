internal import LuaSyntax
internal import Support

extension CheckReport {
  /// Puts right in the files what is certain, and tells how many findings that were.
  ///
  /// Check again afterwards: lines and columns have moved.
  package mutating func fix() -> Int {
    var count = 0
    for (file, source) in sources.sorted(by: { $0.key < $1.key }) {
      let fixes = findings.filter { $0.file == file }.compactMap(\.fix)
      guard !fixes.isEmpty else { continue }
      let (bytes, applied) = CheckReport.apply(fixes, to: source.bytes)
      do {
        try Files.write(bytes, to: file)
        count += applied
      } catch {
        problems.append(error.message)
      }
    }
    return count
  }

  /// The text with the replacements made; of two that overlap the first counts.
  static func apply(_ fixes: [Fix], to bytes: [UInt8]) -> (bytes: [UInt8], applied: Int) {
    var result: [UInt8] = []
    var end = 0
    var count = 0
    for fix in fixes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where fix.range.lowerBound >= end {
      result += bytes[end..<fix.range.lowerBound] + Array(fix.replacement.utf8)
      end = fix.range.upperBound
      count += 1
    }
    return (result + bytes[end...], count)
  }
}

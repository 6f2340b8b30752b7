internal import CNavhostLua
package import NavhostSupport

/// How often lines of files ran, in any number of states.
package final class LineCounts {
  /// By the name of the file, then by line.
  package private(set) var files: [ExactName: [Int: Int]] = [:]

  package init() {}

  /// Adds what a state that is about to be closed has counted.
  func take(from pointer: OpaquePointer) {
    var source: Int32 = 0
    var hits: UnsafePointer<UInt32>?
    var count: Int32 = 0
    while let name = clua_lines(pointer, source, &hits, &count) {
      add(UnsafeBufferPointer(start: hits, count: Int(count)), to: String(cString: name))
      source += 1
    }
  }

  private func add(_ hits: UnsafeBufferPointer<UInt32>, to file: String) {
    for (line, count) in hits.enumerated() where count > 0 {
      files[file, default: [:]][line, default: 0] += Int(count)
    }
  }
}

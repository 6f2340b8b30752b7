package import Support

/// The lines of several files, one after another; of standard input where none is named.
package final class InputLines {
  private var paths: ArraySlice<String>
  private var reader: LineReader?
  private var number = 0
  private var numberInFile = 0

  package init(_ paths: [String]) {
    self.paths = (paths.isEmpty ? ["-"] : paths)[...]
  }

  /// The next line; nil after the last of the last file.
  ///
  /// - Throws: `FileError` where a file cannot be read.
  package func next() throws(FileError) -> InputLine? {
    while true {
      if let reader {
        if let line = try reader.next() {
          number += 1
          numberInFile += 1
          return InputLine(
            number: number, file: reader.name, numberInFile: numberInFile, line: line)
        }
        self.reader = nil
      }
      guard let path = paths.popFirst() else { return nil }
      numberInFile = 0
      reader = try LineReader(path, limit: TraceFormat.longestLine)
    }
  }
}

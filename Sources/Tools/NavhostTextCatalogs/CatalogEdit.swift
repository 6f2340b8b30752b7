internal import NavhostSupport

/// Adds keys to the file of a catalog. What is in it stays as it is, byte for byte.
package enum CatalogEdit {
  /// Adds those of the keys that the file lacks, and gives them back. The file is written whole, or not
  /// at all; where it lacks none, it is left alone.
  ///
  /// - Throws: `CatalogError`, where it is no catalog or cannot be written.
  package static func add(_ keys: [String], to path: String) throws(CatalogError) -> [String] {
    let bytes = try CatalogReader.bytes(of: path)
    let file = try CatalogFile(bytes, path)
    let known = Set(file.strings.map { KeyBytes($0.key) })
    let missing = keys.filter { !known.contains(KeyBytes($0)) }
    guard !missing.isEmpty else { return [] }
    let edited = Self.bytes(with: missing, in: bytes, file)
    // Nothing is written that would not be read.
    _ = try CatalogReader.read(edited, path)
    guard edited.count <= CatalogReader.maximumSize else {
      throw CatalogReader.tooLarge(path)
    }
    do throws(FileError) {
      try Files.write(edited, to: path)
    } catch {
      throw CatalogError(error.message)
    }
    return missing
  }

  private static func bytes(
    with keys: [String], in bytes: [UInt8], _ file: CatalogFile
  ) -> [UInt8] {
    let layout = Layout(bytes, file)
    var added = file.strings.isEmpty ? "" : ","
    added += keys.map(layout.entry).joined(separator: ",")
    // Behind the last entry; of an empty object behind its bracket.
    let place = file.strings.last?.value.upperBound ?? file.stringsPlace.lowerBound + 1
    var result = Array(bytes[..<place])
    result += Array(added.utf8)
    if file.strings.isEmpty {
      result += Array(layout.closing.utf8)
      return result + bytes[(file.stringsPlace.upperBound - 1)...]
    }
    return result + bytes[place...]
  }
}

/// How the file is written: as Xcode does, or on one line.
private struct Layout {
  /// What stands before a key.
  private let before: String
  private let colon: String
  private let inner: String
  let closing: String

  init(_ bytes: [UInt8], _ file: CatalogFile) {
    let isOnOneLine = !bytes[..<file.stringsPlace.lowerBound].contains(0x0A)
    let isForXcode = !isOnOneLine
    let newline = bytes.contains(0x0D) ? "\r\n" : "\n"
    before = isForXcode ? newline + "    " : ""
    colon = isForXcode ? " : " : ":"
    inner = isForXcode ? newline + "      " : ""
    closing = isForXcode ? newline + "  " : ""
  }

  func entry(_ key: String) -> String {
    let state = inner + "\"extractionState\"" + colon + "\"manual\""
    return before + JSONText.string(key) + colon + "{" + state + before + "}"
  }
}

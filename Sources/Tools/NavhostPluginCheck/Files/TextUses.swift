internal import NavhostLuaSyntax
internal import NavhostSupport

/// Where the keys of texts are used in the files of some folders.
package struct TextUses {
  /// A place where a key is used.
  package struct Place: Hashable {
    package var file: String
    package var line: Int
  }

  /// The keys, sorted by their bytes, and where each is used: sorted by file and line.
  package private(set) var keys: [(key: String, places: [Place])] = []
  /// What cannot be read, each with the reason.
  package private(set) var problems: [String] = []

  /// - Parameter paths: files, and folders that are searched for `.lua` files; specs in folders are not
  ///   looked at.
  package init(paths: [String]) {
    let list = FileList(paths)
    problems = list.problems
    var found: [[UInt8]: Set<Place>] = [:]
    for (file, folder) in list.files {
      if file.hasSuffix("_spec.lua"), folder != nil { continue }
      for (key, place) in uses(in: file, metIn: folder) { found[key, default: []].insert(place) }
    }
    keys = found.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { key, places in
      (String(decoding: key, as: UTF8.self), places.sorted(by: Self.precedes))
    }
  }

  private static func precedes(_ a: Place, _ b: Place) -> Bool {
    if a.file.isExactly(b.file) { return a.line < b.line }
    return a.file.utf8.lexicographicallyPrecedes(b.file.utf8)
  }

  private mutating func uses(in file: String, metIn folder: String?) -> [([UInt8], Place)] {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileList.read(file, metIn: folder, atMost: Self.maximumFile)
    } catch {
      problems.append(error.message)
      return []
    }
    guard bytes.count <= Self.maximumFile else {
      problems.append("\(Plain.name(file)): larger than 1 MiB, not read: its texts are not listed")
      return []
    }
    let source = SourceText(file: file, bytes: bytes)
    if bytes.first == 0x1B || bytes.starts(with: "---@meta".utf8) { return [] }
    let chunk = Parser.parseTolerantly(source)
    if let error = chunk.errors.first {
      let line = source.line(of: error.offset)
      problems.append("\(Plain.name(file)):\(line): \(error.message)")
    }
    if SetupScript.isPlacedAsPlugin(source, chunk) { problems.append(SetupScript.message(file)) }
    return TextCalls(chunk, Facts(chunk)).uses.map { use in
      (Array(use.key.utf8), Place(file: file, line: source.line(of: use.offset)))
    }
  }

  private static let maximumFile = 1 << 20
}

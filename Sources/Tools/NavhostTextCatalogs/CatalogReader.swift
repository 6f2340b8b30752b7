internal import NavhostPluginHost
internal import NavhostSupport

/// Reads a catalog as a whole, so that nothing that is wrong with it is found later.
package enum CatalogReader {
  /// The largest file that is read.
  package static let maximumSize = 32 << 20

  /// - Throws: `CatalogError`, one line, where the file cannot be read or is no catalog.
  package static func read(_ path: String) throws(CatalogError) -> TextCatalog {
    try read(try bytes(of: path), path)
  }

  /// The bytes of the file, which is none that is too large.
  static func bytes(of path: String) throws(CatalogError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(FileError) {
      if let objection = Files.objection(path) { throw objection }
      bytes = try Files.read(path, atMost: maximumSize + 1)
    } catch {
      throw CatalogError(error.message)
    }
    guard bytes.count <= maximumSize else {
      throw tooLarge(path)
    }
    return bytes
  }

  static func tooLarge(_ path: String) -> CatalogError {
    CatalogError("\(Plain.name(path)): more than \(maximumSize >> 20) MiB")
  }

  static func read(_ bytes: [UInt8], _ path: String) throws(CatalogError) -> TextCatalog {
    let shape = try CatalogFile(bytes, path)
    var entries: [KeyBytes: Range<Int>] = [:]
    entries.reserveCapacity(shape.strings.count)
    var seen: Set<LanguageTag> = [LanguageTag(shape.sourceLanguage)]
    var languages: [String] = []
    for (key, place) in shape.strings {
      let entry = try shape.entry(key, place)
      entries[KeyBytes(key)] = place
      for one in entry.localizations where seen.insert(one.tag).inserted {
        languages.append(one.language)
      }
    }
    languages.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return TextCatalog(bytes, shape.sourceLanguage, entries, languages)
  }
}

/// Where the parts of a catalog are in its file.
struct CatalogFile {
  private(set) var sourceLanguage = ""
  /// The object `strings`.
  private(set) var stringsPlace = 0..<0
  private(set) var strings: [(key: String, value: Range<Int>)] = []
  private let bytes: [UInt8]
  private let path: String

  /// - Throws: `CatalogError`, where it is no catalog.
  init(_ bytes: [UInt8], _ path: String) throws(CatalogError) {
    self.bytes = bytes
    self.path = path
    guard bytes.contains(where: { $0 > 0x20 }) else {
      throw fault("no String Catalog: is empty", at: 0)
    }
    var hasStrings = false
    for (key, place) in try members(bytes.indices) {
      switch key {
      case "strings":
        hasStrings = true
        stringsPlace = place
        strings = try members(place)
      case "sourceLanguage": sourceLanguage = try json(place).text ?? ""
      case "version": try checkVersion(try json(place), at: place)
      default: _ = try json(place)
      }
    }
    if sourceLanguage.isEmpty { throw missing("sourceLanguage") }
    if !hasStrings { throw missing("strings") }
  }

  /// The entry of a key.
  func entry(_ key: String, _ place: Range<Int>) throws(CatalogError) -> CatalogEntry {
    let json = try json(place)
    do throws(CatalogShape) {
      return try CatalogEntry(json)
    } catch {
      throw fault("\"\(Plain.line(key, limit: 60))\": \(error.message)", at: place.lowerBound)
    }
  }

  private func checkVersion(_ json: JSONValue, at place: Range<Int>) throws(CatalogError) {
    guard let text = json.text, let major = Int(text.prefix { $0 != "." }) else {
      throw fault(
        "no String Catalog: 'version' must be a text such as \"1.0\"", at: place.lowerBound)
    }
    guard major <= 1 else {
      throw fault(
        "a catalog of version \(Plain.line(text, limit: 20)): this navhost reads version 1",
        at: place.lowerBound)
    }
  }

  private func missing(_ field: String) -> CatalogError {
    fault("no String Catalog: '\(field)' is missing")
  }

  private func members(
    _ place: Range<Int>
  ) throws(CatalogError) -> [(key: String, value: Range<Int>)] {
    do throws(JSONParser.Problem) {
      return try JSONParser.members(in: bytes[place])
    } catch {
      throw fault(error, in: place)
    }
  }

  private func json(_ place: Range<Int>) throws(CatalogError) -> JSONValue {
    do throws(JSONParser.Problem) {
      return try JSONParser.parse(bytes[place])
    } catch {
      throw fault(error, in: place)
    }
  }

  private func fault(_ problem: JSONParser.Problem, in place: Range<Int>) -> CatalogError {
    fault("no JSON: \(problem.message)", at: place.lowerBound + problem.column - 1)
  }

  private func fault(_ message: String, at place: Int? = nil) -> CatalogError {
    let line = place.map { place in
      ":\(1 + bytes[..<min(place, bytes.count)].count { $0 == 0x0A })"
    }
    return CatalogError("\(Plain.name(path))\(line ?? ""): \(message)")
  }
}

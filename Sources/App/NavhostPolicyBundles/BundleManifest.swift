internal import NavhostSupport

/// What is signed: which files a bundle has, and for whom it is.
package struct BundleManifest: Equatable, Sendable {
  package struct File: Equatable, Sendable {
    /// From the bundle's folder, with `/`.
    package var path: String
    package var size: Int
    /// 64 hexadecimal digits.
    package var sha256: String

    package init(path: String, bytes: [UInt8]) {
      self.path = path
      size = bytes.count
      sha256 = Self.hash(bytes)
    }

    fileprivate init(path: String, size: Int, sha256: String) {
      (self.path, self.size, self.sha256) = (path, size, sha256)
    }

    func isOf(_ bytes: [UInt8]) -> Bool { size == bytes.count && sha256 == Self.hash(bytes) }

    private static func hash(_ bytes: [UInt8]) -> String {
      SHA256.hash(bytes).map { byte in
        [byte >> 4, byte & 15].map { String($0, radix: 16) }.joined()
      }.joined()
    }
  }

  /// The names of the two files that are a bundle's, and are not signed themselves.
  package static let name = "navhost-bundle.json"
  package static let signature = "navhost-bundle.sig"
  /// A bundle is read into memory.
  package static let largest = 16 << 20

  package var number: Int
  package var percent: Double
  package var files: [File]

  package init(number: Int, percent: Double, files: [File]) {
    (self.number, self.percent, self.files) = (number, percent, files)
  }

  package var bytes: [UInt8] {
    let isWhole = percent.rounded() == percent
    let share: JSONValue = isWhole ? .integer(Int64(percent)) : .number(percent)
    var writer = JSONWriter()
    writer.value(
      .object([
        .init("format", .integer(1)), .init("number", .integer(Int64(number))),
        .init("percent", share),
        .init("files", .array(files.map(\.json))),
      ]))
    writer.endLine()
    return Array(writer.bytes)
  }
}

extension BundleManifest.File {
  fileprivate var json: JSONValue {
    .object([
      .init("path", .string(path)), .init("size", .integer(Int64(size))),
      .init("sha256", .string(sha256)),
    ])
  }

  /// Nil where it is no file of a manifest.
  fileprivate init?(_ json: JSONValue) {
    guard let path = json["path"]?.text, let size = json["size"]?.integer, size >= 0,
      let hash = json["sha256"]?.text, hash.utf8.count == 64
    else { return nil }
    self.init(path: path, size: size, sha256: hash)
  }

  /// Whether it stays within the folder, and is written in one way only.
  fileprivate var isInside: Bool {
    let parts = path.utf8.split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return !path.utf8.contains(0)
      && parts.allSatisfy {
        !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8)
      }
  }
}

extension BundleManifest {
  /// Reads one.
  ///
  /// - Throws: what is wrong with it, as a text.
  init(reading bytes: [UInt8]) throws(Problem) {
    let json: JSONValue
    do { json = try JSONParser.parse(bytes) } catch { throw Problem(error.description) }
    guard json["format"]?.integer == 1 else { throw Problem("is of a format that is not known") }
    guard let number = json["number"]?.integer, number >= 1 else {
      throw Problem("has no number from 1")
    }
    guard let percent = json["percent"]?.number, Self.isShare(percent) else {
      throw Problem("has no percentage from 0 to 100 in steps of 0.01")
    }
    guard let list = json["files"]?.array, !list.isEmpty else { throw Problem("has no files") }
    let files = list.compactMap(File.init)
    guard files.count == list.count else { throw Problem("has a file that is none") }
    if let file = files.first(where: { !$0.isInside }) {
      throw Problem("'\(file.path)' is no path inside the folder")
    }
    guard files.map(\.path).exactNames.count == files.count else {
      throw Problem("has a file twice")
    }
    self.init(number: number, percent: percent, files: files)
  }

  /// Whether it is a percentage of whole hundredths, the smallest step by which a bundle is handed out.
  package static func isShare(_ percent: Double) -> Bool {
    guard (0...100).contains(percent) else { return false }
    // The number that is nearest to so many hundredths, as its text is read.
    return (percent * 100).rounded() / 100 == percent
  }

  struct Problem: Error {
    var text: String
    init(_ text: String) { self.text = text }
  }
}

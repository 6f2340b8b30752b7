package import NavhostSupport

extension BundleManifest {
  /// What is said of a file that is not as the manifest has it.
  package struct Words: Sendable {
    let added: String
    let missing: String
    let changed: String

    /// The manifest was signed.
    package static let whenSigned = Words(
      added: "was not signed", missing: "was signed, and is gone",
      changed: "is not what was signed")
    /// It is to be signed.
    package static let beforeSigning = Words(
      added: "is not in the manifest", missing: "is in the manifest, and is gone",
      changed: "has changed since the manifest was made")
  }

  /// Reads a folder's manifest.
  ///
  /// - Throws: `PolicyBundleError` where the bytes are none that can be used.
  package init(of place: BundleFolder, _ bytes: [UInt8]) throws(PolicyBundleError) {
    do {
      try self.init(reading: bytes)
    } catch {
      throw PolicyBundleError(.badManifest, Files.join(place.path, Self.name), error.text)
    }
  }

  /// The files of a folder, which are those of the manifest, all of them and no other.
  ///
  /// - Throws: `PolicyBundleError` at the first that is not.
  @discardableResult
  package func contents(
    in place: BundleFolder, _ words: Words
  ) throws(PolicyBundleError) -> [ExactName: [UInt8]] {
    try compareNames(in: place, words)
    var contents: [ExactName: [UInt8]] = [:]
    var room = Self.largest
    for file in files {
      let bytes = try place.read(file.path)
      guard file.isOf(bytes) else {
        throw PolicyBundleError(.changed, Files.join(place.path, file.path), words.changed)
      }
      room -= bytes.count
      guard room >= 0 else {
        throw PolicyBundleError(.tooLarge, place.path, "is larger than 16 MiB")
      }
      contents[ExactName(file.path)] = bytes
    }
    return contents
  }

  private func compareNames(in place: BundleFolder, _ words: Words) throws(PolicyBundleError) {
    let found = try place.contents()
    let there = found.files.exactNames.subtracting([Self.name, Self.signature].exactNames)
    let named = files.map(\.path).exactNames
    if let added = there.subtracting(named).min() {
      throw PolicyBundleError(.added, Files.join(place.path, added.text), words.added)
    }
    if let missing = named.subtracting(there).min() {
      throw PolicyBundleError(.missing, Files.join(place.path, missing.text), words.missing)
    }
    try found.checkFolders(in: place)
  }
}

internal import NavhostSupport

/// What stands in a bundle's folder, however deep.
package struct BundleFolder {
  package let path: String

  package init(_ path: String) {
    self.path = path
  }

  /// The paths of its files, in byte order. Nothing but files and folders of files may be there: a link could
  /// lead elsewhere at the next look, and a folder without files is in no manifest.
  ///
  /// - Throws: `PolicyBundleError` where there is something else, or a folder cannot be read.
  package func files() throws(PolicyBundleError) -> [String] {
    let found = try contents()
    try found.checkFolders(in: self)
    return found.files
  }

  /// What stands in it: files, and folders that have none.
  package struct Contents {
    package fileprivate(set) var files: [String] = []
    fileprivate var emptyFolders: [String] = []

    /// - Throws: `PolicyBundleError` at the first folder without files.
    func checkFolders(in place: BundleFolder) throws(PolicyBundleError) {
      guard let first = emptyFolders.first else { return }
      throw PolicyBundleError(.added, Files.join(place.path, first), "is a folder without files")
    }
  }

  /// The same with folders that have no files.
  ///
  /// - Throws: `PolicyBundleError` where there is something else, or a folder cannot be read.
  package func contents() throws(PolicyBundleError) -> Contents {
    var found = Contents()
    try add("", to: &found)
    return found
  }

  private func add(_ folder: String, to found: inout Contents) throws(PolicyBundleError) {
    for entry in try entries(of: folder) {
      let inner = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
      let place = Files.join(path, inner)
      if let nameless = entry.nameless {
        throw PolicyBundleError(.added, Files.join(path, nameless.shown), "its name is no UTF-8")
      }
      if Files.isLink(place) { throw PolicyBundleError(.added, place, "is a link") }
      switch Files.kind(place) {
      case .folder:
        let before = (found.files.count, found.emptyFolders.count)
        try add(inner, to: &found)
        if before == (found.files.count, found.emptyFolders.count) {
          found.emptyFolders.append(inner)
        }
      case .file: found.files.append(inner)
      case .missing, .other: throw PolicyBundleError(.added, place, "is neither file nor folder")
      }
    }
  }

  private func entries(of folder: String) throws(PolicyBundleError) -> [Files.Entry] {
    do {
      return try Files.entries(in: folder.isEmpty ? path : Files.join(path, folder))
    } catch {
      throw PolicyBundleError(.unreadable, error.path, error.reason)
    }
  }

  /// The bytes of one file.
  ///
  /// - Throws: `PolicyBundleError` where it cannot be read, or is too large.
  package func read(_ name: String) throws(PolicyBundleError) -> [UInt8] {
    let place = Files.join(path, name)
    let bytes: [UInt8]
    do {
      bytes = try Files.read(place, atMost: BundleManifest.largest)
    } catch {
      throw PolicyBundleError(.unreadable, place, error.reason)
    }
    guard bytes.count <= BundleManifest.largest else {
      throw PolicyBundleError(.tooLarge, place, "is larger than 16 MiB")
    }
    return bytes
  }

  package func has(_ name: String) -> Bool { Files.kind(Files.join(path, name)) == .file }
}

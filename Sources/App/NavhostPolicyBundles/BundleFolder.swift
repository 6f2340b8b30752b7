internal import NavhostSupport

/// What stands in a bundle's folder, however deep.
package struct BundleFolder {
  package let path: String

  package init(_ path: String) {
    self.path = path
  }

  /// The paths of its files, in byte order. Nothing but files and folders may be there: a link could lead
  /// elsewhere at the next look.
  ///
  /// - Throws: `PolicyBundleError` where there is something else, or a folder cannot be read.
  package func files() throws(PolicyBundleError) -> [String] { try files(below: "") }

  private func files(below folder: String) throws(PolicyBundleError) -> [String] {
    var found: [String] = []
    for entry in try entries(of: folder) {
      let inner = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
      let place = Files.join(path, inner)
      if let nameless = entry.nameless {
        throw PolicyBundleError(.added, Files.join(path, nameless.shown), "its name is no UTF-8")
      }
      if Files.isLink(place) { throw PolicyBundleError(.added, place, "is a link") }
      switch Files.kind(place) {
      case .folder: found += try files(below: inner)
      case .file: found.append(inner)
      case .missing, .other: throw PolicyBundleError(.added, place, "is neither file nor folder")
      }
    }
    return found
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

  func has(_ name: String) -> Bool { Files.kind(Files.join(path, name)) == .file }
}

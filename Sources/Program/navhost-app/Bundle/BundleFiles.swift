internal import NavhostCommandLine
internal import NavhostPolicyBundles
internal import NavhostSupport

/// A folder of policies at the desk, on its way to a bundle.
struct BundleFiles {
  let folder: String

  private var place: BundleFolder { BundleFolder(folder) }

  /// Writes the manifest of what is there. A signature from before goes: it is of another manifest.
  func writeManifest(number: Int, percent: Double) throws -> BundleManifest {
    let own = [BundleManifest.name, BundleManifest.signature]
    let files = try place.files().filter { !own.hasExactly($0) }
    guard !files.isEmpty else { throw Failure(.failed, "\(Plain.name(folder)): has no files") }
    if let (one, other) = AppleNames.clash(of: own + files) {
      let path = Plain.name(Files.join(folder, other))
      throw Failure(.failed, "\(path): has the name of \(Plain.name(one)) on Apple's file systems")
    }
    let described = try files.map { BundleManifest.File(path: $0, bytes: try place.read($0)) }
    let total = described.reduce(0) { $0 + $1.size }
    guard total <= BundleManifest.largest else {
      throw Failure(.failed, "\(Plain.name(folder)): is larger than 16 MiB")
    }
    let new = BundleManifest(number: number, percent: percent, files: described)
    try write(new.bytes, to: BundleManifest.name)
    Files.remove(Files.join(folder, BundleManifest.signature))
    return new
  }

  /// Signs the manifest that is there, of the files that are there. Through a link nothing is read or written.
  func sign(_ key: SigningKey) throws {
    _ = try place.contents()
    guard place.has(BundleManifest.name) else {
      throw Failure(
        .failed,
        "\(Plain.name(folder)): has no \(BundleManifest.name): navhost app bundle make first")
    }
    let bytes = try place.read(BundleManifest.name)
    try BundleManifest(of: place, bytes).contents(in: place, .beforeSigning)
    try write(try key.sign(bytes), to: BundleManifest.signature)
  }

  /// Writes one of the two files that are the bundle's. A link that somebody has put there goes.
  func write(_ bytes: [UInt8], to name: String) throws(FileError) {
    try Files.write(bytes, to: Files.join(folder, name), followsLinks: false)
  }
}

/// Names as Apple's file systems see them: neither the case of letters nor the normal form tells two apart.
enum AppleNames {
  /// The first two paths, of files or of the folders on the way to them, that are one there.
  static func clash(of paths: [String]) -> (String, String)? {
    // The texts of Swift are equal where they are canonically equivalent: so are these names.
    var known: [String: String] = [:]
    for path in paths {
      var whole = ""
      for step in path.pieces(between: UInt8(ascii: "/")) {
        whole = whole.isEmpty ? step : Files.join(whole, step)
        let former = known.updateValue(whole, forKey: whole.uppercased().lowercased())
        if let former, !former.isExactly(whole) { return (former, whole) }
      }
    }
    return nil
  }
}

internal import NavhostPolicyBundles
internal import NavhostSupport

/// A folder of policies at the desk, on its way to a bundle.
struct BundleFiles {
  let folder: String

  var manifest: String { Files.join(folder, BundleManifest.name) }
  var signature: String { Files.join(folder, BundleManifest.signature) }

  /// Writes the manifest of what is there. A signature from before goes: it is of another manifest.
  func writeManifest(number: Int, percent: Double) throws -> BundleManifest {
    let place = BundleFolder(folder)
    let own = [BundleManifest.name, BundleManifest.signature]
    let files = try place.files().filter { !own.contains($0) }
    guard !files.isEmpty else { throw Failure(.failed, "\(Plain.name(folder)): has no files") }
    let described = try files.map { BundleManifest.File(path: $0, bytes: try place.read($0)) }
    let total = described.reduce(0) { $0 + $1.size }
    guard total <= BundleManifest.largest else {
      throw Failure(.failed, "\(Plain.name(folder)): is larger than 16 MiB")
    }
    let new = BundleManifest(number: number, percent: percent, files: described)
    try Files.write(new.bytes, to: manifest)
    Files.remove(signature)
    return new
  }

  /// Signs the manifest that is there. Through a link nothing is read or written.
  func sign(_ key: SigningKey) throws {
    _ = try BundleFolder(folder).files()
    guard Files.kind(manifest) == .file else {
      throw Failure(
        .failed, "\(Plain.name(folder)): has no \(BundleManifest.name): navhost bundle make first")
    }
    try Files.write(try key.sign(manifest), to: signature)
  }
}

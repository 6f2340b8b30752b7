internal import NavhostSupport

/// A folder of policies that was signed, and is what was signed: every file is there, none was changed and
/// none added. Only of such a folder can one be made.
///
/// Load it by `try host.loadAll(in: bundle.folder)`. `navhost app bundle` makes, signs and verifies one at the desk.
public struct PolicyBundle: Sendable {
  /// Where it stands.
  public let folder: String
  /// Its number: of two bundles the greater is the newer one.
  public let number: Int
  /// For how many of 100 installations it is meant.
  public let percent: Double
  /// The paths of the policies' files in the folder.
  public let files: [String]
  /// What was checked, by the path.
  let contents: [ExactName: [UInt8]]
  let manifest: [UInt8]
  let signature: [UInt8]

  /// Checks a folder.
  ///
  /// - Parameters:
  ///   - verifier: knows the key that the app trusts.
  ///   - oldest: a smaller number is refused: somebody may serve an old bundle again.
  /// - Throws: `PolicyBundleError`, at the first thing that is wrong.
  public init(
    folder: String, verifier: PolicyBundleVerifier, oldest: Int = 1
  ) throws(PolicyBundleError) {
    let place = BundleFolder(folder)
    (manifest, signature) = try Self.signed(place, verifier)
    let signed = try BundleManifest(of: place, manifest)
    guard signed.number >= oldest else {
      let text = "number \(signed.number) is older than \(oldest), which was taken before"
      throw PolicyBundleError(.older, folder, text)
    }
    contents = try signed.contents(in: place, .whenSigned)
    self.folder = folder
    (number, percent) = (signed.number, signed.percent)
    files = signed.files.map(\.path)
  }

  /// The manifest and its signature. Nothing of the manifest is looked at before its signature is.
  private static func signed(
    _ place: BundleFolder, _ verifier: PolicyBundleVerifier
  ) throws(PolicyBundleError) -> (manifest: [UInt8], signature: [UInt8]) {
    guard place.has(BundleManifest.name) else {
      throw PolicyBundleError(.noManifest, place.path, "has no \(BundleManifest.name)")
    }
    guard place.has(BundleManifest.signature) else {
      throw PolicyBundleError(.noSignature, place.path, "has no \(BundleManifest.signature)")
    }
    let manifest = try place.read(BundleManifest.name)
    let signature = try place.read(BundleManifest.signature)
    guard signature.count == 64, verifier.accepts(signature, of: manifest) else {
      throw PolicyBundleError(
        .wrongSignature, Files.join(place.path, BundleManifest.signature),
        "is no signature of \(BundleManifest.name) by the key that is trusted")
    }
    return (manifest, signature)
  }

  /// Whether it is meant for this installation. The same ones stay in as the percentage grows.
  ///
  /// - Parameter installation: what the app calls itself on this device, the same at each start: a UUID
  ///   that it keeps, say. It is hashed, and goes nowhere.
  public func isInRollout(for installation: String) -> Bool {
    let first = SHA256.hash(Array(installation.utf8)).prefix(8)
    let place = first.reduce(UInt64(0)) { $0 << 8 | UInt64($1) } % 10_000
    return place < Self.hundredths(of: percent)
  }

  private static func hundredths(of percent: Double) -> UInt64 {
    UInt64((percent * 100).rounded())
  }
}

import Foundation
import NavhostSupport
import ProgramSupport

@testable import NavhostPolicyBundles

/// A bundle in a folder of its own. Its key is a word: the signature begins with a hash of that and of the
/// manifest, as far as 64 bytes go.
struct TestBundle {
  let folder: Folder
  var path: String { folder.url.path }

  init(
    _ files: [String: String] = ["a.lua": "return {}", "b/init.lua": "return {}"], number: Int = 3,
    percent: Double = 100, key: String = "key"
  ) throws {
    folder = try Folder(files)
    let described = files.keys.sorted().map {
      BundleManifest.File(path: $0, bytes: Array(files[$0]!.utf8))
    }
    try sign(
      BundleManifest(number: number, percent: percent, files: described).bytes, key: key)
  }

  func sign(_ manifest: [UInt8], key: String = "key") throws {
    try Files.write(manifest, to: Files.join(path, BundleManifest.name))
    try Files.write(
      Self.signature(of: manifest, key), to: Files.join(path, BundleManifest.signature))
  }

  static func signature(of message: [UInt8], _ key: String) -> [UInt8] {
    let hash = SHA256.hash(Array(key.utf8) + message)
    return hash + hash
  }

  static func verifier(_ key: String = "key") -> PolicyBundleVerifier {
    PolicyBundleVerifier { $1 == signature(of: $0, key) }
  }

  func check(key: String = "key", oldest: Int = 1) -> Result<PolicyBundle, PolicyBundleError> {
    do {
      return .success(
        try PolicyBundle(folder: path, verifier: Self.verifier(key), oldest: oldest))
    } catch {
      return .failure(error)
    }
  }

  /// Why it is refused; nil where it is not.
  func refusal(key: String = "key", oldest: Int = 1) -> PolicyBundleError? {
    if case .failure(let error) = check(key: key, oldest: oldest) { error } else { nil }
  }

  var manifest: String {
    get throws { String(decoding: try Files.read(path + "/" + BundleManifest.name), as: UTF8.self) }
  }
}

internal import NavhostSupport

/// Why a folder of policies is not taken.
public struct PolicyBundleError: Error, Equatable, Sendable {
  /// The kinds of mistakes.
  public enum Reason: String, Sendable, CaseIterable {
    /// It has no manifest.
    case noManifest
    /// It has no signature.
    case noSignature
    /// The signature is not of this manifest, or by another key.
    case wrongSignature
    /// The manifest is signed, and cannot be used.
    case badManifest
    /// A file is not what was signed.
    case changed
    /// A file was signed, and is not there.
    case missing
    /// A file is there, and was not signed; or a folder without files.
    case added
    /// It is older than one that was taken before.
    case older
    /// It is larger than a bundle may be.
    case tooLarge
    /// It cannot be read or written.
    case unreadable
  }

  /// The kind of mistake.
  public let reason: Reason
  /// The file or folder that it is about.
  public let path: String
  /// The text that a person reads, with the path. It is one line, whatever the file is called.
  public let message: String

  package init(_ reason: Reason, _ path: String, _ text: String) {
    (self.reason, self.path) = (reason, path)
    message = Plain.asInLua("\(path): \(text)")
  }
}

internal import NavhostCommandLine
internal import NavhostPlatform
internal import NavhostPolicyBundles
internal import NavhostSupport

/// A key of Ed25519 in a PEM file, used by the program `openssl`.
struct SigningKey {
  let path: String
  private let isPrivate: Bool

  /// - Throws: `FileError` or `Failure` where it is no such file.
  init(_ path: String) throws {
    let text = String(decoding: try Files.read(path, atMost: 1 << 16), as: UTF8.self)
    guard text.contains("-----BEGIN ") else {
      throw Failure(.failed, "\(Plain.name(path)): is no key in PEM; \(Self.hint)")
    }
    self.path = path
    isPrivate = text.contains("PRIVATE KEY-----")
  }

  private static let hint = "make one: openssl genpkey -algorithm ed25519 -out key.pem"

  /// The 32 bytes of the public key.
  ///
  /// - Throws: `Failure` where it is a key of another kind, or has a passphrase.
  func publicBytes() throws -> [UInt8] {
    let words = ["openssl", "pkey", "-in", path, "-passin", "pass:", "-pubout", "-outform", "DER"]
    let call = try ProgramCall(words + (isPrivate ? [] : ["-pubin"]))
    guard call.status == 0 else { throw failure(call) }
    guard call.output.count == 44, call.output.starts(with: Self.header) else {
      throw Failure(.failed, "\(Plain.name(path)): is no key of Ed25519; \(Self.hint)")
    }
    return Array(call.output.suffix(32))
  }

  /// What stands before the bytes of a public key of Ed25519 (RFC 8410).
  private static let header: [UInt8] = [
    0x30, 0x2A, 0x30, 0x05, 0x06, 0x03, 0x2B, 0x65, 0x70, 0x03, 0x21, 0x00,
  ]

  /// The signature of a message, 64 bytes.
  func sign(_ message: [UInt8]) throws -> [UInt8] {
    guard isPrivate else {
      throw Failure(.failed, "\(Plain.name(path)): is a public key: it signs nothing")
    }
    _ = try publicBytes()
    let words = ["openssl", "pkeyutl", "-sign", "-inkey", path, "-passin", "pass:", "-rawin"]
    let call = try Self.writing([message]) { try ProgramCall(words + ["-in", $0[0]]) }
    guard call.status == 0, call.output.count == 64 else { throw failure(call) }
    return call.output
  }

  /// - Throws: `Failure` where the key is none.
  func verifier() throws -> PolicyBundleVerifier {
    _ = try publicBytes()
    let key = self
    return PolicyBundleVerifier { message, signature in
      (try? key.verifies(signature, of: message)) ?? false
    }
  }

  private func verifies(_ signature: [UInt8], of message: [UInt8]) throws -> Bool {
    let words = ["openssl", "pkeyutl", "-verify", "-inkey", path, "-passin", "pass:", "-rawin"]
    return try Self.writing([message, signature]) { files in
      let more = ["-in", files[0], "-sigfile", files[1]] + (isPrivate ? [] : ["-pubin"])
      return try ProgramCall(words + more).status == 0
    }
  }

  /// Hands over the paths of files with these bytes, which go afterwards.
  private static func writing<Result>(
    _ contents: [[UInt8]], _ body: ([String]) throws -> Result
  ) throws -> Result {
    guard let folder = FileSystem.makeTemporaryFolder("navhost-bundle") else {
      throw Failure(.failed, "no temporary folder: \(SystemError.last.text)")
    }
    defer { Files.removeAll(folder) }
    let paths = contents.indices.map { Files.join(folder, "\($0)") }
    for (bytes, path) in zip(contents, paths) { try Files.write(bytes, to: path, isNew: true) }
    return try body(paths)
  }

  private func failure(_ call: ProgramCall) -> Failure {
    let reason = call.errors.split(separator: "\n").first.map(String.init) ?? "it failed"
    return Failure(.failed, "\(Plain.name(path)): openssl says: \(reason)")
  }
}

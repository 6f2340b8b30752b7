/// Says whether a signature is of a message, by the key that the app trusts.
public struct PolicyBundleVerifier: Sendable {
  private let check: @Sendable (_ message: [UInt8], _ signature: [UInt8]) -> Bool

  /// - Parameter check: whether the signature, 64 bytes of Ed25519, is of the message.
  public init(_ check: @escaping @Sendable (_ message: [UInt8], _ signature: [UInt8]) -> Bool) {
    self.check = check
  }

  func accepts(_ signature: [UInt8], of message: [UInt8]) -> Bool { check(message, signature) }
}

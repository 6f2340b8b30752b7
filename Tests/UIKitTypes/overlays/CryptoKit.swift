import Foundation

/// The little of CryptoKit that is used, from its public documentation. Nothing here is ever run.
public enum Curve25519 {
  public enum Signing {
    public struct PublicKey: Sendable {
      public init(rawRepresentation data: Data) throws {}
      public func isValidSignature(_ signature: Data, for message: Data) -> Bool { false }
    }
  }
}

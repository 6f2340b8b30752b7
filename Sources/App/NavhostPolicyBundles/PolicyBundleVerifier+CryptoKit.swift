#if canImport(CryptoKit)
  internal import CryptoKit
  public import Foundation

  extension PolicyBundleVerifier {
    /// Checks by Apple's CryptoKit.
    ///
    /// - Parameter publicKey: the 32 bytes that `navhost app bundle key` prints in Base64. Nothing is accepted
    ///   where they are no key.
    public static func ed25519(publicKey: Data) -> PolicyBundleVerifier {
      PolicyBundleVerifier { message, signature in
        let key = try? Curve25519.Signing.PublicKey(rawRepresentation: publicKey)
        return key?.isValidSignature(Data(signature), for: Data(message)) ?? false
      }
    }
  }
#endif

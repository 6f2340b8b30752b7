extension String {
  /// The text that the bytes are; nil where they are no UTF-8. The standard library has this from iOS 18
  /// and macOS 15 on; before, what decoding repairs tells.
  package init?(utf8 bytes: some Collection<UInt8>) {
    if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
      self.init(validating: bytes, as: UTF8.self)
    } else {
      self.init(decoding: bytes, as: UTF8.self)
      guard utf8.elementsEqual(bytes) else { return nil }
    }
  }
}

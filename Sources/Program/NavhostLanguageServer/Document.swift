internal import NavhostLanguageProtocol

/// A file that an editor has open, as it stands there.
struct Document {
  /// As the editor writes it.
  var address: String
  var version: Int
  var lines: TextLines
}

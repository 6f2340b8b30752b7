public import Foundation

/// A temporary folder, removed when nobody holds it any more.
public final class Folder {
  public let url: URL

  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "navhost-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file, and makes the folders on the way to it.
  public func write(_ text: String, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}

extension URL {
  /// The folder of `Package.swift`.
  public static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}

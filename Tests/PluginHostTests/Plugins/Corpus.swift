import Foundation

/// The hostile scripts: those that need Lua only, which the C tests run too, and those that use the
/// host.
enum Corpus {
  struct File: CustomStringConvertible, Sendable {
    var description: String
    var source: String
  }

  static let files: [File] = folders.flatMap { folder in
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".lua") }.sorted().compactMap { name -> File? in
      guard let data = try? Data(contentsOf: folder.appending(path: name)) else { return nil }
      return File(description: name, source: String(decoding: data, as: UTF8.self))
    }
  }

  private static let folders: [URL] = {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return [
      tests.appending(path: "CLuaTests/hostile"), tests.appending(path: "PluginHostTests/Hostile"),
    ]
  }()
}

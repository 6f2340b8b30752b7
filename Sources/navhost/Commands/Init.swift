internal import ArgumentParser
internal import Support

/// `navhost init`.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a folder of policies ready for an editor and for CI.",
    discussion: """
      Writes .luarc.json and the stubs for the Lua language server, and a workflow for GitHub Actions. \
      No file is ever overwritten.
      """)

  func run() throws {
    for file in InitTemplate.files {
      if Files.kind(file.name) != .missing {
        Output.line("\(file.name) is there already")
        continue
      }
      try Self.makeFolders(for: file.name)
      try Files.write(Array(file.text.utf8), to: file.name, isNew: true)
      Output.line(file.name)
    }
  }

  /// Makes the folders on the way to a file.
  private static func makeFolders(for path: String) throws {
    let parts = path.split(separator: "/").dropLast()
    for count in parts.indices {
      let folder = parts[...count].joined(separator: "/")
      if Files.kind(folder) == .missing { try Files.makeFolder(folder) }
    }
  }
}

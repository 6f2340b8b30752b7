internal import ArgumentParser
internal import NavhostCommandLine
internal import NavhostPluginCheck
internal import NavhostSupport
internal import NavhostTextCatalogs

/// `navhost app strings`.
struct StringsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract: "List the texts of plugins, and the languages that lack them.",
    discussion: """
      Prints each key with the places where it is used, then for each key the languages of the \
      catalog that lack it; the status is 1 then. In the source language no text is missing: there the \
      key is the text.
      """)

  @Option(
    name: .customLong("strings"), help: "A String Catalog (.xcstrings).",
    completion: .file(extensions: ["xcstrings"]))
  var catalog: String?

  @Flag(help: "Add the keys to the catalog that it lacks.")
  var write = false

  @Argument(
    help: "Files, and folders to search for .lua files.", completion: .file())
  var paths: [String] = ["plugins"]

  func validate() throws {
    if write, catalog == nil { throw ValidationError("--write needs --strings FILE") }
  }

  func run() throws {
    try PluginFolders.checkStandard(paths)
    let uses = TextUses(paths: paths)
    let missing = try catalog.map { try lines(uses, in: $0) } ?? []
    for (key, places) in uses.keys {
      let list = places.map { "\(Plain.name($0.file)):\($0.line)" }
      Output.line("\(Plain.asInLua(key))  \(list.joined(separator: ", "))")
    }
    missing.forEach(Output.line)
    for problem in uses.problems { Output.error(problem) }
    if !missing.isEmpty || !uses.problems.isEmpty { throw Failure(.failed) }
  }

  /// A line for each key that some language lacks.
  private func lines(_ uses: TextUses, in path: String) throws -> [String] {
    do throws(CatalogError) {
      let catalog = try CatalogReader.read(path)
      if write {
        let added = try CatalogEdit.add(uses.keys.map(\.key), to: path)
        if !added.isEmpty {
          let keys = added.count == 1 ? "key" : "keys"
          Output.note("added \(added.count) \(keys) to \(Plain.name(path))")
        }
      }
      return uses.keys.compactMap { key, _ in
        let languages = catalog.languagesWithout(key)
        if languages.isEmpty { return nil }
        return "\(Plain.asInLua(key)): \(languages.map(Plain.name).joined(separator: ", "))"
      }
    } catch {
      throw Failure(.failed, error.message)
    }
  }
}

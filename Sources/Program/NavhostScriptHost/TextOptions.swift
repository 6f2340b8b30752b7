package import ArgumentParser
package import NavhostCommandLine
internal import NavhostPluginHost
internal import NavhostSupport
internal import NavhostTextCatalogs

/// The options `--strings` and `--language` of what runs plugins.
package struct TextOptions: ParsableArguments {
  @Option(
    name: .customLong("strings"), help: "String Catalog (.xcstrings) for localized strings.",
    completion: .file(extensions: ["xcstrings"]))
  package var catalog: String?

  @Option(help: "The language of the strings (default: the catalog's source language).")
  package var language: String?

  package init() {}

  package mutating func validate() throws {
    guard let language else { return }
    if catalog == nil { throw ValidationError("--language requires --strings FILE") }
    guard LanguageCode.isGood(language) else {
      throw ValidationError(
        "--language takes a code such as de or pt-BR, got '\(Plain.line(language, limit: 40))'")
    }
  }

  /// Reads the catalog, so that a broken one is reported before anything runs.
  ///
  /// - Throws: `Failure`, one line.
  package func read() throws -> HostTexts {
    guard let catalog else { return HostTexts() }
    do throws(CatalogError) {
      return HostTexts(try CatalogReader.read(catalog), language)
    } catch {
      throw Failure(.failed, error.message)
    }
  }

  /// The options that give another process of navhost the same strings.
  package var words: [String] {
    (catalog.map { ["--strings", $0] } ?? []) + (language.map { ["--language", $0] } ?? [])
  }
}

extension TextOptions {
  package static let names = OptionNames(values: ["--strings", "--language"])
}

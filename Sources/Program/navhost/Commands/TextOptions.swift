internal import ArgumentParser
internal import NavhostLua
internal import NavhostPluginHost
internal import NavhostPreview
internal import NavhostScripting
internal import NavhostSupport
internal import NavhostTextCatalogs

/// The options `--texts` and `--language` of what runs plugins.
struct TextOptions: ParsableArguments {
  @Option(
    name: .customLong("texts"), help: "A String Catalog (.xcstrings) with the texts of policies.",
    completion: .file(extensions: ["xcstrings"]))
  var catalog: String?

  @Option(help: "The language of the texts (default: the catalog's source language).")
  var language: String?

  mutating func validate() throws {
    guard let language else { return }
    if catalog == nil { throw ValidationError("--language is good with --texts FILE only") }
    guard LanguageCode.isGood(language) else {
      throw ValidationError(
        "--language takes a code such as de or pt-BR, got '\(Plain.line(language, limit: 40))'")
    }
  }

  /// Reads the catalog, so that one that is broken is told before anything runs.
  ///
  /// - Throws: `Failure`, one line.
  func read() throws -> HostTexts {
    guard let catalog else { return HostTexts() }
    do throws(CatalogError) {
      return HostTexts(try CatalogReader.read(catalog), language)
    } catch {
      throw Failure(.failed, error.message)
    }
  }

  /// The same for the preview, which reads the catalog again when it is saved.
  ///
  /// - Throws: `Failure`, one line.
  func preview() throws -> PreviewTexts? {
    guard let path = catalog else { return nil }
    _ = try read()
    return PreviewTexts(path: path, language: language) {
      do throws(CatalogError) {
        let catalog = try CatalogReader.read(path)
        let content = PreviewTexts.Content(
          source: catalog.text, languages: [catalog.sourceLanguage] + catalog.languages)
        return (content, "")
      } catch {
        return (nil, error.message)
      }
    }
  }

  /// What another process of this program is called with.
  var words: [String] {
    (catalog.map { ["--texts", $0] } ?? []) + (language.map { ["--language", $0] } ?? [])
  }
}

/// The texts that hosts are given.
struct HostTexts {
  private var catalog: TextCatalog?
  private var language: String?
  private let reports = TextReports()

  /// None: each text is its key.
  init() {}

  init(_ catalog: TextCatalog, _ language: String?) {
    self.catalog = catalog
    self.language = language
  }

  /// Gives a host the texts, before anything is loaded into it.
  func put(into host: NavigationHost) {
    guard let catalog else { return }
    catalog.put(into: host, language: language)
    host.onUnfitText = reports.tell
  }

  /// Opens scripts on hosts that have the texts.
  var scripts: (NavigationHost) throws(LuaError) -> any HostScript {
    { host throws(LuaError) in
      put(into: host)
      return try ScriptSession.beside(host)
    }
  }
}

/// Tells what is wrong with texts, each once, however many hosts come upon it.
private final class TextReports {
  private var told: Set<ExactName> = []

  func tell(_ message: String) {
    if told.insert(message).inserted { Output.error(message) }
  }
}

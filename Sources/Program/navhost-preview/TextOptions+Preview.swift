internal import NavhostCommandLine
internal import NavhostPreview
internal import NavhostScriptHost
internal import NavhostTextCatalogs

extension TextOptions {
  /// The strings of the preview, which reads the catalog again when it is saved.
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
}

package import NavhostPluginHost

extension TextCatalog {
  /// Gives a host the texts of this catalog.
  ///
  /// - Parameter language: of the start and of each reset; nil: the source language, until a script
  ///   names one.
  package func put(into host: NavigationHost, language: String?) {
    host.textSource = { key, values, language in self.text(key, values, in: language) }
    host.setFirstLanguage(language)
  }
}

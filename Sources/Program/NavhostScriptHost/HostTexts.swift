internal import NavhostCommandLine
internal import NavhostLua
package import NavhostPluginHost
internal import NavhostScripting
internal import NavhostSupport
package import NavhostTextCatalogs

/// The texts that hosts are given.
package struct HostTexts {
  private var catalog: TextCatalog?
  private var language: String?
  private let reports = TextReports()

  /// None: each text is its key.
  package init() {}

  package init(_ catalog: TextCatalog, _ language: String?) {
    self.catalog = catalog
    self.language = language
  }

  /// Gives a host the texts, before anything is loaded into it.
  package func put(into host: NavigationHost) {
    guard let catalog else { return }
    catalog.put(into: host, language: language)
    host.onUnfitText = reports.tell
  }

  /// Opens scripts on hosts that have the texts.
  package var scripts: ScriptOpener {
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

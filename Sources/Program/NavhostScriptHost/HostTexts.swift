internal import NavhostCommandLine
internal import NavhostLua
package import NavhostPluginHost
internal import NavhostScripting
internal import NavhostSupport
package import NavhostTextCatalogs

/// The localized strings of hosts.
package struct HostTexts {
  private var catalog: TextCatalog?
  private var language: String?
  private let reports = TextReports()

  /// No catalog: each string is its key.
  package init() {}

  package init(_ catalog: TextCatalog, _ language: String?) {
    self.catalog = catalog
    self.language = language
  }

  /// Puts the strings into a host, before anything is loaded into it.
  package func put(into host: NavigationHost) {
    guard let catalog else { return }
    catalog.put(into: host, language: language)
    host.onUnfitText = reports.tell
  }

  /// Opens scripts on hosts with these strings.
  package var scripts: ScriptOpener {
    { host throws(LuaError) in
      put(into: host)
      return try ScriptSession.beside(host)
    }
  }
}

/// Reports each problem of a localized string once, even if several hosts find it.
private final class TextReports {
  private var told: Set<ExactName> = []

  func tell(_ message: String) {
    if told.insert(message).inserted { Output.error(message) }
  }
}

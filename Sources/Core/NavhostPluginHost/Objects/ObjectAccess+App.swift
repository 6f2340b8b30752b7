internal import NavhostLua

extension ObjectAccess {
  /// `nav.app = {…}`: other fields take the place of all that the app says of itself.
  func replaceApp(with value: LuaValue, spendingFrom output: LuaOutput) throws(LuaRaise) {
    output.spend(host.copying(value))
    do throws(DataError) {
      guard case .table(let table)? = try DataValue.from(value, { host.dataTable($0) }) else {
        throw DataError(message: "must be a table, got \(value.described)")
      }
      try host.app.replace(with: table)
    } catch {
      throw LuaRaise("'app': \(error.message)")
    }
  }
}

extension ObjectAccess {
  /// `nav.language = "de"`: the language of the texts; nil: nobody has named one.
  func setLanguage(_ value: LuaValue) throws(LuaRaise) {
    if value.isNil {
      host.language = nil
      return
    }
    guard let code = value.stringValue, LanguageCode.isGood(code) else {
      throw LuaRaise(
        "'language' must be the code of a language, such as \"de\" or \"pt-BR\", "
          + "got \(value.described)")
    }
    host.language = code
  }
}

/// Codes of languages.
package enum LanguageCode {
  /// Whether it can be one: ASCII letters and digits, in parts with `-` or `_` between them.
  package static func isGood(_ code: String) -> Bool {
    guard (1...64).contains(code.utf8.count) else { return false }
    return code.utf8.split(omittingEmptySubsequences: false) { isMark($0) }
      .allSatisfy { part in !part.isEmpty && part.allSatisfy(isPlain) }
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }
}

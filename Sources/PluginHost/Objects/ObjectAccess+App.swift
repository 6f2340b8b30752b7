internal import Lua

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

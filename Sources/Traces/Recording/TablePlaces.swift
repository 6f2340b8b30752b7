internal import PluginHost

/// Where the tables stand that Lua has got: below which controller, at which path, and whose state.
struct TablePlaces {
  struct Place {
    /// Kept, so that no other table takes its identity.
    let table: DataTable
    let controller: Int
    let path: String
    /// The plugin whose `state` it is; nil below `props`.
    let plugin: String?
  }

  private var places: [ObjectIdentifier: Place] = [:]

  subscript(_ table: DataTable) -> Place? { places[ObjectIdentifier(table)] }

  mutating func removeAll() { places.removeAll(keepingCapacity: true) }

  mutating func add(_ table: DataTable, _ controller: Int, _ path: String, _ plugin: String? = nil)
  {
    places[ObjectIdentifier(table)] = Place(
      table: table, controller: controller, path: path, plugin: plugin)
  }
}

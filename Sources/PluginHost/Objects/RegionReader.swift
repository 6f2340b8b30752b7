package import Lua
package import Navigation

/// The `regions` setting.
package enum RegionReader {
  package static func regions(_ value: LuaValue) throws -> [Region] {
    if value.isNil { return [] }
    guard let table = value.tableValue, table.isList else {
      throw LuaRaise("'regions' must be a list of regions, got \(value.described)")
    }
    return try table.list.enumerated().map { try region($0.element, "regions[\($0.offset + 1)]") }
  }

  private static func region(_ value: LuaValue, _ place: String) throws -> Region {
    guard let table = value.tableValue else {
      throw LuaRaise("'\(place)' must be a table, got \(value.described)")
    }
    let known = ["name", "frame", "handles", "offset"]
    for (key, _) in table.pairs where !known.contains(key.stringValue ?? "") {
      throw LuaRaise("'\(place)' has the unknown field '\(key.stringValue ?? "?")'")
    }
    guard let frame = Geometry.frame(table["frame"]) else {
      throw LuaRaise(
        "'\(place).frame' must be {x =, y =, w =, h =} with a size that is not negative")
    }
    let handles: Region.Handles? = try OptionReader(
      table["handles"], name: "\(place).handles"
    ).choice()
    return Region(
      name: try OptionReader(table["name"], name: "\(place).name").text() ?? "", frame: frame,
      handles: handles ?? .horizontal,
      offset: try OptionReader(table["offset"], name: "\(place).offset").number())
  }
}

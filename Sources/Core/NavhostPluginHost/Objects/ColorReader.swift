package import NavhostLua
package import NavhostNavigation

/// Colours as Lua writes them.
package enum ColorReader {
  /// `"auto"` or a colour.
  package static func choice(_ value: LuaValue) throws(LuaRaise) -> ColorChoice {
    if value.stringValue == "auto" { return .auto }
    return .color(try color(value))
  }

  /// `"#rgb"`, `"#rrggbb"`, `"#rrggbbaa"`, a CSS name, `{r, g, b[, a]}` with 0…1.
  package static func color(_ value: LuaValue) throws(LuaRaise) -> ColorValue {
    let color = value.stringValue.map { ColorValue($0) } ?? value.tableValue.flatMap(components)
    guard let color else { throw LuaRaise("\(value.described) is not a colour: \(forms)") }
    return color
  }

  /// A colour, or a list of colours: the stops of a gradient.
  package static func fill(_ value: LuaValue) throws(LuaRaise) -> BarFill {
    guard let table = value.tableValue, !startsWithNumber(table) else {
      return .color(try color(value))
    }
    guard table.isList else { throw LuaRaise("a gradient is a list of colours") }
    var stops: [ColorValue] = []
    for stop in table.list { stops.append(try color(stop)) }
    return .gradient(stops)
  }

  private static func startsWithNumber(_ table: LuaTable) -> Bool {
    table[1].numberValue != nil
  }

  private static func components(_ table: LuaTable) -> ColorValue? {
    let values = table.list.compactMap { $0.numberValue }
    guard values.count == table.pairs.count, (3...4).contains(values.count),
      values.allSatisfy({ (0...1).contains($0) })
    else { return nil }
    return ColorValue(
      red: values[0], green: values[1], blue: values[2], alpha: values.count == 4 ? values[3] : 1)
  }

  private static let forms =
    "use \"#rgb\", \"#rrggbb\", \"#rrggbbaa\", a CSS name, {r, g, b} with 0 to 1, or \"auto\""
}

extension ColorChoice {
  /// How Lua reads it back.
  package var text: String {
    switch self {
    case .auto: "auto"
    case .color(let color): color.hex
    }
  }
}

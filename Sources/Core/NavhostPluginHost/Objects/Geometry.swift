package import NavhostLua
package import NavhostNavigation

/// Points and frames, as Lua hands them in (`{5, 400}` or `{x = 5, y = 400}`) and gets them.
package enum Geometry {
  package static func point(_ value: LuaValue) -> ScreenPoint? {
    guard let numbers = numbers(value, ["x", "y"]) else { return nil }
    return ScreenPoint(x: numbers[0], y: numbers[1])
  }

  package static func frame(_ value: LuaValue) -> ScreenRect? {
    guard let numbers = numbers(value, ["x", "y", "w", "h"]), numbers[2] >= 0, numbers[3] >= 0
    else { return nil }
    return ScreenRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  package static func lua(_ point: ScreenPoint) -> LuaValue {
    .table(LuaTable(fields: [("x", .number(point.x)), ("y", .number(point.y))]))
  }

  package static func lua(_ frame: ScreenRect) -> LuaValue {
    .table(
      LuaTable(fields: [
        ("x", .number(frame.x)), ("y", .number(frame.y)), ("w", .number(frame.width)),
        ("h", .number(frame.height)),
      ]))
  }

  private static func numbers(_ value: LuaValue, _ names: [String]) -> [Double]? {
    guard let table = value.tableValue else { return nil }
    var numbers: [Double] = []
    for (index, name) in names.enumerated() {
      let number = table[index + 1].numberValue ?? table[name].numberValue
      guard let number, number.isFinite else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}

package import Lua
package import Navigation

/// Points and frames, as Lua hands them in (`{5, 400}` or `{x = 5, y = 400}`) and gets them.
package enum Geometry {
  package static func point(_ value: LuaValue) -> Point? {
    guard let numbers = numbers(value, ["x", "y"]) else { return nil }
    return Point(x: numbers[0], y: numbers[1])
  }

  package static func frame(_ value: LuaValue) -> Rect? {
    guard let numbers = numbers(value, ["x", "y", "w", "h"]), numbers[2] >= 0, numbers[3] >= 0
    else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  package static func lua(_ point: Point) -> LuaValue {
    .table(LuaTable(fields: [("x", .number(point.x)), ("y", .number(point.y))]))
  }

  package static func lua(_ frame: Rect) -> LuaValue {
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

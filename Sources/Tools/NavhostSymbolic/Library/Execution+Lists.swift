extension Execution {
  func callTable(_ name: ByteText, _ arguments: [Value]) throws(Stop) -> [Value] {
    if name == "table.pack" {
      let table = newTable(isLasting: isLoading)
      for (place, value) in arguments.enumerated() { table[place + 1] = value }
      table["n"] = .integer(arguments.count)
      return [.table(table)]
    }
    let table = try own(argument(arguments, 0), name)
    switch name {
    case "table.insert": try insert(table, arguments)
    case "table.remove": return [try remove(table, arguments)]
    case "table.concat": return [try concat(table, arguments)]
    case "table.sort": try sort(table, argument(arguments, 1))
    case "table.unpack":
      if arguments.count > 1 { throw unclear("table.unpack from a place") }
      return (0..<(try border(table))).map { table[$0 + 1] }
    default: throw unclear(name.text)
    }
    return []
  }

  private func own(_ value: Value, _ name: ByteText) throws(Stop) -> OwnTable {
    switch value {
    case .table(let table):
      if table.kept != nil { throw unclear("\(name.text) of a table that is kept") }
      if table.meta != nil { throw unclear("\(name.text) of a table with a metatable") }
      let changes = name == "table.insert" || name == "table.remove" || name == "table.sort"
      if changes, !isLoading, table.isLasting { memory.keep(table.birth) }
      return table
    case .term(let some):
      if try isOf(some, .table) { throw unclear("\(name.text) of a table of the app") }
    case .handed(let handed) where handed.kind.isTable: throw unclear("\(name.text) of props")
    default: break
    }
    throw fault("bad argument #1 to '\(name.text)' (table expected)")
  }

  private func insert(_ table: OwnTable, _ arguments: [Value]) throws(Stop) {
    writes += 1
    let count = try border(table)
    switch arguments.count {
    case 2: table[count + 1] = arguments[1]
    case 3:
      if arguments[1].term != nil { throw unclear("table.insert at an unknown place") }
      guard let place = arguments[1].constant?.whole, place >= 1, place <= count + 1 else {
        throw fault("bad argument #2 to 'insert' (position out of bounds)")
      }
      for index in stride(from: count, through: Int(place), by: -1) {
        table[index + 1] = table[index]
      }
      table[Int(place)] = arguments[2]
    default: throw fault("wrong number of arguments to 'insert'")
    }
  }

  private func remove(_ table: OwnTable, _ arguments: [Value]) throws(Stop) -> Value {
    writes += 1
    let count = try border(table)
    guard arguments.count > 1 else {
      let last = table[count]
      if count > 0 { table[count] = .nil }
      return last
    }
    guard let place = arguments[1].constant?.whole else {
      throw unclear("table.remove at an unknown place")
    }
    guard place >= 1, place <= max(count, 1) || place == count + 1 else {
      throw fault("bad argument #2 to 'remove' (position out of bounds)")
    }
    let value = table[Int(place)]
    for index in stride(from: Int(place), to: count, by: 1) { table[index] = table[index + 1] }
    if place <= count { table[count] = .nil }
    return value
  }

  private func concat(_ table: OwnTable, _ arguments: [Value]) throws(Stop) -> Value {
    if arguments.count > 2 { throw unclear("table.concat of a part") }
    var separator = argument(arguments, 1)
    if separator.isNil { separator = .constant(.text("")) }
    try need(separator, .textOrNumber, "bad argument #2 to 'concat' (string expected)")
    var text = Value.constant(.text(""))
    for place in 0..<(try border(table)) {
      let value = table[place + 1]
      try need(value, .textOrNumber, "invalid value in table for 'concat'")
      if place > 0 { text = try join(text, separator) }
      text =
        place == 0 ? (value.bytes == nil ? try join(text, value) : value) : try join(text, value)
    }
    return text
  }

  /// By insertion: few comparisons, each of which may fork.
  private func sort(_ table: OwnTable, _ order: Value) throws(Stop) {
    writes += 1
    var values = (0..<(try border(table))).map { table[$0 + 1] }
    for place in values.indices.dropFirst() {
      var index = place
      while index > 0, try comes(values[index], before: values[index - 1], order) {
        values.swapAt(index, index - 1)
        index -= 1
        try step()
      }
    }
    for (place, value) in values.enumerated() { table[place + 1] = value }
  }

  private func comes(_ one: Value, before other: Value, _ order: Value) throws(Stop) -> Bool {
    if order.isNil { return try isLess(one, other, orEqual: false) }
    return try isTruthy(try call(order, [one, other]).first ?? .nil)
  }
}

import CFloorLua

/// What a plain wrapper does: a table for the arguments of every call, results as Swift values.
final class TableWrapper {
  private let lua: OpaquePointer
  private var function: Int32 = 0

  init(_ source: String) {
    lua = luaL_newstate()
    luaL_openlibs(lua)
    precondition(luaL_loadstring(lua, source) == 0 && lua_pcallk(lua, 0, 1, 0, 0, nil) == 0)
    lua_getfield(lua, -1, "shouldPop")
    function = luaL_ref(lua, Self.registry)
    lua_settop(lua, 0)
  }

  deinit { lua_close(lua) }

  func call(_ arguments: [[String: String]]) -> [String] {
    lua_rawgeti(lua, Self.registry, lua_Integer(function))
    for argument in arguments { push(argument) }
    guard lua_pcallk(lua, Int32(arguments.count), 2, 0, 0, nil) == 0 else { return [] }
    defer { lua_settop(lua, 0) }
    return (1...lua_gettop(lua)).map { index in
      if lua_type(lua, index) == LUA_TBOOLEAN { return "\(lua_toboolean(lua, index) != 0)" }
      return lua_tolstring(lua, index, nil).map { String(cString: $0) } ?? ""
    }
  }

  private func push(_ fields: [String: String]) {
    lua_createtable(lua, 0, Int32(fields.count))
    for (key, value) in fields {
      lua_pushstring(lua, value)
      lua_setfield(lua, -2, key)
    }
  }

  private static let registry = Int32(-1_000_000 - 1000)
}

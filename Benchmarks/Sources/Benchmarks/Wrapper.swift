import CFloorLua

/// What a plain wrapper does: a table for the arguments of every call, results as Swift values.
final class TableWrapper {
  private let L: OpaquePointer
  private var function: Int32 = 0

  init(_ source: String) {
    L = luaL_newstate()
    luaL_openlibs(L)
    precondition(luaL_loadstring(L, source) == 0 && lua_pcallk(L, 0, 1, 0, 0, nil) == 0)
    lua_getfield(L, -1, "shouldPop")
    function = luaL_ref(L, Self.registry)
    lua_settop(L, 0)
  }

  deinit { lua_close(L) }

  func call(_ arguments: [[String: String]]) -> [String] {
    lua_rawgeti(L, Self.registry, lua_Integer(function))
    for argument in arguments { push(argument) }
    guard lua_pcallk(L, Int32(arguments.count), 2, 0, 0, nil) == 0 else { return [] }
    defer { lua_settop(L, 0) }
    return (1...lua_gettop(L)).map { index in
      if lua_type(L, index) == LUA_TBOOLEAN { return "\(lua_toboolean(L, index) != 0)" }
      return lua_tolstring(L, index, nil).map { String(cString: $0) } ?? ""
    }
  }

  private func push(_ fields: [String: String]) {
    lua_createtable(L, 0, Int32(fields.count))
    for (key, value) in fields {
      lua_pushstring(L, value)
      lua_setfield(L, -2, key)
    }
  }

  private static let registry = Int32(-1_000_000 - 1000)
}

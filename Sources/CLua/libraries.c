// What Lua code finds. A sandbox is a list of names; what is not on it is not there.
#include <string.h>

#include "internal.h"

static const luaL_Reg opened_in_sandbox[] = {
  {"_G", luaopen_base},           {"string", luaopen_string},       {"table", luaopen_table},
  {"math", luaopen_math},         {"utf8", luaopen_utf8},           {"os", luaopen_os},
  {"coroutine", luaopen_coroutine}, {NULL, NULL},
};

static const char *const allowed[] = {
  "assert", "error", "getmetatable", "ipairs", "load", "next", "pairs", "pcall", "rawequal",
  "rawget", "rawlen", "rawset", "select", "setmetatable", "tonumber", "tostring", "type",
  "xpcall", "_VERSION", "collectgarbage",
  "string.byte", "string.char", "string.find", "string.format", "string.gmatch", "string.gsub",
  "string.len", "string.lower", "string.match", "string.pack", "string.packsize", "string.rep",
  "string.reverse", "string.sub", "string.unpack", "string.upper",
  "table.concat", "table.insert", "table.move", "table.pack", "table.remove", "table.sort",
  "table.unpack",
  "math.abs", "math.acos", "math.asin", "math.atan", "math.ceil", "math.cos", "math.deg",
  "math.exp", "math.floor", "math.fmod", "math.huge", "math.log", "math.max", "math.maxinteger",
  "math.min", "math.mininteger", "math.modf", "math.pi", "math.rad", "math.random",
  "math.randomseed", "math.sin", "math.sqrt", "math.tan", "math.tointeger", "math.type",
  "math.ult",
  "utf8.char", "utf8.charpattern", "utf8.codepoint", "utf8.codes", "utf8.len", "utf8.offset",
  "coroutine.close", "coroutine.create", "coroutine.isyieldable", "coroutine.resume",
  "coroutine.running", "coroutine.status", "coroutine.wrap", "coroutine.yield",
  "os.clock", "os.date", "os.difftime", "os.time",
  NULL,
};

// Leaves the value at "name" or "library.name" under the table at `root`; nil where it is not.
static void push_at(lua_State *L, int root, const char *path) {
  const char *dot = strchr(path, '.');
  lua_pushvalue(L, root);
  if (dot != NULL) {
    lua_pushlstring(L, path, (size_t)(dot - path));
    lua_rawget(L, -2);
    lua_remove(L, -2);
    path = dot + 1;
  }
  if (lua_istable(L, -1)) {
    lua_pushstring(L, path);
    lua_rawget(L, -2);
  } else {
    lua_pushnil(L);
  }
  lua_remove(L, -2);
}

// Puts the value on top at the path under the table at `root`, making the library's table.
static void put_at(lua_State *L, int root, const char *path) {
  const char *dot = strchr(path, '.');
  lua_pushvalue(L, root);
  if (dot != NULL) {
    lua_pushlstring(L, path, (size_t)(dot - path));
    if (lua_rawget(L, -2) != LUA_TTABLE) {
      lua_pop(L, 1);
      lua_newtable(L);
      lua_pushlstring(L, path, (size_t)(dot - path));
      lua_pushvalue(L, -2);
      lua_rawset(L, -4);
    }
    lua_remove(L, -2);
    path = dot + 1;
  }
  lua_pushstring(L, path);
  lua_pushvalue(L, -3);
  lua_rawset(L, -3);
  lua_pop(L, 2);
}

static void put_all(lua_State *L, int root, const luaL_Reg *functions) {
  for (; functions->name != NULL; functions++) {
    lua_pushcfunction(L, functions->func);
    put_at(L, root, functions->name);
  }
}

static void put_replacements(lua_State *L, int root) {
  static const luaL_Reg *const lists[] = {
    clua_base_functions,  clua_coroutine_functions, clua_pattern_functions,
    clua_string_functions, clua_table_functions,    clua_utf8_functions,
  };
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) put_all(L, root, lists[i]);
  lua_pushliteral(L, "");
  lua_getmetatable(L, -1);
  luaL_setfuncs(L, clua_string_metamethods, 0);
  lua_pop(L, 2);
}

// In the order of enum clua_stock; a name with __ is of the metatable of strings.
static const char *const stock_names[CLUA_STOCK] = {
  "string.format", "string.pack", "string.unpack", "string.packsize", "tostring", "tonumber",
  "utf8.len", "utf8.offset", "utf8.codepoint", "utf8.char", "utf8.codes", "string.lower",
  "string.upper", "string.reverse", "__add", "__sub", "__mul", "__mod",
  "__pow", "__div", "__idiv", "__unm", "math.max", "math.min",
};

static void keep_stock(lua_State *L, int root) {
  for (int i = 0; i < CLUA_STOCK; i++) {
    if (stock_names[i][0] == '_') {
      lua_pushliteral(L, "");
      luaL_getmetafield(L, -1, stock_names[i]);
      lua_remove(L, -2);
    } else {
      push_at(L, root, stock_names[i]);
    }
    clua_of(L)->stock[i] = lua_tocfunction(L, -1);
    if (clua_of(L)->stock[i] == NULL) luaL_error(L, "Lua lacks %s", stock_names[i]);
    lua_pop(L, 1);
  }
}

// The same numbers in every run.
static void seed_random(lua_State *L, int root) {
  push_at(L, root, "math.randomseed");
  lua_pushinteger(L, 1);
  lua_call(L, 1, 0);
  push_at(L, root, "math.randomseed");
  clua_wrap_randomseed(L);
  put_at(L, root, "math.randomseed");
}

static void copy_allowed(lua_State *L, int from, int to) {
  for (const char *const *name = allowed; *name != NULL; name++) {
    push_at(L, from, *name);
    put_at(L, to, *name);
  }
  lua_pushvalue(L, to);
  lua_setfield(L, to, "_G");
}

// Methods of strings come from the sandbox's own table, and nobody can change which.
static void close_string_metatable(lua_State *L, int root) {
  lua_pushliteral(L, "");
  lua_getmetatable(L, -1);
  lua_pushliteral(L, "string");
  lua_rawget(L, root);
  lua_setfield(L, -2, "__index");
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_pop(L, 2);
}

// Lua looks there for the names of functions when it words an error. No script sees it.
static void replace_loaded(lua_State *L, int globals) {
  lua_newtable(L);
  lua_pushvalue(L, globals);
  lua_setfield(L, -2, "_G");
  for (const luaL_Reg *library = opened_in_sandbox + 1; library->name != NULL; library++) {
    lua_getfield(L, globals, library->name);
    lua_setfield(L, -2, library->name);
  }
  lua_setfield(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
}

static void open_sandbox(lua_State *L) {
  for (const luaL_Reg *library = opened_in_sandbox; library->name != NULL; library++) {
    luaL_requiref(L, library->name, library->func, 1);
    lua_pop(L, 1);
  }
  lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
  int stock = lua_gettop(L);
  keep_stock(L, stock);
  seed_random(L, stock);
  lua_newtable(L);
  int globals = lua_gettop(L);
  put_replacements(L, stock);
  put_all(L, stock, clua_sandbox_functions);
  put_all(L, stock, clua_clock_functions);
  copy_allowed(L, stock, globals);
  close_string_metatable(L, globals);
  replace_loaded(L, globals);
  lua_rawseti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
  lua_pop(L, 1);
}

static void open_trusted(lua_State *L) {
  luaL_openlibs(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
  int globals = lua_gettop(L);
  keep_stock(L, globals);
  seed_random(L, globals);
  put_replacements(L, globals);
  put_all(L, globals, clua_trusted_functions);
  lua_pop(L, 1);
}

void clua_open_libraries(lua_State *L) {
  if (clua_of(L)->config.sandboxed) {
    open_sandbox(L);
  } else {
    open_trusted(L);
  }
}

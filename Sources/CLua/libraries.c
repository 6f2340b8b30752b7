// What Lua code finds. A sandbox is a list of names; what is not on it is not there.
#include <string.h>

#include "internal.h"

// Those of one library follow one another; the globals come first.
const char *const clua_allowed[CLUA_MOST_ALLOWED + 1] = {
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

const luaL_Reg *const clua_replacements[] = {
  clua_base_functions,   clua_coroutine_functions, clua_pattern_functions,
  clua_string_functions, clua_table_functions,     clua_utf8_functions,    NULL,
};

// MARK: A sandbox

// What the host offers besides.
static void define_all(lua_State *L) {
  clua_define_functions(L);
  clua_define_dynamics(L);
  if (clua_of(L)->config.library->require >= 0) clua_define_require(L);
}

// Methods of strings come from the sandbox's own table, which is on top, and nobody can change which.
static void set_string_metatable(lua_State *L) {
  lua_pushliteral(L, "");
  lua_createtable(L, 0, 10);
  luaL_setfuncs(L, clua_string_metamethods, 0);
  lua_pushvalue(L, -3);
  lua_setfield(L, -2, "__index");
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
}

// The table of a library; that of strings is there already.
static void push_library(lua_State *L, int library, int metatable) {
  if (strcmp(clua_of(L)->catalog->libraries[library].name, "string") != 0) {
    clua_push_folded(L, library, metatable);
  } else {
    lua_pushliteral(L, "");
    luaL_getmetafield(L, -1, "__index");
    lua_remove(L, -2);
  }
}

// Fills the globals, the one argument. Lua looks among the loaded libraries for the names of
// functions when it words an error; no script sees them.
void clua_fill_globals(lua_State *L) {
  const clua_catalog *catalog = clua_of(L)->catalog;
  clua_fill(L, 0);
  lua_createtable(L, 0, 8);
  lua_getmetatable(L, 1);
  lua_pushvalue(L, 1);
  lua_setfield(L, 2, "_G");
  for (int i = 1; i < catalog->library_count; i++) {
    push_library(L, i, 3);
    lua_setfield(L, 2, catalog->libraries[i].name);
  }
  for (lua_pushnil(L); lua_next(L, 2);) {
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
    lua_rawset(L, 1);
  }
  lua_settop(L, 2);
  lua_setfield(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
  define_all(L);
}

static void open_sandbox(lua_State *L, const clua_catalog *catalog) {
  int top = lua_gettop(L);
  clua_push_folding(L);
  for (int i = 1; i < catalog->library_count; i++) {
    if (strcmp(catalog->libraries[i].name, "string") == 0) clua_push_folded(L, i, top + 1);
  }
  set_string_metatable(L);
  clua_push_folded(L, 0, top + 1);
  lua_rawseti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
  lua_settop(L, top);
}

// MARK: A script's state

// Puts `function` at "name" or "library.name" of the globals.
static void put(lua_State *L, int globals, const luaL_Reg *function) {
  const char *name = function->name;
  size_t length = clua_library_length(name);
  lua_pushvalue(L, globals);
  if (length != 0) {
    lua_pushlstring(L, name, length);
    lua_rawget(L, globals);
    name += length + 1;
  }
  lua_pushcfunction(L, function->func);
  lua_setfield(L, -2, name);
  lua_settop(L, globals);
}

static void put_all(lua_State *L, int globals, const luaL_Reg *functions) {
  for (; functions->name != NULL; functions++) put(L, globals, functions);
}

// The same numbers in every run.
static void seed_random(lua_State *L, int globals) {
  lua_getfield(L, globals, "math");
  lua_getfield(L, -1, "randomseed");
  lua_pushvalue(L, -1);
  lua_pushinteger(L, 1);
  lua_call(L, 1, 0);
  clua_wrap_randomseed(L);
  lua_setfield(L, -2, "randomseed");
  lua_settop(L, globals);
}

static void replace_string_metamethods(lua_State *L) {
  lua_pushliteral(L, "");
  lua_getmetatable(L, -1);
  luaL_setfuncs(L, clua_string_metamethods, 0);
  lua_pop(L, 2);
}

static void open_trusted(lua_State *L) {
  luaL_openlibs(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
  int globals = lua_gettop(L);
  seed_random(L, globals);
  for (const luaL_Reg *const *list = clua_replacements; *list != NULL; list++) {
    put_all(L, globals, *list);
  }
  replace_string_metamethods(L);
  put_all(L, globals, clua_trusted_functions);
  lua_settop(L, globals - 1);
  define_all(L);
}

void clua_open_libraries(lua_State *L) {
  clua_state *state = clua_of(L);
  const clua_catalog *catalog = clua_read_catalog();
  if (catalog == NULL) luaL_error(L, "not enough memory");
  state->catalog = catalog;
  if (state->config.sandboxed) {
    open_sandbox(L, catalog);
  } else {
    open_trusted(L);
  }
}

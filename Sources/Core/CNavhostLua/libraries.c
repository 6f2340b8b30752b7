// What Lua code finds. A sandbox is a list of names; what is not on it is not there.
#include <math.h>
#include <string.h>

#include "internal.h"

// MARK: A sandbox

// What the host offers besides.
static void define_all(lua_State *L) {
  clua_define_functions(L);
  clua_define_dynamics(L);
  if (clua_of(L)->config.library->require >= 0) clua_define_require(L);
}

// The seed function is on top.
static void seed_random(lua_State *L) {
  lua_pushvalue(L, -1);
  lua_call(L, 0, 0);
}

// The same numbers in every run: the functions share a state of their own, which is seeded here.
static void push_random(lua_State *L, const clua_catalog *catalog, const clua_entry *entry) {
  if (lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_RANDOM) != LUA_TUSERDATA) {
    lua_pop(L, 1);
    memset(lua_newuserdatauv(L, catalog->random_size, 0), 0, catalog->random_size);
    lua_pushvalue(L, -1);
    lua_rawseti(L, LUA_REGISTRYINDEX, CLUA_KEY_RANDOM);
  }
  lua_pushcclosure(L, entry->function, 1);
  if (entry->function == clua_randomseed) seed_random(L);
}

static void push_entry(lua_State *L, const clua_catalog *catalog, const clua_entry *entry) {
  if (entry->is_random) push_random(L, catalog, entry);
  else lua_pushcfunction(L, entry->function);
}

static void put_constants(lua_State *L, int globals) {
  lua_pushliteral(L, LUA_VERSION);
  lua_setfield(L, globals, "_VERSION");
  lua_getfield(L, globals, "math");
  lua_pushnumber(L, HUGE_VAL);
  lua_setfield(L, -2, "huge");
  lua_pushnumber(L, 3.141592653589793238462643383279502884);
  lua_setfield(L, -2, "pi");
  lua_pushinteger(L, LUA_MAXINTEGER);
  lua_setfield(L, -2, "maxinteger");
  lua_pushinteger(L, LUA_MININTEGER);
  lua_setfield(L, -2, "mininteger");
  lua_getfield(L, globals, "utf8");
  lua_pushlstring(L, "[\0-\x7F\xC2-\xFD][\x80-\xBF]*", 14);
  lua_setfield(L, -2, "charpattern");
  lua_settop(L, globals);
}

// Fills two new tables, which it leaves: that of a script, and one in which Lua looks for the names of
// functions when it words an error. No script sees the latter, so none can make the search long.
static void push_library(lua_State *L, const clua_catalog *catalog, const clua_library_part *part, int room) {
  lua_createtable(L, 0, part->count + room);
  lua_createtable(L, 0, part->count);
  for (int i = part->first; i < part->first + part->count; i++) {
    lua_pushstring(L, catalog->entries[i].name);
    push_entry(L, catalog, &catalog->entries[i]);
    lua_pushvalue(L, -2);
    lua_pushvalue(L, -2);
    lua_rawset(L, -5);
    lua_rawset(L, -4);
  }
}

// Methods of strings come from the sandbox's own table, and nobody can change which. The globals are on top.
static void set_string_metatable(lua_State *L) {
  lua_pushliteral(L, "");
  lua_createtable(L, 0, 10);
  luaL_setfuncs(L, clua_string_metamethods, 0);
  lua_getfield(L, -3, "string");
  lua_setfield(L, -2, "__index");
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
}

static void open_sandbox(lua_State *L, const clua_catalog *catalog) {
  enum { MORE_GLOBALS = 20 };  // constants, and what the host offers
  lua_createtable(L, 0, catalog->library_count);
  int loaded = lua_gettop(L), globals = loaded + 1;
  push_library(L, catalog, &catalog->libraries[0], MORE_GLOBALS);
  lua_setfield(L, loaded, "_G");
  for (int i = 1; i < catalog->library_count; i++) {
    push_library(L, catalog, &catalog->libraries[i], 0);
    lua_setfield(L, loaded, catalog->libraries[i].name);
    lua_setfield(L, globals, catalog->libraries[i].name);
  }
  put_constants(L, globals);
  set_string_metatable(L);
  lua_pushvalue(L, globals);
  lua_setfield(L, globals, "_G");
  lua_rawseti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
  lua_setfield(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
  define_all(L);
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

static void replace_randomseed(lua_State *L, int globals) {
  lua_getfield(L, globals, "math");
  lua_getfield(L, -1, "randomseed");
  lua_getupvalue(L, -1, 1);
  lua_pushcclosure(L, clua_randomseed, 1);
  seed_random(L);
  lua_setfield(L, -3, "randomseed");
  lua_settop(L, globals);
}

static void open_trusted(lua_State *L) {
  luaL_openlibs(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
  int globals = lua_gettop(L);
  replace_randomseed(L, globals);
  for (const luaL_Reg *const *list = clua_replacements; *list != NULL; list++) {
    put_all(L, globals, *list);
  }
  put_all(L, globals, clua_trusted_functions);
  put_all(L, globals, clua_debug_functions);
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

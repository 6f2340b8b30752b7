// What Lua code finds. A sandbox is a list of names; what is not on it is not there.
#include <string.h>

#include "internal.h"

// Those of one library follow one another.
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

static size_t library_length(const char *path) {
  const char *dot = strchr(path, '.');
  return dot == NULL ? 0 : (size_t)(dot - path);
}

// How many entries from `first` on are of the same library.
static int count_library(const clua_catalog *catalog, int first) {
  const char *path = catalog->entries[first].path;
  size_t length = library_length(path);
  int count = 1;
  while (first + count < catalog->count) {
    const char *other = catalog->entries[first + count].path;
    if (library_length(other) != length || strncmp(other, path, length) != 0) break;
    count++;
  }
  return count;
}

// The same numbers in every run: the functions share a state of their own, which is seeded here.
static void push_random(lua_State *L, const clua_catalog *catalog, const clua_entry *entry) {
  if (lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_RANDOM) == LUA_TNIL) {
    lua_pop(L, 1);
    memset(lua_newuserdatauv(L, catalog->random_size, 0), 0, catalog->random_size);
    lua_pushvalue(L, -1);
    lua_rawseti(L, LUA_REGISTRYINDEX, CLUA_KEY_RANDOM);
  }
  lua_pushcclosure(L, entry->function, 1);
  if (strcmp(entry->path, "math.randomseed") != 0) return;
  lua_pushvalue(L, -1);
  lua_pushinteger(L, 1);
  lua_call(L, 1, 0);
  clua_wrap_randomseed(L);
}

static void push_entry(lua_State *L, const clua_catalog *catalog, const clua_entry *entry) {
  switch (entry->type) {
    case LUA_TSTRING: lua_pushlstring(L, entry->text, entry->length); break;
    case LUA_TNUMBER:
      if (entry->is_integer) {
        lua_pushinteger(L, entry->integer);
      } else {
        lua_pushnumber(L, entry->number);
      }
      break;
    default:
      if (entry->is_random) {
        push_random(L, catalog, entry);
      } else {
        lua_pushcfunction(L, entry->function);
      }
  }
}

// Fills the table on top with `count` entries.
static void fill(lua_State *L, const clua_catalog *catalog, int first, int count) {
  for (int i = first; i < first + count; i++) {
    const clua_entry *entry = &catalog->entries[i];
    size_t length = library_length(entry->path);
    lua_pushstring(L, entry->path + (length == 0 ? 0 : length + 1));
    push_entry(L, catalog, entry);
    lua_rawset(L, -3);
  }
}

// Methods of strings come from the sandbox's own table, and nobody can change which.
static void set_string_metatable(lua_State *L, int globals) {
  lua_pushliteral(L, "");
  lua_createtable(L, 0, 10);
  luaL_setfuncs(L, clua_string_metamethods, 0);
  lua_getfield(L, globals, "string");
  lua_setfield(L, -2, "__index");
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
}

// Lua looks among the loaded libraries for the names of functions when it words an error. No script
// sees them.
static void open_sandbox(lua_State *L, const clua_catalog *catalog) {
  lua_createtable(L, 0, 32);
  int globals = lua_gettop(L);
  lua_createtable(L, 0, 8);
  int loaded = lua_gettop(L);
  for (int first = 0, count; first < catalog->count; first += count) {
    const char *path = catalog->entries[first].path;
    size_t length = library_length(path);
    count = count_library(catalog, first);
    if (length == 0) {
      lua_pushvalue(L, globals);
      fill(L, catalog, first, count);
      lua_pushliteral(L, "_G");
    } else {
      lua_createtable(L, 0, count);
      fill(L, catalog, first, count);
      lua_pushlstring(L, path, length);
    }
    lua_pushvalue(L, -1);
    lua_pushvalue(L, -3);
    lua_rawset(L, loaded);
    lua_insert(L, -2);
    lua_rawset(L, globals);
  }
  set_string_metatable(L, globals);
  lua_setfield(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
  lua_rawseti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
}

// MARK: A script's state

// Puts `function` at "name" or "library.name" of the globals.
static void put(lua_State *L, int globals, const luaL_Reg *function) {
  const char *name = function->name;
  size_t length = library_length(name);
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
}

void clua_open_libraries(lua_State *L) {
  clua_state *state = clua_of(L);
  const clua_catalog *catalog = clua_read_catalog();
  if (catalog == NULL) luaL_error(L, "not enough memory");
  state->stock = catalog->stock;
  if (state->config.sandboxed) {
    open_sandbox(L, catalog);
  } else {
    open_trusted(L);
  }
}

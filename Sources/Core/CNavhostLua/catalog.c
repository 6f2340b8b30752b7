// What a sandbox has: a list of names, and what they stand for, of Lua's own library and of ours. It is read
// once for the whole process, from a state that is opened for it; a sandbox is then built from this list.
#include <pthread.h>
#include <string.h>

#include "internal.h"

// Those of one library follow one another; the globals come first.
static const char *const allowed[CLUA_MAX_ALLOWED + 1] = {
  "assert", "error", "getmetatable", "ipairs", "load", "next", "pairs", "pcall", "rawequal",
  "rawget", "rawlen", "rawset", "select", "setmetatable", "tonumber", "tostring", "type",
  "xpcall", "collectgarbage",
  "string.byte", "string.char", "string.find", "string.format", "string.gmatch", "string.gsub",
  "string.len", "string.lower", "string.match", "string.pack", "string.packsize", "string.rep",
  "string.reverse", "string.sub", "string.unpack", "string.upper",
  "table.concat", "table.insert", "table.move", "table.pack", "table.remove", "table.sort",
  "table.unpack",
  "math.abs", "math.acos", "math.asin", "math.atan", "math.ceil", "math.cos", "math.deg",
  "math.exp", "math.floor", "math.fmod", "math.log", "math.max", 
  "math.min", "math.modf", "math.rad", "math.random",
  "math.randomseed", "math.sin", "math.sqrt", "math.tan", "math.tointeger", "math.type",
  "math.ult",
  "utf8.char", "utf8.codepoint", "utf8.codes", "utf8.len", "utf8.offset",
  "coroutine.close", "coroutine.create", "coroutine.isyieldable", "coroutine.resume",
  "coroutine.running", "coroutine.status", "coroutine.wrap", "coroutine.yield",
  "os.clock", "os.date", "os.difftime", "os.time",
  NULL,
};

const luaL_Reg *const clua_replacements[] = {
  clua_base_functions,   clua_coroutine_functions, clua_pattern_functions,
  clua_string_functions, clua_table_functions,     clua_sort_functions,
  clua_utf8_functions,   NULL,
};

static const luaL_Reg opened[] = {
  {"_G", luaopen_base},           {"string", luaopen_string}, {"table", luaopen_table},
  {"math", luaopen_math},         {"utf8", luaopen_utf8},     {"os", luaopen_os},
  {"coroutine", luaopen_coroutine}, {NULL, NULL},
};

#define NAME(id, path, first, last) path,

static const char *const stock_names[CLUA_STOCK] = {CLUA_ALL_STOCK(NAME)};

// What these make may be large, and they write into no table of a script.
static const char *const makers[] = {
  "pairs", "string.char", "string.format", "string.gsub", "string.lower", "string.pack", "string.rep",
  "string.reverse", "string.upper", "table.concat", "table.pack", NULL,
};

static clua_catalog catalog;

// Leaves the value at "name" or "library.name" under the globals; nil where it is not.
static void push_at(lua_State *L, const char *path) {
  const char *dot = strchr(path, '.');
  lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
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

static void read_stock(lua_State *L) {
  for (int i = 0; i < CLUA_STOCK; i++) {
    if (stock_names[i][0] == '_') {
      lua_pushliteral(L, "");
      luaL_getmetafield(L, -1, stock_names[i]);
    } else {
      push_at(L, stock_names[i]);
    }
    catalog.stock[i] = lua_tocfunction(L, -1);
    if (catalog.stock[i] == NULL) luaL_error(L, "Lua lacks %s", stock_names[i]);
    lua_settop(L, 0);
  }
}

// Of a function with upvalues none is kept: math.random and its seed, which stand in the catalog for
// themselves.
static void read_entry(lua_State *L, clua_entry *entry) {
  push_at(L, entry->path);
  entry->function = lua_tocfunction(L, -1);
  if (entry->function == NULL) luaL_error(L, "Lua lacks %s", entry->path);
  entry->is_random = lua_getupvalue(L, -1, 1) != NULL;
  if (entry->is_random) catalog.random_size = lua_rawlen(L, -1);
  lua_settop(L, 0);
}

// The length of the library's name in "library.name".
size_t clua_library_length(const char *path) {
  const char *dot = strchr(path, '.');
  return dot == NULL ? 0 : (size_t)(dot - path);
}

// Puts the entry into the library of the one before it, or into a new one.
static void sort_in(clua_entry *entry) {
  size_t length = clua_library_length(entry->path);
  clua_library_part *library = &catalog.libraries[catalog.library_count];
  entry->name = entry->path + (length == 0 ? 0 : length + 1);
  if (catalog.library_count > 0 && clua_library_length(entry[-1].path) == length &&
      memcmp(entry[-1].path, entry->path, length) == 0) {
    library[-1].count++;
    return;
  }
  *library = (clua_library_part){.first = (int)(entry - catalog.entries), .count = 1};
  memcpy(library->name, entry->path, length);
  catalog.library_count++;
}

static clua_entry *find_entry(const char *path) {
  for (int i = 0; i < catalog.count; i++) {
    if (strcmp(catalog.entries[i].path, path) == 0) return &catalog.entries[i];
  }
  return NULL;
}

static void replace(const luaL_Reg *functions) {
  for (; functions->name != NULL; functions++) {
    clua_entry *entry = find_entry(functions->name);
    if (entry != NULL) entry->function = functions->func;
  }
}

static int read_all(lua_State *L) {
  for (const luaL_Reg *library = opened; library->name != NULL; library++) {
    luaL_requiref(L, library->name, library->func, 1);
  }
  lua_settop(L, 0);
  read_stock(L);
  for (const char *const *path = allowed; *path != NULL; path++) {
    clua_entry *entry = &catalog.entries[catalog.count++];
    *entry = (clua_entry){.path = *path};
    read_entry(L, entry);
    sort_in(entry);
  }
  for (const luaL_Reg *const *list = clua_replacements; *list != NULL; list++) replace(*list);
  replace(clua_sandbox_functions);
  replace(clua_clock_functions);
  replace(clua_stock_functions);
  for (const char *const *path = makers; *path != NULL; path++) find_entry(*path)->makes_much = true;
  return 0;
}

static bool read_catalog(void) {
  lua_State *L = luaL_newstate();
  if (L == NULL) return false;
  catalog.count = catalog.library_count = 0;
  lua_pushcfunction(L, read_all);
  bool read = lua_pcall(L, 0, 0, 0) == LUA_OK;
  lua_close(L);
  return read;
}

// NULL where there is no memory for it.
const clua_catalog *clua_read_catalog(void) {
  static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
  static bool ready = false;
  pthread_mutex_lock(&mutex);
  if (!ready) ready = read_catalog();
  bool is_there = ready;
  pthread_mutex_unlock(&mutex);
  return is_there ? &catalog : NULL;
}

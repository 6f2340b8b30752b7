// What the host keeps in Lua's registry, and the protected call in which it reaches for it.
#include "internal.h"

// Runs `function` protected on the main thread with `argument` as light userdata.
int clua_protect(clua_state *state, lua_CFunction function, void *argument) {
  lua_State *L = state->main;
  if (!lua_checkstack(L, 4)) return LUA_ERRMEM;
  lua_pushcfunction(L, function);
  lua_pushlightuserdata(L, argument);
  state->lifted++;
  int status = lua_pcall(L, 1, 0, 0);
  state->lifted--;
  if (status != LUA_OK) lua_pop(L, 1);
  return status;
}

// Sets a field of a table that the host keeps: such a one may have more of them than a script's, so the
// allocator has to see who asks.
int clua_set_kept(lua_State *L) {
  lua_rawset(L, 1);
  return 0;
}

// With a key and its value on top, which go: into the table at `key` of the registry.
void clua_keep_pair(lua_State *L, lua_Integer key) {
  luaL_checkstack(L, 4, NULL);
  lua_pushcfunction(L, clua_set_kept);
  lua_rawgeti(L, LUA_REGISTRYINDEX, key);
  lua_rotate(L, -4, 2);
  lua_call(L, 3, 0);
}

// All of one mode have one metatable.
void clua_new_weak(lua_State *L, const char *mode) {
  int key = *mode == 'k' ? CLUA_KEY_WEAK_KEYS : CLUA_KEY_WEAK_VALUES;
  lua_newtable(L);
  if (lua_rawgeti(L, LUA_REGISTRYINDEX, key) != LUA_TTABLE) {
    lua_pop(L, 1);
    lua_createtable(L, 0, 1);
    lua_pushstring(L, mode);
    lua_setfield(L, -2, "__mode");
    lua_pushvalue(L, -1);
    lua_rawseti(L, LUA_REGISTRYINDEX, key);
  }
  lua_setmetatable(L, -2);
}

static void keep(lua_State *L, int key) { lua_rawseti(L, LUA_REGISTRYINDEX, key); }

static void keep_tables(lua_State *L) {
  static const int plain[] = {
    CLUA_KEY_THREADS, CLUA_KEY_ATOMS, CLUA_KEY_MODULES, CLUA_KEY_SPARES,
  };
  static const int weak[] = {
    CLUA_KEY_PROXY_IDS, CLUA_KEY_ORDERS, CLUA_KEY_IDS, CLUA_KEY_SEALED,
    CLUA_KEY_METATABLE_SET, CLUA_KEY_HOOKS,
  };
  for (int key = CLUA_KEY_FREE; key < CLUA_KEY_REF; key++) {
    lua_pushinteger(L, 0);
    keep(L, key);
  }
  for (size_t i = 0; i < sizeof plain / sizeof *plain; i++) {
    lua_newtable(L);
    keep(L, plain[i]);
  }
  lua_createtable(L, clua_of(L)->config.library->function_count, 1);
  keep(L, CLUA_KEY_SLOTS);
  for (size_t i = 0; i < sizeof weak / sizeof *weak; i++) {
    clua_new_weak(L, "k");
    keep(L, weak[i]);
  }
}

// Lua makes these strings outside of any protection; while they are kept it finds them there.
static void keep_words(lua_State *L) {
  static const char *const words[] = {
    "error in error handling", "C stack overflow", "stack overflow",
    "cannot resume dead coroutine", "cannot resume non-suspended coroutine",
  };
  enum { COUNT = sizeof words / sizeof *words };
  lua_createtable(L, COUNT, 0);
  for (int i = 0; i < COUNT; i++) {
    lua_pushstring(L, words[i]);
    lua_rawseti(L, -2, i + 1);
  }
  keep(L, CLUA_KEY_WORDS);
}

void clua_fill_registry(lua_State *L) {
  keep_tables(L);
  keep_words(L);
}

// The globals and libraries of a sandbox. A plugin that is loaded may never be asked, and uses one
// library or two if it is: so these tables are empty until somebody looks. Nobody can tell: a metatable
// that no script gets hold of fills a table at the first read or write, and what goes past metatables
// unfolds it first.
#include <math.h>
#include <string.h>

#include "internal.h"

// MARK: Entries

// The same numbers in every run: the functions share a state of their own, which is seeded here.
static void push_random(lua_State *L, const clua_catalog *catalog, const clua_entry *entry) {
  if (lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_RANDOM) != LUA_TUSERDATA) {
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

// Fills the table on top.
void clua_fill(lua_State *L, int library) {
  const clua_catalog *catalog = clua_of(L)->catalog;
  const clua_library_part *part = &catalog->libraries[library];
  for (int i = part->first; i < part->first + part->count; i++) {
    lua_pushstring(L, catalog->entries[i].name);
    push_entry(L, catalog, &catalog->entries[i]);
    lua_rawset(L, -3);
  }
}

// MARK: Unfolding

static int fill_first(lua_State *L) {
  int library = (int)lua_tointeger(L, 2);
  lua_settop(L, 1);
  if (library == 0) {
    clua_fill_globals(L);
  } else {
    clua_fill(L, library);
  }
  return 0;
}

static void empty(lua_State *L, int table) {
  for (lua_pushnil(L); lua_next(L, table);) {
    lua_pop(L, 1);
    lua_pushvalue(L, -1);
    lua_pushnil(L);
    lua_rawset(L, table);
  }
}

static int library_at(const clua_state *state, const void *table) {
  for (int i = 0; i < CLUA_MOST_LIBRARIES; i++) {
    if (state->folded[i] == table) return i;
  }
  return -1;
}

// All or nothing: what a script writes into the table later must not be written over.
bool clua_unfold(lua_State *L, int index) {
  clua_state *state = clua_of(L);
  if (lua_type(L, index) != LUA_TTABLE) return true;
  int library = library_at(state, lua_topointer(L, index));
  if (library < 0) return true;
  const void *folded[CLUA_MOST_LIBRARIES];
  if (!lua_checkstack(L, 8)) return false;
  index = lua_absindex(L, index);
  memcpy(folded, state->folded, sizeof folded);
  lua_pushcfunction(L, fill_first);
  lua_pushvalue(L, index);
  lua_pushinteger(L, library);
  if (lua_pcall(L, 2, 0, 0) != LUA_OK) {
    lua_pop(L, 1);
    empty(L, index);
    memcpy(state->folded, folded, sizeof folded);
    return false;
  }
  lua_pushnil(L);
  lua_setmetatable(L, index);
  state->folded[library] = NULL;
  return true;
}

void clua_see(lua_State *L, int index) {
  if (clua_unfold(L, index)) return;
  clua_check(L);
  luaL_error(L, "not enough memory");
}

// MARK: Folding

static int read_folded(lua_State *L) {
  clua_see(L, 1);
  lua_rawget(L, 1);
  return 1;
}

static int write_folded(lua_State *L) {
  if (lua_isnil(L, 2)) luaL_error(L, "table index is nil");
  if (lua_type(L, 2) == LUA_TNUMBER && isnan(lua_tonumber(L, 2))) {
    luaL_error(L, "table index is NaN");
  }
  clua_see(L, 1);
  lua_rawset(L, 1);
  return 0;
}

// Leaves the metatable of folded libraries.
void clua_push_folding(lua_State *L) {
  static const luaL_Reg methods[] = {
    {"__index", read_folded}, {"__newindex", write_folded}, {NULL, NULL},
  };
  lua_createtable(L, 0, 2);
  luaL_setfuncs(L, methods, 0);
}

// Leaves the table of a library. That of the globals, which nearly every plugin looks at some time, has
// its size from the start.
void clua_push_folded(lua_State *L, int library, int metatable) {
  lua_createtable(L, 0, library == 0 ? 32 : 0);
  clua_of(L)->folded[library] = lua_topointer(L, -1);
  lua_pushvalue(L, metatable);
  lua_setmetatable(L, -2);
}

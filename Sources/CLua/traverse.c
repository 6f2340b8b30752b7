// `next`. To go on from a key is cheap, to start anew may cost a walk over all that is empty in
// front: so the host remembers the last walks, and only a step that continues one is cheap.
#include <string.h>

#include "internal.h"

// The address of what has one, and no type then; else type and value.
typedef struct key {
  int type;
  uint64_t bits;
} key;

static uint64_t bits_of_number(lua_State *L, int index) {
  int is_integer;
  uint64_t bits = (uint64_t)lua_tointegerx(L, index, &is_integer);
  if (is_integer) return bits;
  double number = lua_tonumber(L, index);
  memcpy(&bits, &number, sizeof bits);
  return bits;
}

static key key_at(lua_State *L, int index) {
  key key = {.bits = (uint64_t)(uintptr_t)lua_topointer(L, index)};
  if (key.bits != 0) return key;
  key.type = lua_type(L, index);
  switch (key.type) {
    case LUA_TBOOLEAN: key.bits = (uint64_t)lua_toboolean(L, index); break;
    case LUA_TNUMBER: key.bits = bits_of_number(L, index); break;
    default: break;
  }
  return key;
}

static clua_walk *find(clua_state *state, const void *table) {
  if (state->walks[state->last_walk].table == table) return &state->walks[state->last_walk];
  if (table == NULL) return NULL;
  for (int i = 0; i < CLUA_WALKS; i++) {
    if (state->walks[i].table != table) continue;
    state->last_walk = i;
    return &state->walks[i];
  }
  return NULL;
}

static clua_walk *begin(clua_state *state, const void *table) {
  state->last_walk = (state->last_walk + 1) % CLUA_WALKS;
  clua_walk *walk = &state->walks[state->last_walk];
  walk->table = table;
  return walk;
}

// With table and key at 1 and 2.
static int step(lua_State *L, const void *table, clua_walk *walk) {
  clua_state *state = clua_of(L);
  key from = key_at(L, 2);
  bool goes_on = walk != NULL && walk->type == from.type && walk->key == from.bits;
  clua_charge(L, goes_on ? 1 : clua_coarse_memory(state) / 4096 + 1);
  if (!lua_next(L, 1)) {
    if (walk != NULL) walk->table = NULL;
    lua_pushnil(L);
    return 1;
  }
  if (walk == NULL) walk = begin(state, table);
  key to = key_at(L, -2);
  walk->type = to.type;
  walk->key = to.bits;
  return 2;
}

static int step_freely(lua_State *L) {
  clua_charge(L, 1);
  if (lua_next(L, 1)) return 2;
  lua_pushnil(L);
  return 1;
}

// A walk that has begun is over a table that is no object and no library: those have metatables that
// nobody puts there later. In a sandbox no table goes while its walk is noted, so it is one, too.
int clua_next(lua_State *L) {
  clua_object object;
  clua_state *state = clua_of(L);
  const void *table = lua_topointer(L, 1);
  clua_walk *walk = find(state, table);
  if (walk != NULL && table != NULL && state->config.sandboxed) {
    lua_settop(L, 2);
    return step(L, table, walk);
  }
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 2);
  if (lua_getmetatable(L, 1)) {
    lua_pop(L, 1);
    clua_see(L, 1);
    if (clua_object_at(L, 1, &object)) return clua_proxy_next(L);
  }
  return state->units == INT64_MAX ? step_freely(L) : step(L, table, walk);
}

// To be called before a collection too: it may give the address of a table to another.
void clua_forget_walks(clua_state *state) {
  for (int i = 0; i < CLUA_WALKS; i++) state->walks[i].table = NULL;
}

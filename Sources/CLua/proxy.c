// Host objects as Lua values. A proxy is a number with a hidden metatable: nothing of Swift is kept
// alive by it, and one (kind, id) is one value while anybody in Lua holds it.
#include "internal.h"

// The kind whose metatable stands on top of the stack, or 0.
static uint8_t kind_of_metatable(clua_state *state, lua_State *L) {
  const void *metatable = lua_topointer(L, -1);
  lua_rawgeti(L, -1, 1);
  lua_Integer kind = lua_type(L, -1) == LUA_TNUMBER ? lua_tointeger(L, -1) : 0;
  lua_pop(L, 1);
  bool known = kind > 0 && kind < CLUA_KINDS && state->kinds[kind].metatable == metatable;
  return known ? (uint8_t)kind : 0;
}

static bool table_id(lua_State *L, int index, int64_t *id) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_PROXY_IDS);
  lua_pushvalue(L, index);
  lua_rawget(L, -2);
  bool found = lua_isinteger(L, -1);
  *id = lua_tointeger(L, -1);
  lua_pop(L, 2);
  return found;
}

// Needs four slots of the stack.
bool clua_object_at(clua_state *state, lua_State *L, int index, uint8_t *kind, int64_t *id) {
  int type = lua_type(L, index);
  if (type != LUA_TUSERDATA && type != LUA_TTABLE) return false;
  index = lua_absindex(L, index);
  if (!lua_getmetatable(L, index)) return false;
  *kind = kind_of_metatable(state, L);
  lua_pop(L, 1);
  if (*kind == 0) return false;
  if (type == LUA_TTABLE) return table_id(L, index, id);
  *id = *(int64_t *)lua_touserdata(L, index);
  return true;
}

static void push_new(lua_State *L, uint8_t kind, int64_t id) {
  if (!clua_of(L)->kinds[kind].as_table) {
    *(int64_t *)lua_newuserdatauv(L, sizeof(int64_t), 0) = id;
    return;
  }
  lua_newtable(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_PROXY_IDS);
  lua_pushvalue(L, -2);
  lua_pushinteger(L, id);
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

static void push_cache(lua_State *L, uint8_t kind) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_CACHES);
  lua_rawgeti(L, -1, kind);
  lua_remove(L, -2);
}

// Pushes the proxy if there is one, and raises in no case.
bool clua_push_held(lua_State *L, uint8_t kind, int64_t id) {
  if (kind >= CLUA_KINDS || clua_of(L)->kinds[kind].metatable == NULL) return false;
  push_cache(L, kind);
  bool held = lua_rawgeti(L, -1, id) != LUA_TNIL;
  lua_remove(L, -2);
  if (!held) lua_pop(L, 1);
  return held;
}

void clua_push_object(lua_State *L, uint8_t kind, int64_t id) {
  luaL_checkstack(L, 8, NULL);
  if (kind >= CLUA_KINDS || clua_of(L)->kinds[kind].metatable == NULL) {
    lua_pushnil(L);
    return;
  }
  push_cache(L, kind);
  if (lua_rawgeti(L, -1, id) == LUA_TNIL) {
    lua_pop(L, 1);
    push_new(L, kind, id);
    lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_METATABLES);
    lua_rawgeti(L, -1, kind);
    lua_setmetatable(L, -3);
    lua_pop(L, 1);
    lua_pushvalue(L, -1);
    lua_rawseti(L, -3, id);
  }
  lua_remove(L, -2);
}

bool clua_is_held(clua_state *state, uint8_t kind, int64_t id) {
  lua_State *L = state->main;
  if (kind >= CLUA_KINDS || state->kinds[kind].metatable == NULL) return false;
  if (!lua_checkstack(L, 4)) return false;
  bool held = clua_push_held(L, kind, id);
  if (held) lua_pop(L, 1);
  return held;
}

typedef struct declaration {
  uint8_t kind;
  bool as_table;
  const char *name;
} declaration;

static void push_metatable(lua_State *L, const declaration *kind) {
  lua_newtable(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_ATOMS);
  luaL_setfuncs(L, clua_proxy_methods, 1);
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_pushstring(L, kind->name);
  lua_setfield(L, -2, "__name");
  lua_pushinteger(L, kind->kind);
  lua_rawseti(L, -2, 1);
}

static int define_kind(lua_State *L) {
  const declaration *kind = lua_touserdata(L, 1);
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_METATABLES);
  push_metatable(L, kind);
  const void *metatable = lua_topointer(L, -1);
  lua_rawseti(L, -2, kind->kind);
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_CACHES);
  clua_new_weak(L, "v");
  lua_rawseti(L, -2, kind->kind);
  clua_of(L)->kinds[kind->kind] = (clua_kind){metatable, kind->as_table};
  return 0;
}

static int32_t outcome(clua_state *state, int status) {
  if (status == LUA_OK) return CLUA_OK;
  return clua_fail(state, CLUA_ERROR_MEMORY, "not enough memory");
}

int32_t clua_define_kind(clua_state *state, uint8_t kind, const char *name, bool as_table) {
  declaration declaration = {kind, as_table, name};
  if (kind == 0 || kind >= CLUA_KINDS) {
    return clua_fail(state, CLUA_ERROR_RUNTIME, "no such kind");
  }
  return outcome(state, clua_protect(state, define_kind, &declaration));
}

typedef struct atom {
  const char *name;
  int32_t number;
} atom;

static int intern(lua_State *L) {
  const atom *atom = lua_touserdata(L, 1);
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_ATOMS);
  lua_pushstring(L, atom->name);
  lua_pushinteger(L, atom->number);
  lua_rawset(L, -3);
  return 0;
}

int32_t clua_intern(clua_state *state, const char *name, int32_t number) {
  atom atom = {name, number};
  return outcome(state, clua_protect(state, intern, &atom));
}

typedef struct binding {
  const char *name;
  uint8_t kind;
  int64_t id;
} binding;

// Reading and writing only: the first two methods.
static void set_bound(lua_State *L, const luaL_Reg *method, const binding *to) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_ATOMS);
  lua_pushinteger(L, to->kind);
  lua_pushinteger(L, to->id);
  lua_pushcclosure(L, method->func, 3);
  lua_setfield(L, -2, method->name);
}

static int define_dynamic(lua_State *L) {
  const binding *binding = lua_touserdata(L, 1);
  lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
  lua_pushstring(L, binding->name);
  if (lua_rawget(L, -2) != LUA_TTABLE) {
    lua_newtable(L);
    lua_pushstring(L, binding->name);
    lua_pushvalue(L, -2);
    lua_rawset(L, -5);
  }
  lua_newtable(L);
  set_bound(L, &clua_proxy_methods[0], binding);
  set_bound(L, &clua_proxy_methods[1], binding);
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  return 0;
}

int32_t clua_define_dynamic(clua_state *state, const char *name, uint8_t kind, int64_t id) {
  binding binding = {name, kind, id};
  return outcome(state, clua_protect(state, define_dynamic, &binding));
}

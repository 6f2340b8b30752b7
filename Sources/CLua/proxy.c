// Host objects as Lua values. A proxy is a number with a hidden metatable: nothing of Swift is kept
// alive by it, and one (kind, id) is one value while anybody in Lua holds it.
#include "internal.h"

// The bytes of a userdata that stands for an object.
typedef struct proxy {
  int64_t id;
  uint8_t kind;
} proxy;

static bool is_metatable_of(const clua_state *state, lua_Integer kind, const void *metatable) {
  return kind > 0 && kind < CLUA_KINDS && state->kinds[kind].metatable == metatable;
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

static uint8_t table_kind(clua_state *state, lua_State *L) {
  const void *metatable = lua_topointer(L, -1);
  lua_rawgeti(L, -1, 1);
  lua_Integer kind = lua_type(L, -1) == LUA_TNUMBER ? lua_tointeger(L, -1) : 0;
  lua_pop(L, 1);
  return is_metatable_of(state, kind, metatable) ? (uint8_t)kind : 0;
}

static bool table_at(clua_state *state, lua_State *L, int index, uint8_t *kind, int64_t *id) {
  index = lua_absindex(L, index);
  if (!lua_getmetatable(L, index)) return false;
  *kind = table_kind(state, L);
  lua_pop(L, 1);
  return *kind != 0 && table_id(L, index, id);
}

// Needs four slots of the stack.
bool clua_object_at(clua_state *state, lua_State *L, int index, uint8_t *kind, int64_t *id) {
  const proxy *proxy = lua_touserdata(L, index);
  if (proxy == NULL) {
    return lua_type(L, index) == LUA_TTABLE && table_at(state, L, index, kind, id);
  }
  if (lua_rawlen(L, index) != sizeof *proxy || !lua_getmetatable(L, index)) return false;
  bool known = is_metatable_of(state, proxy->kind, lua_topointer(L, -1));
  lua_pop(L, 1);
  *kind = proxy->kind;
  *id = proxy->id;
  return known;
}

static void push_userdata(lua_State *L, uint8_t kind, int64_t id) {
  *(proxy *)lua_newuserdatauv(L, sizeof(proxy), 0) = (proxy){.id = id, .kind = kind};
}

static void push_table(lua_State *L, int64_t id) {
  lua_newtable(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_PROXY_IDS);
  lua_pushvalue(L, -2);
  lua_pushinteger(L, id);
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

static void push_new(lua_State *L, uint8_t kind, int64_t id) {
  if (clua_of(L)->kinds[kind].shape == CLUA_AS_TABLE) {
    push_table(L, id);
  } else {
    push_userdata(L, kind, id);
  }
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_METATABLE + kind);
  lua_setmetatable(L, -2);
}

static bool is_declared(const clua_state *state, uint8_t kind) {
  return kind < CLUA_KINDS && state->kinds[kind].metatable != NULL;
}

// Pushes the proxy if there is one, and raises in no case.
bool clua_push_held(lua_State *L, uint8_t kind, int64_t id) {
  clua_state *state = clua_of(L);
  if (!is_declared(state, kind) || state->kinds[kind].shape == CLUA_ONCE) return false;
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_CACHE + kind);
  bool held = lua_rawgeti(L, -1, id) != LUA_TNIL;
  lua_remove(L, -2);
  if (!held) lua_pop(L, 1);
  return held;
}

void clua_push_object(lua_State *L, uint8_t kind, int64_t id) {
  luaL_checkstack(L, 8, NULL);
  if (!is_declared(clua_of(L), kind)) {
    lua_pushnil(L);
    return;
  }
  if (clua_push_held(L, kind, id)) return;
  push_new(L, kind, id);
  if (clua_of(L)->kinds[kind].shape == CLUA_ONCE) return;
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_CACHE + kind);
  lua_pushvalue(L, -2);
  lua_rawseti(L, -2, id);
  lua_pop(L, 1);
}

bool clua_is_held(clua_state *state, uint8_t kind, int64_t id) {
  lua_State *L = state->main;
  if (!lua_checkstack(L, 4)) return false;
  bool held = clua_push_held(L, kind, id);
  if (held) lua_pop(L, 1);
  return held;
}

typedef struct declaration {
  uint8_t kind;
  enum clua_shape shape;
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
  push_metatable(L, kind);
  const void *metatable = lua_topointer(L, -1);
  lua_rawseti(L, LUA_REGISTRYINDEX, CLUA_KEY_METATABLE + kind->kind);
  if (kind->shape != CLUA_ONCE) {
    clua_new_weak(L, "v");
    lua_rawseti(L, LUA_REGISTRYINDEX, CLUA_KEY_CACHE + kind->kind);
  }
  clua_of(L)->kinds[kind->kind] = (clua_kind){metatable, kind->shape};
  return 0;
}

static int32_t outcome(clua_state *state, int status) {
  if (status == LUA_OK) return CLUA_OK;
  return clua_fail(state, CLUA_ERROR_MEMORY, "not enough memory");
}

int32_t clua_define_kind(
  clua_state *state, uint8_t kind, const char *name, enum clua_shape shape) {
  declaration declaration = {kind, shape, name};
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

// Host objects as Lua values. A proxy is a number with a hidden metatable: nothing of Swift is kept
// alive by it, and one (kind, id) is one value while anybody in Lua holds it.
#include "internal.h"

// The bytes of a userdata that stands for an object.
typedef struct proxy {
  int64_t id;
  uint32_t call;   // of a CLUA_ONCE: it is good while its thread runs that call
  int32_t thread;
  uint16_t family;
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

static void push_userdata(lua_State *L, const clua_value *object) {
  const clua_state *state = clua_of(L);
  proxy *new = lua_newuserdatauv(L, sizeof *new, 0);
  *new = (proxy){.id = object->id, .family = object->family, .kind = object->kind};
  if (state->kinds[object->kind].shape != CLUA_ONCE || state->handing == 0) return;
  new->thread = state->handing;
  new->call = state->threads[state->handing - 1].call;
}

static void push_table(lua_State *L, int64_t id) {
  lua_newtable(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_PROXY_IDS);
  lua_pushvalue(L, -2);
  lua_pushinteger(L, id);
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

static void push_metatable(lua_State *L, uint8_t kind) {
  lua_createtable(L, 1, 7);
  luaL_setfuncs(L, clua_proxy_methods, 0);
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_pushstring(L, clua_of(L)->kinds[kind].name);
  lua_setfield(L, -2, "__name");
  lua_pushinteger(L, kind);
  lua_rawseti(L, -2, 1);
}

// What the first object of a kind needs.
static void prepare_kind(lua_State *L, uint8_t number) {
  clua_kind *kind = &clua_of(L)->kinds[number];
  if (kind->metatable != NULL) return;
  if (kind->shape != CLUA_ONCE) {
    clua_new_weak(L, "v");
    lua_rawseti(L, LUA_REGISTRYINDEX, CLUA_KEY_CACHE + number);
  }
  push_metatable(L, number);
  const void *metatable = lua_topointer(L, -1);
  lua_rawseti(L, LUA_REGISTRYINDEX, CLUA_KEY_METATABLE + number);
  kind->metatable = metatable;
}

static void push_new(lua_State *L, const clua_value *object) {
  if (clua_of(L)->kinds[object->kind].shape == CLUA_AS_TABLE) {
    push_table(L, object->id);
  } else {
    push_userdata(L, object);
  }
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_METATABLE + object->kind);
  lua_setmetatable(L, -2);
}

static bool is_declared(const clua_state *state, uint8_t kind) {
  return kind < CLUA_KINDS && state->kinds[kind].name != NULL;
}

// Pushes the proxy if there is one, and raises in no case.
bool clua_push_held(lua_State *L, uint8_t kind, int64_t id) {
  clua_state *state = clua_of(L);
  if (kind >= CLUA_KINDS || state->kinds[kind].metatable == NULL) return false;
  if (state->kinds[kind].shape == CLUA_ONCE) return false;
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_CACHE + kind);
  bool held = lua_rawgeti(L, -1, id) != LUA_TNIL;
  lua_remove(L, -2);
  if (!held) lua_pop(L, 1);
  return held;
}

void clua_push_object(lua_State *L, const clua_value *object) {
  luaL_checkstack(L, 8, NULL);
  if (!is_declared(clua_of(L), object->kind)) {
    lua_pushnil(L);
    return;
  }
  if (clua_push_held(L, object->kind, object->id)) return;
  prepare_kind(L, object->kind);
  push_new(L, object);
  if (clua_of(L)->kinds[object->kind].shape == CLUA_ONCE) return;
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_CACHE + object->kind);
  lua_pushvalue(L, -2);
  lua_rawseti(L, -2, object->id);
  lua_pop(L, 1);
}

// Pushes what is handed over once, and raises in no case; false where it cannot. In a sandboxed state
// Lua collects nothing by itself, so the one thing that could raise is the allocation.
bool clua_push_once(lua_State *L, const clua_value *object) {
  clua_state *state = clua_of(L);
  if (object->kind >= CLUA_KINDS || state->kinds[object->kind].metatable == NULL ||
      state->kinds[object->kind].shape != CLUA_ONCE) {
    return false;
  }
  if (!state->config.sandboxed || !clua_reserve_block(state)) return false;
  state->surely = true;
  push_new(L, object);
  state->surely = false;
  return true;
}

// MARK: Fields that families share

static bool is_good(const clua_state *state, const proxy *proxy) {
  if (state->kinds[proxy->kind].shape != CLUA_ONCE) return true;
  return proxy->call != 0 && proxy->thread <= state->thread_count &&
         state->threads[proxy->thread - 1].call == proxy->call;
}

// The field of the first argument, a proxy, that the second names, where that is known to C.
bool clua_push_shared(lua_State *L) {
  clua_state *state = clua_of(L);
  const proxy *proxy = lua_touserdata(L, 1);
  if (proxy == NULL || proxy->family == 0 || !is_good(state, proxy)) return false;
  int top = lua_gettop(L);
  bool found = false;
  if (lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_SHARED + proxy->kind) == LUA_TTABLE &&
      lua_rawgeti(L, -1, proxy->family) == LUA_TTABLE) {
    lua_pushvalue(L, 2);
    found = lua_rawget(L, -2) != LUA_TNIL;
  }
  if (!found) lua_settop(L, top);
  return found;
}

// Leaves the table at `key` of the table on top above that one; it is made where it is missing.
static void push_inner(lua_State *L, int table, lua_Integer key) {
  table = lua_absindex(L, table);
  if (lua_rawgeti(L, table, key) == LUA_TTABLE) return;
  lua_pop(L, 1);
  lua_newtable(L);
  lua_pushvalue(L, -1);
  lua_rawseti(L, table, key);
}

// The value on top is what the whole family of the first argument has in the field `atom`.
void clua_share(lua_State *L, int32_t atom) {
  const proxy *proxy = lua_touserdata(L, 1);
  int type = lua_type(L, -1);
  bool plain = type == LUA_TBOOLEAN || type == LUA_TNUMBER || type == LUA_TSTRING;
  if (proxy == NULL || proxy->family == 0 || atom < 0 || !plain) return;
  luaL_checkstack(L, 8, NULL);
  push_inner(L, LUA_REGISTRYINDEX, CLUA_KEY_SHARED + proxy->kind);
  push_inner(L, -1, proxy->family);
  lua_pushvalue(L, 2);
  lua_pushvalue(L, -4);
  lua_rawset(L, -3);
  lua_pop(L, 2);
}

bool clua_is_held(clua_state *state, uint8_t kind, int64_t id) {
  lua_State *L = state->main;
  if (!lua_checkstack(L, 4)) return false;
  bool held = clua_push_held(L, kind, id);
  if (held) lua_pop(L, 1);
  return held;
}

// Reading and writing only: the first two methods.
static void set_bound(lua_State *L, const luaL_Reg *method, const clua_dynamic *to) {
  lua_pushinteger(L, to->kind);
  lua_pushinteger(L, to->id);
  lua_pushcclosure(L, method->func, 2);
  lua_setfield(L, -2, method->name);
}

static void define_dynamic(lua_State *L, const clua_dynamic *dynamic) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
  lua_pushstring(L, dynamic->name);
  if (lua_rawget(L, -2) != LUA_TTABLE) {
    lua_newtable(L);
    lua_pushstring(L, dynamic->name);
    lua_pushvalue(L, -2);
    lua_rawset(L, -5);
  }
  lua_newtable(L);
  set_bound(L, &clua_proxy_methods[0], dynamic);
  set_bound(L, &clua_proxy_methods[1], dynamic);
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
}

void clua_define_dynamics(lua_State *L) {
  const clua_library *library = clua_of(L)->config.library;
  int top = lua_gettop(L);
  for (int32_t i = 0; i < library->dynamic_count; i++) {
    define_dynamic(L, &library->dynamics[i]);
    lua_settop(L, top);
  }
}

// Host objects as Lua values. A proxy is a number with a hidden metatable: nothing of Swift is kept
// alive by it, and one (kind, id) is one value while anybody in Lua holds it,
// but for those that are handed over once.
#include "proxy.h"

static void push_kept(lua_State *L, int32_t ref) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_REF + ref);
}

static void push_userdata(lua_State *L, const clua_value *object) {
  clua_proxy *new = lua_newuserdatauv(L, sizeof *new, 0);
  *new = (clua_proxy){clua_of(L), {object->id, object->kind}, ++clua_of(L)->last_handed};
}

static void push_table(lua_State *L, int64_t id) {
  lua_newtable(L);
  lua_pushvalue(L, -1);
  lua_pushinteger(L, id);
  clua_keep_pair(L, CLUA_KEY_PROXY_IDS);
}

static void push_metatable(lua_State *L, uint8_t kind) {
  lua_createtable(L, 1, 7);
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_ATOMS);
  luaL_setfuncs(L, clua_of(L)->upper->proxy_methods, 1);
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
  if (kind->shape != CLUA_ONCE && kind->cache_ref == 0) {
    clua_new_weak(L, "v");
    kind->cache_ref = clua_keep(L);
  }
  push_metatable(L, number);
  const void *metatable = lua_topointer(L, -1);
  kind->metatable_ref = clua_keep(L);
  kind->metatable = metatable;
}

static void push_new(lua_State *L, const clua_value *object) {
  if (clua_of(L)->kinds[object->kind].shape == CLUA_AS_TABLE) {
    push_table(L, object->id);
  } else {
    push_userdata(L, object);
  }
  push_kept(L, clua_of(L)->kinds[object->kind].metatable_ref);
  lua_setmetatable(L, -2);
}

static bool is_declared(const clua_state *state, uint8_t kind) {
  return kind < CLUA_KINDS && state->kinds[kind].name != NULL;
}

static bool push_held(lua_State *L, const clua_value *object) {
  const clua_state *state = clua_of(L);
  if (object->kind >= CLUA_KINDS || state->kinds[object->kind].cache_ref == 0) return false;
  push_kept(L, state->kinds[object->kind].cache_ref);
  if (lua_rawgeti(L, -1, object->id) != LUA_TNIL) {
    lua_replace(L, -2);
    return true;
  }
  lua_pop(L, 2);
  return false;
}

// Pushes the proxy if there is one, and raises in no case. Whether there still is one depends on the collector, so
// one that is handed over again counts as one that is made.
bool clua_push_held(lua_State *L, const clua_value *object) {
  if (!push_held(L, object)) return false;
  clua_proxy *proxy = lua_touserdata(L, -1);
  if (proxy != NULL) proxy->handed = ++clua_of(L)->last_handed;
  return true;
}

static int make_spares(lua_State *L) {
  clua_state *state = clua_of(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_SPARES);
  while (state->spare_count < CLUA_SPARES) {
    clua_proxy *spare = lua_newuserdatauv(L, sizeof *spare, 0);
    *spare = (clua_proxy){0};
    lua_rawseti(L, -2, state->spare_count + 1);
    state->spare_count++;
  }
  return 0;
}

// Pushes userdata for an object that is handed over once, from those made in advance: each hook gets some, and
// to make one takes a protected call. False where it is another kind, the first of its kind, or there is no
// memory; raises in no case.
bool clua_push_spare(lua_State *L, const clua_value *object) {
  clua_state *state = clua_of(L);
  if (object->kind >= CLUA_KINDS) return false;
  const clua_kind *kind = &state->kinds[object->kind];
  if (kind->shape != CLUA_ONCE || kind->metatable == NULL) return false;
  if (state->spare_count == 0 && clua_protect(state, make_spares, NULL) != LUA_OK) return false;
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_SPARES);
  lua_rawgeti(L, -1, state->spare_count);
  lua_pushboolean(L, false);
  lua_rawseti(L, -3, state->spare_count--);
  lua_replace(L, -2);
  *(clua_proxy *)lua_touserdata(L, -1) =
    (clua_proxy){state, {object->id, object->kind}, ++state->last_handed};
  push_kept(L, kind->metatable_ref);
  lua_setmetatable(L, -2);
  return true;
}

void clua_push_object(lua_State *L, const clua_value *object) {
  luaL_checkstack(L, 8, NULL);
  if (!is_declared(clua_of(L), object->kind)) {
    lua_pushnil(L);
    return;
  }
  prepare_kind(L, object->kind);
  if (clua_push_held(L, object) || clua_push_spare(L, object)) return;
  push_new(L, object);
  if (clua_of(L)->kinds[object->kind].cache_ref == 0) return;
  lua_pushinteger(L, object->id);
  lua_pushvalue(L, -2);
  clua_keep_pair(L, CLUA_KEY_REF + clua_of(L)->kinds[object->kind].cache_ref);
}

bool clua_was_handed(const clua_state *state, uint8_t kind) {
  return kind < CLUA_KINDS && state->kinds[kind].cache_ref != 0;
}

bool clua_is_held(clua_state *state, uint8_t kind, int64_t id) {
  lua_State *L = state->main;
  if (!lua_checkstack(L, 4)) return false;
  const clua_value object = {.type = CLUA_OBJECT, .kind = kind, .id = id};
  bool held = push_held(L, &object);
  if (held) lua_pop(L, 1);
  return held;
}

static void set_bound(lua_State *L, const luaL_Reg *method, const clua_dynamic *to) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_ATOMS);
  lua_pushinteger(L, to->kind);
  lua_pushinteger(L, to->id);
  lua_pushcclosure(L, method->func, 3);
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
  set_bound(L, &clua_of(L)->upper->proxy_methods[0], dynamic);
  set_bound(L, &clua_of(L)->upper->proxy_methods[1], dynamic);
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
}

static void define_object(lua_State *L, const clua_dynamic *dynamic) {
  const clua_value object = {
    .type = CLUA_OBJECT, .kind = dynamic->kind, .id = dynamic->id};
  lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
  lua_pushstring(L, dynamic->name);
  clua_push_object(L, &object);
  lua_rawset(L, -3);
}

void clua_define_dynamics(lua_State *L) {
  const clua_library *library = clua_of(L)->config.library;
  int top = lua_gettop(L);
  for (int32_t i = 0; i < library->dynamic_count; i++) {
    const clua_dynamic *dynamic = &library->dynamics[i];
    if (clua_of(L)->kinds[dynamic->kind].shape == CLUA_AS_TABLE) {
      define_object(L, dynamic);
    } else {
      define_dynamic(L, dynamic);
    }
    lua_settop(L, top);
  }
}

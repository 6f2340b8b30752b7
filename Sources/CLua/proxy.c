// Host objects as Lua values. A proxy is a number with a hidden metatable: nothing of Swift is kept
// alive by it, and one (kind, id) is one value while anybody in Lua holds it.
#include <string.h>

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

// Who is asked: a proxy, or the table that clua_define_dynamic bound to an object.
typedef struct target {
  uint8_t kind;
  int64_t id;
} target;

enum { UPVALUE_ATOMS = 1, UPVALUE_KIND, UPVALUE_ID };

static target target_of(lua_State *L) {
  target target = {0};
  if (!lua_isnone(L, lua_upvalueindex(UPVALUE_ID))) {
    target.kind = (uint8_t)lua_tointeger(L, lua_upvalueindex(UPVALUE_KIND));
    target.id = lua_tointeger(L, lua_upvalueindex(UPVALUE_ID));
  } else if (!clua_object_at(clua_of(L), L, 1, &target.kind, &target.id)) {
    luaL_error(L, "bad self (host object expected, got %s)", luaL_typename(L, 1));
  }
  return target;
}

static int32_t atom_of(lua_State *L, int index) {
  if (lua_type(L, index) != LUA_TSTRING) return -1;
  lua_pushvalue(L, index);
  lua_rawget(L, lua_upvalueindex(UPVALUE_ATOMS));
  int32_t atom = lua_isinteger(L, -1) ? (int32_t)lua_tointeger(L, -1) : -1;
  lua_pop(L, 1);
  return atom;
}

static void check_reply(lua_State *L, int32_t reply) {
  clua_check(L);
  if (reply == CLUA_RAISE) clua_answer_raise(L);
  if (reply != CLUA_RETURN) luaL_error(L, "attempt to suspend outside a function call");
}

static int proxy_index(lua_State *L) {
  clua_charge(L, 4);
  clua_state *state = clua_of(L);
  target target = target_of(L);
  clua_value key;
  clua_flatten_key(state, L, 2, &key);
  clua_out_clear(state);
  int32_t reply = state->config.index(
    state->config.context, state, target.kind, target.id, atom_of(L, 2), &key);
  check_reply(L, reply);
  clua_push_first(L);
  return 1;
}

static int proxy_newindex(lua_State *L) {
  clua_charge(L, 4);
  clua_state *state = clua_of(L);
  target target = target_of(L);
  int32_t atom = atom_of(L, 2);
  clua_value key;
  clua_flatten_key(state, L, 2, &key);
  clua_list *list = clua_enter(L);
  clua_flatten(state, L, 3, list, CLUA_DATA);
  if (list->failed) return clua_no_room(L);
  clua_out_clear(state);
  int32_t reply = state->config.newindex(
    state->config.context, state, target.kind, target.id, atom, &key, list->values);
  clua_leave(state);
  check_reply(L, reply);
  return 0;
}

static void ask(lua_State *L, enum clua_op op) {
  clua_charge(L, 4);
  clua_state *state = clua_of(L);
  target target = target_of(L);
  clua_out_clear(state);
  check_reply(
    L, state->config.op(state->config.context, state, target.kind, target.id, op));
}

static int proxy_len(lua_State *L) {
  ask(L, CLUA_OP_LENGTH);
  clua_push_first(L);
  return 1;
}

static int proxy_tostring(lua_State *L) {
  ask(L, CLUA_OP_TOSTRING);
  clua_push_first(L);
  return 1;
}

// Upvalues: the list key, value, key, value, ... and how far it was walked.
static int step(lua_State *L) {
  clua_charge(L, 1);
  lua_Integer at = lua_tointeger(L, lua_upvalueindex(2));
  lua_pushinteger(L, at + 2);
  lua_replace(L, lua_upvalueindex(2));
  lua_rawgeti(L, lua_upvalueindex(1), at);
  lua_rawgeti(L, lua_upvalueindex(1), at + 1);
  return 2;
}

static int proxy_pairs(lua_State *L) {
  ask(L, CLUA_OP_PAIRS);
  clua_push_pairs(L);
  clua_charge(L, lua_rawlen(L, -1));
  lua_pushinteger(L, 1);
  lua_pushcclosure(L, step, 2);
  lua_pushvalue(L, 1);
  lua_pushnil(L);
  return 3;
}

// The order of a table proxy's keys as `next` walks it: key -> the key after it, true -> the first.
static void push_order(lua_State *L) {
  ask(L, CLUA_OP_PAIRS);
  clua_push_pairs(L);
  lua_Integer length = (lua_Integer)lua_rawlen(L, -1);
  clua_charge(L, (size_t)length);
  lua_newtable(L);
  lua_pushlightuserdata(L, clua_of(L));  // no key of a script
  for (lua_Integer i = 1; i < length; i += 2) {
    lua_rawgeti(L, -3, i);
    lua_pushvalue(L, -1);
    lua_insert(L, -3);
    lua_rawset(L, -4);
  }
  lua_pop(L, 1);
  lua_remove(L, -2);
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_ORDERS);
  lua_pushvalue(L, 1);
  lua_pushvalue(L, -3);
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

static bool push_kept_order(lua_State *L) {
  if (lua_isnoneornil(L, 2)) return false;
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_ORDERS);
  lua_pushvalue(L, 1);
  lua_rawget(L, -2);
  lua_remove(L, -2);
  if (lua_istable(L, -1)) return true;
  lua_pop(L, 1);
  return false;
}

// next(proxy, key). A field that has become nil in the meantime is passed over.
int clua_proxy_next(lua_State *L) {
  lua_settop(L, 2);
  if (!push_kept_order(L)) push_order(L);
  if (lua_isnil(L, 2)) {
    lua_pushlightuserdata(L, clua_of(L));
  } else {
    lua_pushvalue(L, 2);
  }
  while (lua_rawget(L, 3) != LUA_TNIL) {
    clua_charge(L, 1);
    lua_pushvalue(L, -1);
    if (lua_gettable(L, 1) != LUA_TNIL) return 2;
    lua_pop(L, 1);
  }
  return 1;
}

static void set_method(
  lua_State *L, const char *name, lua_CFunction function, int upvalues) {
  int table = lua_gettop(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_ATOMS);
  lua_pushcclosure(L, function, upvalues);
  lua_setfield(L, table, name);
}

typedef struct declaration {
  uint8_t kind;
  bool as_table;
  const char *name;
} declaration;

static void push_metatable(lua_State *L, const declaration *kind) {
  lua_newtable(L);
  set_method(L, "__index", proxy_index, 1);
  set_method(L, "__newindex", proxy_newindex, 1);
  set_method(L, "__len", proxy_len, 1);
  set_method(L, "__pairs", proxy_pairs, 1);
  set_method(L, "__tostring", proxy_tostring, 1);
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

static void set_bound(lua_State *L, const char *name, lua_CFunction function, const binding *to) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_ATOMS);
  lua_pushinteger(L, to->kind);
  lua_pushinteger(L, to->id);
  lua_pushcclosure(L, function, 3);
  lua_setfield(L, -2, name);
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
  set_bound(L, "__index", proxy_index, binding);
  set_bound(L, "__newindex", proxy_newindex, binding);
  lua_pushboolean(L, false);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  return 0;
}

int32_t clua_define_dynamic(clua_state *state, const char *name, uint8_t kind, int64_t id) {
  binding binding = {name, kind, id};
  return outcome(state, clua_protect(state, define_dynamic, &binding));
}

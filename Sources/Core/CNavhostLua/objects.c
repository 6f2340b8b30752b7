// Which host object a value stands for. A proxy is a number with a hidden metatable: userdata, or a table.
#include "proxy.h"

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

static bool table_at(lua_State *L, int index, clua_object *object) {
  index = lua_absindex(L, index);
  if (!lua_getmetatable(L, index)) return false;
  *object = (clua_object){.kind = table_kind(clua_of(L), L)};
  lua_pop(L, 1);
  return object->kind != 0 && table_id(L, index, &object->id);
}

// Of an object as a table when that was made.
uint64_t clua_handed(lua_State *L, int index) {
  const clua_proxy *proxy = lua_touserdata(L, index);
  return proxy != NULL ? proxy->handed : clua_serial(lua_topointer(L, index));
}

// Needs four slots of the stack.
bool clua_object_at(lua_State *L, int index, clua_object *object) {
  return clua_userdata_at(L, index, object) ||
         (lua_type(L, index) == LUA_TTABLE && table_at(L, index, object));
}

// What a value looks like. Addresses tell a plugin about the process, and differ in every run: a
// sandboxed state shows numbers of its own instead.
#include "budget.h"

static lua_Integer identity_of(lua_State *L, int index) {
  clua_state *state = clua_of(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_IDS);
  lua_pushvalue(L, index);
  bool is_new = lua_rawget(L, -2) == LUA_TNIL;
  lua_Integer id = is_new ? ++state->last_id : lua_tointeger(L, -1);
  lua_pop(L, 2);
  if (!is_new) return id;
  lua_pushvalue(L, index);
  lua_pushinteger(L, id);
  clua_keep_pair(L, CLUA_KEY_IDS);
  return id;
}

void clua_push_identity(lua_State *L, int index) {
  clua_object object;
  index = lua_absindex(L, index);
  luaL_checkstack(L, 8, NULL);
  switch (lua_type(L, index)) {
    case LUA_TTABLE:
    case LUA_TFUNCTION:
    case LUA_TTHREAD:
    case LUA_TUSERDATA: lua_pushfstring(L, "%I", (LUAI_UACINT)identity_of(L, index)); break;
    case LUA_TLIGHTUSERDATA:
      if (clua_object_at(L, index, &object)) {
        lua_pushfstring(L, "%I", (LUAI_UACINT)object.id);
        break;
      }
      // fallthrough
    default: lua_pushliteral(L, "(null)");
  }
}

static void push_shown(lua_State *L, int index) {
  int type = luaL_getmetafield(L, index, "__name");
  bool named = type == LUA_TSTRING;
  const char *name = named ? lua_tostring(L, -1) : luaL_typename(L, index);
  clua_push_identity(L, index);
  lua_pushfstring(L, "%s: %s", name, lua_tostring(L, -1));
  lua_remove(L, -2);
  if (type != LUA_TNIL) lua_remove(L, -2);
}

// As luaL_tolstring, and leaves the string on the stack as that does.
const char *clua_tostring(lua_State *L, int index, size_t *length) {
  index = lua_absindex(L, index);
  clua_need_stack(L);
  if (clua_of(L)->config.sandboxed && lua_type(L, index) >= LUA_TTABLE) {
    clua_charge(L, 4);
    if (luaL_getmetafield(L, index, "__tostring") == LUA_TNIL) {
      push_shown(L, index);
      return lua_tolstring(L, -1, length);
    }
    lua_pop(L, 1);
  }
  return luaL_tolstring(L, index, length);
}

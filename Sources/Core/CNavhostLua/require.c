// `require` of a sandboxed state: Swift finds the source, Lua keeps what it gave.
#include "budget.h"

// True where the module is there already: its value is on top.
static bool push_module(lua_State *L) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_MODULES);
  lua_pushvalue(L, 1);
  lua_rawget(L, -2);
  lua_remove(L, -2);
  if (lua_islightuserdata(L, -1)) {
    luaL_error(L, "loop or previous error loading module '%s'", lua_tostring(L, 1));
  }
  if (!lua_isnil(L, -1)) return true;
  lua_pop(L, 1);
  return false;
}

static void mark_loading(lua_State *L, bool loading) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_MODULES);
  lua_pushvalue(L, 1);
  if (loading) {
    lua_pushlightuserdata(L, clua_of(L));
  } else {
    lua_pushnil(L);
  }
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

// After the module ran: what it gave is kept; a failed one may be tried again.
static int keep_module(lua_State *L, int status, lua_KContext context) {
  (void)context;
  if (status != LUA_OK && status != LUA_YIELD) {
    mark_loading(L, false);
    clua_check(L);
    return lua_error(L);
  }
  if (lua_isnil(L, -1)) {
    lua_pop(L, 1);
    lua_pushboolean(L, true);
  }
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_MODULES);
  lua_pushvalue(L, 1);
  lua_pushvalue(L, -3);
  lua_rawset(L, -3);
  lua_pop(L, 1);
  lua_pushvalue(L, 2);
  return 2;
}

// With the chunk's name at 2 and its source at 3, leaves the function on top.
static void compile(lua_State *L) {
  size_t length, limit = clua_of(L)->config.source_limit;
  const char *name = luaL_checkstring(L, 2);
  const char *bytes = luaL_checklstring(L, 3, &length);
  clua_charge(L, length);
  if (limit != 0 && length > limit) {
    luaL_error(
      L, "error loading module '%s':\n\tsource is larger than %d bytes", lua_tostring(L, 1),
      (int)limit);
  }
  clua_count_source(clua_of(L), name);
  if (clua_compile(L, bytes, length, name, "t") == LUA_OK) return;
  luaL_error(L, "error loading module '%s':\n\t%s", lua_tostring(L, 1), lua_tostring(L, -1));
}

enum { MAX_NAME = 256, LOOKING_UNITS = 100 };

static int base_require(lua_State *L) {
  size_t length;
  luaL_checklstring(L, 1, &length);
  luaL_argcheck(L, length <= MAX_NAME, 1, "name of a module too long");
  clua_need_stack(L);
  lua_settop(L, 1);
  clua_charge(L, 8);
  if (push_module(L)) return 1;
  clua_charge(L, LOOKING_UNITS);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_pushvalue(L, 1);
  lua_call(L, 1, 2);
  compile(L);
  mark_loading(L, true);
  lua_pushvalue(L, 1);
  lua_pushvalue(L, 2);
  int status = lua_pcallk(L, 2, 1, 0, 0, keep_module);
  return keep_module(L, status, 0);
}

void clua_define_require(lua_State *L) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
  lua_pushliteral(L, "require");
  clua_push_slot(L, clua_of(L)->config.library->require);
  lua_pushcclosure(L, base_require, 1);
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

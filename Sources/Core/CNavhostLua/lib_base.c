// Basic functions of ours: what catches errors must not catch a stop, and what reaches into tables
// must not reach into proxies.
#include <string.h>

#include "budget.h"

// MARK: Protected calls

static int pcall_done(lua_State *L, int status, lua_KContext extra) {
  if (status != LUA_OK && status != LUA_YIELD) {
    clua_check(L);
    clua_charge(L, 16);
    lua_pushboolean(L, false);
    lua_pushvalue(L, -2);
    return 2;
  }
  return lua_gettop(L) - (int)extra;
}

static int base_pcall(lua_State *L) {
  luaL_checkany(L, 1);
  clua_need_stack(L);
  clua_charge(L, 1 + (size_t)lua_gettop(L) / 32);
  lua_pushboolean(L, true);
  lua_insert(L, 1);
  int status = lua_pcallk(L, lua_gettop(L) - 2, LUA_MULTRET, 0, 0, pcall_done);
  return pcall_done(L, status, 0);
}

// The message handler of xpcall: a stop does not go through the script's own handler, which would
// run inside the hook, where no hook fires. An error in the handler calls it again, so each call is paid for.
static int handle(lua_State *L) {
  if (clua_of(L)->stopping != 0) return 1;
  clua_charge(L, 16);
  clua_check(L);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, 1);
  return 1;
}

// The stack becomes: handler, true, function, arguments.
static int base_xpcall(lua_State *L) {
  int count = lua_gettop(L);
  luaL_checktype(L, 2, LUA_TFUNCTION);
  clua_need_stack(L);
  clua_charge(L, 1 + (size_t)count / 32);
  lua_pushvalue(L, 2);
  lua_pushcclosure(L, handle, 1);
  lua_pushboolean(L, true);
  lua_pushvalue(L, 1);
  lua_rotate(L, 1, 3);
  lua_remove(L, 4);
  lua_remove(L, 4);
  int status = lua_pcallk(L, count - 2, LUA_MULTRET, 1, 1, pcall_done);
  return pcall_done(L, status, 1);
}

// MARK: Tables

static int next_of_list(lua_State *L) {
  clua_pay_for_reading(L, 2, 2);
  lua_Integer at = (lua_Integer)((lua_Unsigned)luaL_checkinteger(L, 2) + 1);
  luaL_checkany(L, 1);
  lua_pushinteger(L, at);
  return clua_get_element(L, 1, at) == LUA_TNIL ? 1 : 2;
}

static int base_ipairs(lua_State *L) {
  luaL_checkany(L, 1);
  lua_pushcfunction(L, next_of_list);
  lua_pushvalue(L, 1);
  lua_pushinteger(L, 0);
  return 3;
}

static bool is_hidden(lua_State *L, int index) {
  clua_object object;
  if (!lua_istable(L, index)) return false;
  if (clua_object_at(L, index, &object)) return true;
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_SEALED);
  lua_pushvalue(L, index);
  bool sealed = lua_rawget(L, -2) != LUA_TNIL;
  lua_pop(L, 2);
  return sealed;
}

static int pairs_done(lua_State *L, int status, lua_KContext context) {
  (void)L, (void)status, (void)context;
  return 3;
}

static int base_pairs(lua_State *L) {
  luaL_checkany(L, 1);
  clua_need_stack(L);
  if (luaL_getmetafield(L, 1, "__pairs") != LUA_TNIL) {
    lua_pushvalue(L, 1);
    lua_callk(L, 1, 3, 0, pairs_done);
    return 3;
  }
  lua_settop(L, 1);
  // A session that is debugged is played again, and must go the same way.
  bool is_ordered = clua_of(L)->config.sandboxed || clua_of(L)->debugger != NULL;
  if (is_ordered && lua_istable(L, 1)) return clua_pairs(L);
  lua_pushcfunction(L, clua_next);
  lua_pushvalue(L, 1);
  lua_pushnil(L);
  return 3;
}

static int base_rawget(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_checkany(L, 2);
  lua_settop(L, 2);
  lua_rawget(L, 1);
  return 1;
}

static int base_rawset(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_checkany(L, 2);
  luaL_checkany(L, 3);
  if (is_hidden(L, 1)) return luaL_error(L, "attempt to use rawset on a host object");
  lua_settop(L, 3);
  lua_rawset(L, 1);
  return 1;
}

static int base_getmetatable(lua_State *L) {
  luaL_checkany(L, 1);
  if (!lua_getmetatable(L, 1)) {
    lua_pushnil(L);
  } else {
    luaL_getmetafield(L, 1, "__metatable");
  }
  return 1;
}

// Remembers a table that becomes a metatable; false where it may not.
static bool note_metatable(lua_State *L, int index) {
  if (clua_has_weak_keys(L, index)) return false;
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_METATABLE_SET);
  lua_pushvalue(L, index);
  bool is_new = lua_rawget(L, -2) == LUA_TNIL;
  lua_pop(L, 2);
  if (!is_new) return true;
  lua_pushvalue(L, index);
  lua_pushboolean(L, true);
  clua_keep_pair(L, CLUA_KEY_METATABLE_SET);
  clua_of(L)->metatable_count++;
  return true;
}

// A finalizer would run where no hook fires.
static int base_setmetatable(lua_State *L) {
  int type = lua_type(L, 2);
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_argexpected(L, type == LUA_TNIL || type == LUA_TTABLE, 2, "nil or table");
  if (luaL_getmetafield(L, 1, "__metatable") != LUA_TNIL) {
    return luaL_error(L, "cannot change a protected metatable");
  }
  if (type == LUA_TTABLE && clua_has_field(L, 2, "__gc")) {
    return luaL_error(L, "a metatable with __gc is not allowed here");
  }
  lua_settop(L, 2);
  if (type == LUA_TTABLE && !note_metatable(L, 2)) {
    return luaL_error(L, "a metatable with weak keys is not allowed here");
  }
  lua_setmetatable(L, 1);
  return 1;
}

static int base_collectgarbage(lua_State *L) {
  const char *option = luaL_optstring(L, 1, "collect");
  if (strcmp(option, "count") != 0) {
    return luaL_error(L, "collectgarbage: only \"count\" is allowed here");
  }
  lua_pushnumber(L, (lua_Number)clua_of(L)->used / 1024);
  return 1;
}

// MARK: Text

static int base_tostring(lua_State *L) {
  luaL_checkany(L, 1);
  clua_tostring(L, 1, NULL);
  return 1;
}

// Without a seed Lua takes one from the clock and the memory; here it is fixed.
int clua_randomseed(lua_State *L) {
  clua_pay_for_reading(L, 1, 2);
  if (lua_isnoneornil(L, 1)) {
    lua_settop(L, 0);
    lua_pushinteger(L, 1);
  }
  return clua_call_stock(L, CLUA_STOCK_RANDOMSEED);
}

const luaL_Reg clua_base_functions[] = {
  {"pcall", base_pcall}, {"xpcall", base_xpcall}, {"next", clua_next}, {"pairs", base_pairs},
  {"load", clua_load_function}, {NULL, NULL},
};

const luaL_Reg clua_sandbox_functions[] = {
  {"ipairs", base_ipairs},
  {"rawget", base_rawget},
  {"rawset", base_rawset},
  {"getmetatable", base_getmetatable},
  {"setmetatable", base_setmetatable},
  {"collectgarbage", base_collectgarbage},
  {"tostring", base_tostring},
  {"math.randomseed", clua_randomseed},
  {NULL, NULL},
};

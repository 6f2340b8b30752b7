// Basic functions of ours: what catches errors must not catch a stop, and what reaches into tables
// must not reach into proxies.
#include <string.h>

#include "internal.h"

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
  clua_charge(L, 1);
  lua_pushboolean(L, true);
  lua_insert(L, 1);
  int status = lua_pcallk(L, lua_gettop(L) - 2, LUA_MULTRET, 0, 0, pcall_done);
  return pcall_done(L, status, 0);
}

// The message handler of xpcall: a stop does not go through the script's own handler, which would
// run inside the hook, where no hook fires.
static int handle(lua_State *L) {
  if (clua_of(L)->stopping != 0) return 1;
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, 1);
  return 1;
}

// The stack becomes: handler, true, function, arguments.
static int base_xpcall(lua_State *L) {
  int count = lua_gettop(L);
  luaL_checktype(L, 2, LUA_TFUNCTION);
  clua_charge(L, 1);
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

static bool is_hidden(lua_State *L, int index) {
  uint8_t kind;
  int64_t id;
  if (!lua_istable(L, index)) return false;
  if (clua_object_at(clua_of(L), L, index, &kind, &id)) return true;
  lua_rawgeti(L, LUA_REGISTRYINDEX, CLUA_KEY_SEALED);
  lua_pushvalue(L, index);
  bool sealed = lua_rawget(L, -2) != LUA_TNIL;
  lua_pop(L, 2);
  return sealed;
}

static int base_next(lua_State *L) {
  uint8_t kind;
  int64_t id;
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 2);
  clua_charge(L, 1);
  if (clua_object_at(clua_of(L), L, 1, &kind, &id)) return clua_proxy_next(L);
  if (lua_next(L, 1)) return 2;
  lua_pushnil(L);
  return 1;
}

static int pairs_done(lua_State *L, int status, lua_KContext context) {
  (void)L, (void)status, (void)context;
  return 3;
}

static int base_pairs(lua_State *L) {
  luaL_checkany(L, 1);
  if (luaL_getmetafield(L, 1, "__pairs") == LUA_TNIL) {
    lua_pushcfunction(L, base_next);
    lua_pushvalue(L, 1);
    lua_pushnil(L);
  } else {
    lua_pushvalue(L, 1);
    lua_callk(L, 1, 3, 0, pairs_done);
  }
  return 3;
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

static bool has_field(lua_State *L, int index, const char *name) {
  lua_pushstring(L, name);
  bool found = lua_rawget(L, index) != LUA_TNIL;
  lua_pop(L, 1);
  return found;
}

// A finalizer would run where no hook fires.
static int base_setmetatable(lua_State *L) {
  int type = lua_type(L, 2);
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_argexpected(L, type == LUA_TNIL || type == LUA_TTABLE, 2, "nil or table");
  if (luaL_getmetafield(L, 1, "__metatable") != LUA_TNIL) {
    return luaL_error(L, "cannot change a protected metatable");
  }
  if (type == LUA_TTABLE && has_field(L, 2, "__gc")) {
    return luaL_error(L, "a metatable with __gc is not allowed here");
  }
  lua_settop(L, 2);
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

// MARK: Loading

enum { RUN_TIME_SOURCE = 16 * 1024 };

// Calls the reader until it ends; leaves the whole source on the stack.
static void read_pieces(lua_State *L) {
  luaL_Buffer buffer;
  size_t total = 0;
  luaL_buffinit(L, &buffer);
  for (;;) {
    size_t length;
    lua_pushvalue(L, 1);
    lua_call(L, 0, 1);
    clua_charge(L, 1);
    if (lua_isnil(L, -1)) break;
    if (!lua_isstring(L, -1)) luaL_error(L, "reader function must return a string");
    lua_tolstring(L, -1, &length);
    if (length == 0) break;
    total += length;
    if (total > RUN_TIME_SOURCE && clua_of(L)->config.sandboxed) {
      luaL_error(L, "source is larger than %d bytes", RUN_TIME_SOURCE);
    }
    luaL_addvalue(&buffer);
  }
  lua_pop(L, 1);
  luaL_pushresult(&buffer);
}

static int refuse_load(lua_State *L, const char *name, int line, const char *message) {
  lua_pushnil(L);
  if (*name == '@' || *name == '=') name++;
  lua_pushfstring(L, "%s:%d: %s", name, line, message);
  return 2;
}

// Compiles the string on top; its name and mode are at 2 and 3, an environment at 4.
static int load_source(lua_State *L, bool has_environment) {
  char message[200];
  int32_t line = 1;
  size_t length;
  const char *bytes = lua_tolstring(L, -1, &length);
  const char *name = luaL_optstring(L, 2, lua_isstring(L, 1) ? bytes : "=(load)");
  const char *mode = luaL_optstring(L, 3, "t");
  if (length > RUN_TIME_SOURCE) {
    return refuse_load(L, "=(load)", 1, "source is larger than 16384 bytes");
  }
  clua_charge(L, length + 16);
  if (!clua_check_source(bytes, length, message, sizeof message, &line)) {
    return refuse_load(L, "=(load)", line, message);
  }
  int status = luaL_loadbufferx(L, bytes, length, name, strchr(mode, 't') != NULL ? "t" : "");
  if (status != LUA_OK) {
    clua_check(L);
    lua_pushnil(L);
    lua_insert(L, -2);
    return 2;
  }
  if (has_environment) {
    lua_pushvalue(L, 4);
    if (lua_setupvalue(L, -2, 1) == NULL) lua_pop(L, 1);
  }
  return 1;
}

static int base_load(lua_State *L) {
  bool has_environment = !lua_isnone(L, 4);
  luaL_optstring(L, 2, NULL);
  luaL_optstring(L, 3, NULL);
  if (!lua_isstring(L, 1)) luaL_checktype(L, 1, LUA_TFUNCTION);
  lua_settop(L, 4);
  if (lua_isstring(L, 1)) {
    lua_pushvalue(L, 1);
  } else {
    lua_pushcfunction(L, base_load);  // a reader's error is an answer, not an error
    lua_pop(L, 1);
    read_pieces(L);
  }
  return load_source(L, has_environment);
}

// MARK: Text

const char *clua_tostring(lua_State *L, int index, size_t *length) {
  return luaL_tolstring(L, index, length);
}

const luaL_Reg clua_base_functions[] = {
  {"pcall", base_pcall}, {"xpcall", base_xpcall}, {"next", base_next}, {"pairs", base_pairs},
  {NULL, NULL},
};

const luaL_Reg clua_sandbox_functions[] = {
  {"rawset", base_rawset},
  {"setmetatable", base_setmetatable},
  {"collectgarbage", base_collectgarbage},
  {"load", base_load},
  {NULL, NULL},
};

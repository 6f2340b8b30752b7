// `load`. A sandbox compiles text only, and little of it; a reader function is read to its end
// before the compiler sees anything, because the compiler would catch a stop.
#include <string.h>

#include "budget.h"

enum { RUN_TIME_SOURCE = 16 * 1024 };

// Calls the reader, the one argument, until it ends; its result is the whole source.
static int read_all(lua_State *L) {
  luaL_Buffer buffer;
  size_t total = 0, length;
  luaL_buffinit(L, &buffer);
  for (;;) {
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
  return 1;
}

// nil and what is on top.
static int refuse(lua_State *L) {
  clua_check(L);
  luaL_pushfail(L);
  lua_insert(L, -2);
  return 2;
}

// Compiles the source on top; the environment, where there is one, is at 4.
static int compile(lua_State *L, const char *name, const char *mode, bool has_environment) {
  size_t length;
  const char *bytes = lua_tolstring(L, -1, &length);
  if (clua_of(L)->config.sandboxed) {
    if (length > RUN_TIME_SOURCE) {
      lua_pushfstring(L, "source is larger than %d bytes", RUN_TIME_SOURCE);
      return refuse(L);
    }
    if (mode == NULL || strchr(mode, 't') != NULL) mode = "t";
    clua_charge(L, length + 16);
  }
  if (mode == NULL) mode = "bt";
  if (clua_compile(L, bytes, length, name, mode) != LUA_OK) return refuse(L);
  if (has_environment) {
    lua_pushvalue(L, 4);
    if (lua_setupvalue(L, -2, 1) == NULL) lua_pop(L, 1);
  }
  return 1;
}

int clua_load_function(lua_State *L) {
  bool has_environment = !lua_isnone(L, 4);
  const char *mode = luaL_optstring(L, 3, NULL);
  const char *text = lua_tostring(L, 1);
  const char *name = luaL_optstring(L, 2, text != NULL ? text : "=(load)");
  if (text == NULL) luaL_checktype(L, 1, LUA_TFUNCTION);
  clua_need_stack(L);
  lua_settop(L, 4);
  if (text != NULL) {
    lua_pushvalue(L, 1);
  } else {
    lua_pushcfunction(L, read_all);
    lua_pushvalue(L, 1);
    if (lua_pcall(L, 1, 1, 0) != LUA_OK) return refuse(L);
  }
  return compile(L, name, mode, has_environment);
}

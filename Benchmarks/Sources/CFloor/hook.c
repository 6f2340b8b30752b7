// The floor of a hook call.
#include <stdlib.h>
#include <string.h>

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>

#include "floor.h"

enum { FIELD_CLASS = 1, FIELD_SOURCE };

typedef struct object {
  int64_t id;
  const char *class_name, *source;
} object;

struct floor_hook {
  lua_State *L;
  int handler, function, controller, pop;
  char reason[200];
};

static void count_hook(lua_State *L, lua_Debug *activation) {
  (void)activation;
  luaL_error(L, "too many units");
}

static int traceback(lua_State *L) {
  luaL_traceback(L, L, lua_tostring(L, 1), 1);
  return 1;
}

static int index_object(lua_State *L) {
  const object *object = lua_touserdata(L, 1);
  lua_pushvalue(L, 2);
  lua_rawget(L, lua_upvalueindex(1));
  switch (lua_tointeger(L, -1)) {
    case FIELD_CLASS: lua_pushstring(L, object->class_name); break;
    case FIELD_SOURCE: lua_pushstring(L, object->source); break;
    default: lua_pushnil(L);
  }
  return 1;
}

static int make_object(lua_State *L) {
  object *made = lua_newuserdatauv(L, sizeof *made, 0);
  *made = (object){1, "Editor", "request"};
  lua_newtable(L);
  lua_newtable(L);
  lua_pushinteger(L, FIELD_CLASS);
  lua_setfield(L, -2, "class");
  lua_pushinteger(L, FIELD_SOURCE);
  lua_setfield(L, -2, "source");
  lua_pushcclosure(L, index_object, 1);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  return luaL_ref(L, LUA_REGISTRYINDEX);
}

floor_hook *floor_hook_open(const char *source) {
  floor_hook *hook = calloc(1, sizeof *hook);
  lua_State *L = hook->L = luaL_newstate();
  luaL_openlibs(L);
  if (luaL_dostring(L, source) != LUA_OK) abort();
  lua_getfield(L, -1, "shouldPop");
  hook->function = luaL_ref(L, LUA_REGISTRYINDEX);
  hook->controller = make_object(L);
  hook->pop = make_object(L);
  lua_settop(L, 0);
  lua_pushcfunction(L, traceback);
  hook->handler = 1;
  return hook;
}

bool floor_hook_call(floor_hook *hook) {
  lua_State *L = hook->L;
  lua_sethook(L, count_hook, LUA_MASKCOUNT, 1000);
  lua_rawgeti(L, LUA_REGISTRYINDEX, hook->function);
  lua_rawgeti(L, LUA_REGISTRYINDEX, hook->controller);
  lua_rawgeti(L, LUA_REGISTRYINDEX, hook->pop);
  bool vetoed = false;
  if (lua_pcall(L, 2, 2, hook->handler) == LUA_OK && lua_isboolean(L, -2)) {
    size_t length = 0;
    const char *reason = lua_tolstring(L, -1, &length);
    if (reason != NULL && length < sizeof hook->reason) {
      memcpy(hook->reason, reason, length + 1);
      vetoed = !lua_toboolean(L, -2);
    }
  }
  lua_settop(L, 1);
  return vetoed;
}

void floor_hook_close(floor_hook *hook) {
  lua_close(hook->L);
  free(hook);
}

bool floor_load(const char *source, size_t length) {
  lua_State *L = luaL_newstate();
  static const luaL_Reg libraries[] = {
    {LUA_GNAME, luaopen_base},        {LUA_STRLIBNAME, luaopen_string},
    {LUA_TABLIBNAME, luaopen_table},  {LUA_MATHLIBNAME, luaopen_math},
    {LUA_UTF8LIBNAME, luaopen_utf8},  {LUA_COLIBNAME, luaopen_coroutine},
    {LUA_OSLIBNAME, luaopen_os},      {NULL, NULL},
  };
  for (const luaL_Reg *library = libraries; library->name != NULL; library++) {
    luaL_requiref(L, library->name, library->func, 1);
    lua_pop(L, 1);
  }
  bool loaded = luaL_loadbufferx(L, source, length, "@plugin.lua", "t") == LUA_OK &&
                lua_pcall(L, 0, 1, 0) == LUA_OK && lua_istable(L, -1);
  lua_close(L);
  return loaded;
}

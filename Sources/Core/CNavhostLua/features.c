// What the Lua at hand does where releases of 5.4 differ: found out by trying, once for the process.
// Nobody asks for a version.
#include <pthread.h>
#include <string.h>

#include "internal.h"

static bool bounds_chains = true;
static int position_argument = 1;

static int open_table(lua_State *L) {
  luaL_requiref(L, LUA_TABLIBNAME, luaopen_table, 1);
  return 0;
}

// Whether the source fails with a message in which the words stand.
static bool fails_with(lua_State *L, const char *source, const char *words) {
  bool found = false;
  if (luaL_loadstring(L, source) == LUA_OK && lua_pcall(L, 0, 0, 0) == LUA_ERRRUN) {
    const char *message = lua_tostring(L, -1);
    found = message != NULL && strstr(message, words) != NULL;
  }
  lua_settop(L, 0);
  return found;
}

static void look(void) {
  lua_State *L = luaL_newstate();
  if (L == NULL) return;
  // The walk asks whether a field's table is called `_ENV`, and takes one that is itself a field for the
  // environment: the error speaks of a global. Where that is mended it says `field`, and nobody walks.
  if (fails_with(L, "local t = {_ENV = {}} return t._ENV.x.y", "field 'x'")) bounds_chains = false;
  lua_pushcfunction(L, open_table);
  if (lua_pcall(L, 0, 0, 0) == LUA_OK && fails_with(L, "table.remove({}, 5)", "#2")) {
    position_argument = 2;
  }
  lua_close(L);
}

static void look_once(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, look);
}

bool clua_bounds_chains(void) {
  look_once();
  return bounds_chains;
}

int clua_position_argument(void) {
  look_once();
  return position_argument;
}

// The clock of a sandbox, and the end of a script.
#include <stdlib.h>

#include "internal.h"

static int os_clock(lua_State *L) {
  lua_pushnumber(L, clua_of(L)->clock);
  return 1;
}

static int os_time(lua_State *L) {
  lua_pushinteger(L, (lua_Integer)clua_of(L)->clock);
  return 1;
}

const luaL_Reg clua_clock_functions[] = {
  {"os.clock", os_clock},
  {"os.time", os_time},
  {NULL, NULL},
};

// os.exit ends the call with CLUA_ERROR_EXIT; the process is the host's.
static int os_exit(lua_State *L) {
  clua_state *state = clua_of(L);
  if (lua_isboolean(L, 1)) {
    state->exit_status = lua_toboolean(L, 1) ? EXIT_SUCCESS : EXIT_FAILURE;
  } else {
    state->exit_status = (int32_t)luaL_optinteger(L, 1, EXIT_SUCCESS);
  }
  return clua_stop(L, CLUA_ERROR_EXIT);
}

const luaL_Reg clua_trusted_functions[] = {
  {"os.exit", os_exit},
  {NULL, NULL},
};

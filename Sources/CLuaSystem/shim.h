#if __has_include(<lua.h>)
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#else
#if defined(__APPLE__)
#error "Lua 5.4 is missing: run  export NAVHOST_LUA=$(bash scripts/dev/lua-source.sh | tail -n 1)  in navhost's folder, and open Xcode from that shell"
#else
#error "Lua 5.4 is missing: run  apt-get install liblua5.4-dev"
#endif
#endif

#if __has_include(<lua.h>)
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#else
#if defined(__APPLE__)
#error "Lua 5.4 is missing: run  brew install lua@5.4  or leave NAVHOST_LUA=system out"
#else
#error "Lua 5.4 is missing: run  apt-get install liblua5.4-dev"
#endif
#endif

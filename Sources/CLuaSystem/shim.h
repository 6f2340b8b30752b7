#if __has_include(<lua.h>)
#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#else
#error "Lua 5.4 is missing: install the package liblua5.4-dev (apt-get install liblua5.4-dev)"
#endif

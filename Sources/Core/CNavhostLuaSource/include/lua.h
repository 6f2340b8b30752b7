// The header of the Lua that the package is built with.
#if __has_include(NAVHOST_LUA_HEADER_lua)
#include NAVHOST_LUA_HEADER_lua
#else
#error "Lua's sources are missing: run  bash scripts/dev/lua-source.sh  in navhost's folder"
#endif

// The header of the Lua that NAVHOST_LUA names.
#include NAVHOST_LUA_HEADER_lua

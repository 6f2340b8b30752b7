// Lua's own sources, from the folder that Package.swift found, as one translation unit. Package.swift
// defines a macro with the path of each file: a target may not reach outside its package by itself.

#if !__has_include(NAVHOST_LUA_lapi)
#error "Lua's sources are missing: run  bash scripts/dev/lua-source.sh  in navhost's folder"
#endif

// The prefix must come first: it chooses the features of the C library.
#include NAVHOST_LUA_lprefix

#if defined(__linux__)
// Debian keeps Lua's packages here.
#define LUA_PATH_DEFAULT                                            \
  "/usr/local/share/lua/5.4/?.lua;/usr/local/share/lua/5.4/?/init.lua;" \
  "/usr/share/lua/5.4/?.lua;/usr/share/lua/5.4/?/init.lua;./?.lua;./?/init.lua"
#endif

#define LUA_CORE
#define LUA_LIB

#include NAVHOST_LUA_lzio
#include NAVHOST_LUA_lctype
#include NAVHOST_LUA_lopcodes
#include NAVHOST_LUA_lmem
#include NAVHOST_LUA_lundump
#include NAVHOST_LUA_ldump
#include NAVHOST_LUA_lstate
#include NAVHOST_LUA_lgc
#include NAVHOST_LUA_llex
#include NAVHOST_LUA_lcode
#include NAVHOST_LUA_lparser
#include NAVHOST_LUA_ldebug
#include NAVHOST_LUA_lfunc
#include NAVHOST_LUA_lobject
#include NAVHOST_LUA_ltm
#include NAVHOST_LUA_lstring
#include NAVHOST_LUA_ltable
#include NAVHOST_LUA_ldo
#include NAVHOST_LUA_lvm
#include NAVHOST_LUA_lapi

#include NAVHOST_LUA_lauxlib
#include NAVHOST_LUA_lbaselib
#include NAVHOST_LUA_lcorolib
#include NAVHOST_LUA_ldblib
#include NAVHOST_LUA_liolib
#include NAVHOST_LUA_lmathlib
// Lua's settings for Apple's systems ask for libraries that are loaded at run time. No policy may, and an
// app has no need to link dlopen.
#undef LUA_USE_DLOPEN
#include NAVHOST_LUA_loadlib
#include NAVHOST_LUA_loslib
#include NAVHOST_LUA_lstrlib
#include NAVHOST_LUA_ltablib
#include NAVHOST_LUA_lutf8lib
#include NAVHOST_LUA_linit

-- ends: ok
assert(not load("\27Lua\x54\0\x19\x93\r\n\x1a\n"))
assert(not load("\27Lua", "x", "b"))
assert(not load("#\n\27Lua", "x", "bt"))

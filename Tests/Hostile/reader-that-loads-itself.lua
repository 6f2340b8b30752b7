-- ends: ok
local function r() load(r) return nil end load(r)

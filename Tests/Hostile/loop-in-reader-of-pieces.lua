-- ends: ok
local n = 0
local f, why = load(function() n = n + 1 return "x" .. n .. "=1 " end)
assert(not f)

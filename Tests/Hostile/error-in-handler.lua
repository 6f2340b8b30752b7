local function f() return 1 + f() end
assert(xpcall(f, function() return f() end))

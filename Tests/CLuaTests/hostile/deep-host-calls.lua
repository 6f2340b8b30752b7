local function f() return host.call(f) end
f()

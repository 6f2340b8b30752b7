-- N = function(f) coroutine.wrap(f)() end | function(f) ("x"):gsub("x", f) end | function(f) table.sort({2, 1}, f) end | function(f) tostring(setmetatable({}, {__tostring = f})) end
-- N = function(f) coroutine.wrap(function() local x <close> = setmetatable({}, {__close = f}) error("again") end)() end
-- N = function(f) local x <close> = setmetatable({}, {__close = f}) error(1) end | function(f) load(f) error(1) end
local function f() return N(f) end
f()

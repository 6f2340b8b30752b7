-- N = function(f) f() end | pcall | function(f) xpcall(error, f) end | function(f) xpcall(f, f) end | function(f) coroutine.resume(coroutine.create(f)) end
-- N = function(f) coroutine.wrap(function() local x <close> = setmetatable({}, {__close = f}) error(1) end)() end
-- N = function(f) (("x"):rep(1000)):gsub(".", f) end | function(f) table.sort({3, 2, 1}, f) end | load | function(f) tostring(setmetatable({}, {__tostring = f})) end
-- N = function(f) local x <close> = setmetatable({}, {__close = f}) f() end | function(f) for k in next, {1}, nil, setmetatable({}, {__close = f}) do error(k) end end
-- N = function(f) local function deep(n) local x <close> = setmetatable({}, {__close = function() pcall(f) end}) if n > 0 then deep(n - 1) end f() end deep(150) end
while true do N(function() while true do end end) end

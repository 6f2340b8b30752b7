-- N = function(f) local x <close> = setmetatable({}, {__close = f}) error(1) end | function(f) table.concat(setmetatable({}, {__index = f, __len = function() return 5 end})) end
-- N = function(f) ("abc"):gsub(".", f) end | function(f) xpcall(error, f) end | function(f) load(f) end | function(f) table.sort({3, 2, 1}, f) end
-- N = function(f) pcall(function() f() error(1) end) end | function(f) local t = setmetatable({}, {__index = f, __add = f, __concat = f, __eq = f}) t.x = t.y, t + 1, t .. t end
while true do
  local co = coroutine.wrap(function() while true do N(coroutine.yield) end end)
  for i = 1, 100 do if not pcall(co) then break end end
end

-- N = function(f) ("a"):gsub("a", f) end | function(f) table.sort({3, 2, 1}, f) end | load | function(f) xpcall(error, f) end | coroutine.wrap
-- N = function(f) local co = coroutine.create(f) coroutine.resume(co) coroutine.close(co) end
local function raise() error(setmetatable({}, {__tostring = error})) end
while true do
  pcall(N, raise)
end

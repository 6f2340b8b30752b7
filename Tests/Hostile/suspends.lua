-- N = function(f) local x <close> = setmetatable({}, {__close = f}) end | function(f) return table.concat(setmetatable({}, {__index = f}), "", 1, 2) end | function(f) table.sort({3, 2, 1}, f) end
-- N = function(f) local co = coroutine.create(function() local x <close> = setmetatable({}, {__close = f}) coroutine.yield() end) coroutine.resume(co) assert(coroutine.close(co)) end
N(ask or confirm)
error("suspended where nothing can be")

do local x <close> = setmetatable({}, {__close = function() ask() end}) end
local co = coroutine.create(function() local x <close> = setmetatable({}, {__close = ask}) coroutine.yield() end)
coroutine.resume(co)
assert(coroutine.close(co))

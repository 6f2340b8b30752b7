local co=coroutine.wrap(function() while true do pcall(function() coroutine.yield() error(1) end) end end) while true do co() end

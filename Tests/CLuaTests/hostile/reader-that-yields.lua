local co=coroutine.wrap(function() load(function() coroutine.yield("x") return nil end) end) while true do co() end

if K then return K() end K=coroutine.wrap(function() while true do coroutine.yield(pop.source) end end) K() error(1)

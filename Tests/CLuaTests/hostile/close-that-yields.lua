local co=coroutine.wrap(function() local x <close> = setmetatable({},{__close=function() coroutine.yield() while true do end end}) error(1) end) co() co()

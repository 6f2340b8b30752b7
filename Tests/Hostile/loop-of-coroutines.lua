while true do coroutine.wrap(function() for i = 1, 60 do end end)() end

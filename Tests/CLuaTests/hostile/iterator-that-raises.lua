while true do pcall(function() for i in coroutine.wrap(function() for i=1,10 do coroutine.yield(i) end error({}) end) do end end) end

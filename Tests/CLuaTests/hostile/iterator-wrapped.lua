for i in coroutine.wrap(function() while true do pcall(coroutine.yield,1) end end) do end

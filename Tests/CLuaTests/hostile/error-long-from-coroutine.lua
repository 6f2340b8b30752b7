local s=("x"):rep(3000000) while true do pcall(coroutine.wrap(function() error(s,0) end)) end

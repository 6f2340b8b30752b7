coroutine.resume(coroutine.create(function() while true do end end))
return 1

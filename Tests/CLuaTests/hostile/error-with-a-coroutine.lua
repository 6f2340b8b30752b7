error(coroutine.create(function() end))

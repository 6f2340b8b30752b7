local co=coroutine.wrap(function() ("abc"):gsub(".",coroutine.yield) end) co()

local co=coroutine.wrap(function() table.concat(setmetatable({},{__index=coroutine.yield,__len=function() return 5 end})) end) co()

table.unpack(setmetatable({},{__len=function() return math.maxinteger end,__index=function() return 1 end}))

local t=setmetatable({},{__index=function() return ("x"):rep(1000000) end,__len=function() return 1<<50 end}) table.concat(t)

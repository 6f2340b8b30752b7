local t=setmetatable({},{__index=function(_,k) return 1 end,__newindex=function() while true do end end}) os.time(t)

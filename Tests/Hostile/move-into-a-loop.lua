local t=setmetatable({},{__newindex=function(t,k,v) while true do end end}) table.move({1,2,3},1,3,1,t)

setmetatable(_G,{__newindex=function(t,k,v) rawset(t,k,v) while true do end end}) zz=1

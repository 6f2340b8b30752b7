_G._G=_G setmetatable(_G,{__index=function(t,k) return k end}) while true do local a=zzz end

-- ends: ok
local t={} for i=1,1000 do t[i]=i end table.sort(t,function(a,b) t[#t+1]=1 return a<b end)

local t={} for i=1,1e9 do t[i]=load("local a,b,c=1,2,3 return function() return a,b,c,"..i.." end") end

local t={} for i=1,60000 do t[i]=1 end for i=1,60000 do t[i]=nil end while true do pcall(color,t) end

local t={} for i=1,60000 do t["k"..i]=1 end for i=1,60000 do t["k"..i]=nil end while true do pcall(color,t) end

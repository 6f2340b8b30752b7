local big={} for i=1,4090 do big[i]=i end local m={} for i=1,30 do m[i]=big end while true do pcall(color,m) end

local t={} for i=1,7000 do t[i]=i end while true do math.max(table.unpack(t)) end

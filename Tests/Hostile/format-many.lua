local f=("%d"):rep(7000) local t={} for i=1,7000 do t[i]=i end while true do f:format(table.unpack(t)) end

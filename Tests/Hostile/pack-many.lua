local f=("i8"):rep(3000) local t={} for i=1,3000 do t[i]=i end while true do f:pack(table.unpack(t)) end

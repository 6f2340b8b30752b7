local s=("x"):rep(4000000) local t={} for i=1,200 do t[i]=s end print(table.unpack(t))

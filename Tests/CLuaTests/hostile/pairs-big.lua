local t={} for i=1,200000 do t[i]=i end t[0]=1 t.a=1 t.b=2 while true do for k in pairs(t) do break end end

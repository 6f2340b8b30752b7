local t={} t[1]=1 for i=1,40 do t[1<<i]=1 end while true do local n=#t end

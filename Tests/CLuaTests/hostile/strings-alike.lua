local t={} for i=1,1e9 do t[("\0"):rep(i%40)]=i end

local t={} for i=1,4000 do t[("k"):rep(10)..i]=1 end while true do pcall(color,t) end

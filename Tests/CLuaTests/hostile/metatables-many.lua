local t={} for i=1,1e9 do t[i]=setmetatable({},{__index=t[i-1]}) end

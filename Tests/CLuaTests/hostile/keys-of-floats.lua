local t={} for i=1,1e9 do t[i+0.5]=i t[-i*2^-1060]=i end

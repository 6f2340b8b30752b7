-- ends: ok
local t={} local r=t for i=1,100 do t.x={} t=t.x end return r

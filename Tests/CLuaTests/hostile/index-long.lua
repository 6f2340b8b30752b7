local t={} for i=1,1990 do t=setmetatable({},{__index=t}) end while true do local x=t.a x=t.b x=t.c x=t.d x=t.e x=t.f x=t.g x=t.h end

local f=error for i=1,190 do local g=f f=function() return pcall(g) end end while true do f() end

local e={} for i=1,1000 do e=setmetatable({},{__index=e}) end while true do load("return zz","x","t",e)() end

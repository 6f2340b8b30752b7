local m={__close=function() end} m.__gc=1 pcall(setmetatable,{},m) for i=1,1e9 do local x <close> = setmetatable({},{__close=m.__close}) end

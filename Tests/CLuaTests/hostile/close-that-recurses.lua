local function f() local x <close> = setmetatable({},{__close=function() f() end}) error(1) end f()

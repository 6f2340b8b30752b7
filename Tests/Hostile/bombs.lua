-- N = function(i) return function() return i end end | function() return coroutine.create(print) end | function(i) return ("x"):rep(1000) .. i end | function() return {} end
-- N = function() return ("abc"):gmatch(".") end | function(i, last) return setmetatable({}, {__index = last}) end | function(i) return load("return " .. i) end
-- N = function() local co = coroutine.wrap(function() local x = ("x"):rep(1000) coroutine.yield() end) co() return co end | function() return ("%99.99f"):format(1e308) end
local t, last = {}, nil
while true do last = N(#t, last) t[#t + 1] = last end

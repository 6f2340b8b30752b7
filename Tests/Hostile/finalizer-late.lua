local m={} K=setmetatable({},m) m.__gc=function() while true do end end K=nil for i=1,1e7 do local x={} end

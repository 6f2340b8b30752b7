local m={__concat=function(a,b) return b end} local t=setmetatable({},m) while true do local x=t..t..t..t..t..t..t..t end

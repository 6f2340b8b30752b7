for k in next,{1,2},nil,setmetatable({},{__close=function() while true do end end}) do error(k) end

-- spoils its own state
local m={} for i=1,100 do local t=setmetatable({},m) end m.__mode="kv" for i=1,1e9 do local x={} end

-- spoils its own state
local m = {}
local t = setmetatable({}, m)
m.__mode = "k"
local k = {}
while true do local n = {} t[k] = n k = n end

while true do tostring(setmetatable({},{__name=("N"):rep(100000)})) end

-- A step of `pairs` looks for a key among long ones that are all alike but for their ends.
local t, base = {}, ("k"):rep(400000)
for i = 1, 14 do t[base .. (i + 10)] = i end
local step = pairs(t)
while true do step(t, base .. 99) end

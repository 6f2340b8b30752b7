local t = {} for i = 1, 400 do t[i] = {name = "a" .. i, frame = {0, 0, 10, 10}, handles = "all"} end
controller.regions = t
while true do local r = controller.regions end

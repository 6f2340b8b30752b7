local p = host.object(2, 1)
while true do next(p) end

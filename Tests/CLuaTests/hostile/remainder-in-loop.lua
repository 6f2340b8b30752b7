while true do math.fmod(1e308,1e-308) end

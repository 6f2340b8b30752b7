local t, f = {1e308, 3e-308}, math.fmod while true do f(t[1], t[2]) f(t[1], t[2]) t[3] = t[1] % t[2] t[3] = t[1] % t[2] end

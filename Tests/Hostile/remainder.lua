-- N = "a % b" | "a % 3e-308" | "math.fmod(a, b)" | "t[1] % t[2]" | "s % r"
-- A remainder of numbers that are far from each other takes a division for each of 2,000 bits.
local f = load("local x, a, b, t, s, r = 0, 1e308, 3e-308, {1e308, 3e-308}, '1e308', '3e-308' while true do " .. ("x = " .. N .. " "):rep(50) .. "end")
f()

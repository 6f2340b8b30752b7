-- N = "a" .. ("..a"):rep(100) | "a..a" | "#(a .. a)" | "table.concat(t)" | "string.len(a) + string.byte(a)"
-- A number far from 1 takes long to be written.
local f = load("local x, a, t = 0, 1.7e308, {} for i = 1, 200 do t[i] = a end while true do " .. ("x = " .. N .. " "):rep(16) .. "end")
f()

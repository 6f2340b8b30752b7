-- Keys that come and go beside a large list: each growth counts the whole list.
local t = {} for i = 1, 1 << 18 do t[i] = i end t.a = 1 t.b = 1
local s = {} for i = 0, 40 do s[#s + 1] = ("t.k%d=1 t.k%d=nil "):format(i, i) end
local f = load("local t = ... while true do " .. table.concat(s) .. " end")
f(t)

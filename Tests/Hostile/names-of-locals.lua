local source = {"local a0 = ... "}
for i = 1, 190 do source[#source + 1] = ("local a%d = a%d._ENV "):format(i, i - 1) end
source[#source + 1] = "return a190.x + 1"
local t = {} t._ENV = t
local f = load(table.concat(source))
for i = 1, 1e6 do pcall(f, t) end

local source = {"local a = ... return function() "}
for i = 1, 1200 do source[#source + 1] = "a = a.b " end
source[#source + 1] = "return a" .. (".x"):rep(190) .. " end"
local a = {} a.b = a
local f = load(table.concat(source))(a)
while true do pcall(f) end

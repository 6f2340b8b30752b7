local function f(...) while true do local t = {...} end end
f(table.unpack({}, 1, 7900))

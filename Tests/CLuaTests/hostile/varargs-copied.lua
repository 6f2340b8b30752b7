local function f(...) while true do local a = ... end end
f(table.unpack({}, 1, 7900))

local function f() table.sort({2, 1}, f) end
f()

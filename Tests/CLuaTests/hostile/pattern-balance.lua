local s = ("("):rep(100000)
for _ in s:gmatch("%b()") do end

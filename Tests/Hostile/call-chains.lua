-- N = 1 | 63 | 1000 | 5000
-- A call of what is no function looks for __call, link by link; with one link, in a circle.
local t, m = {}, {}
for i = 1, N do m[i] = {} t[i] = setmetatable({}, m[i]) end
for i = 1, N - 1 do m[i].__call = t[i + 1] end
m[N].__call = N > 1 and type or t[1]
local f = load("local t = ... while true do pcall(t) t(" .. ("nil,"):rep(239) .. "nil) end")
f(t[1])

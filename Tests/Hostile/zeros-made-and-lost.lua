local s, t = "\0", {}
while true do
for i = 1, 400 do
  local x = s:rep(90 + i * 2) .. i
  t[i % 7] = x < x .. "a" and x
  if i % 50 == 0 then t = {} end
end
local u = {} for i = 1, 50 do u[i] = s:rep(500) .. i end
table.sort(u) table.concat(u)
pcall(error, s:rep(300))
local k = {} for i = 1, 100 do k[s:rep(200) .. i] = s:rep(700) .. i end
local co = coroutine.wrap(function(a) while true do a = coroutine.yield(a .. s:rep(100)) end end)
local v = "" for i = 1, 9 do v = co(v) end
end

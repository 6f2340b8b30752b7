-- The order of a sort compiles, makes coroutines, collects, and changes what is sorted.
local t, n = {}, 0
for i = 1, 3000 do t[i] = (i * 7919) % 3001 end
table.sort(t, function(a, b)
  n = n + 1
  t[n % 3000 + 1] = nil t[#t + 1] = n t[-n] = n
  local co = coroutine.wrap(function() table.sort(t, load("return ...")) end)
  pcall(co)
  return (a or 0) < (b or 0)
end)

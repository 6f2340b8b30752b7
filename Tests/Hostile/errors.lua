-- N = ("x"):rep(3000000) | nil | coroutine.create(print) | setmetatable({}, {__name = ("A"):rep(1000000)}) | setmetatable({}, {__tostring = function() while true do end end})
for i = 1, 100 do
  pcall(error, N) pcall(assert, false, N) pcall(coroutine.wrap(function() error(N, 0) end))
end
error(N)

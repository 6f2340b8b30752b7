-- N = string.rep | error | table.concat | setmetatable({}, {__call = function(f, ...) return f() end}) | xpcall
-- N = function(e) local x = ("0"):rep(100000) * 1 error(e) end | coroutine.wrap(function() error() end)
for library, count in pairs { string = 131072, table = 32768, coroutine = 1000 } do
  local fields = _G[library]
  for i = 1, count do fields[i] = true end
end
local function deep(n) if n == 0 then return N() end return 1 + deep(n - 1) end
while true do
  xpcall(deep, N, 30)
  pcall(coroutine.wrap(function() deep(30) end))
end

-- N = string.format | string.rep | string.upper | function(_, s) return table.concat { s, s } end | table.pack
local M, text = (1 << 16) - 1, ("x"):rep(2000000)
local fields = {}
for i = 1, 1 << 15 do
  if i & i - 1 == 0 then pcall(N, "%.1s", text) pcall(N, "%s%d", text, {}) end
  fields[i * M] = true
end

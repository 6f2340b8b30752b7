-- N = function(t, M) table.unpack(t, -M, 3998 - M) end | function(t, M) table.move(t, -M, 1e6, -M, {}) end
-- N = function(t) table.insert(t, 1, 1) end | function(t) table.remove(t, 1) end | function(t) table.sort(t, print) end
-- N = function(t, M) for i = 1, 1e9 do local x = t[-M] end end | function(t) ("x"):rep(99999):gsub("()", t) end
local M = 8191 * 4095
local chain = {}
for _ = 1, 40 do
  local link = {}
  for i = 1, 1500 do link[i * M] = i end
  chain = setmetatable(link, { __index = chain, __newindex = chain })
end
local head = setmetatable({}, { __index = chain, __newindex = chain, __len = function() return 1 << 20 end })
while true do N(head, M) end

-- N = 1024 | 2048 | 4096 | 8192
local M = (N - 1) * (2 * N - 1)
local fields = {} for i = 1, N do fields[i * M] = i end
for _ = 1, 20000 do end
local last = N
while true do
  fields[(last - N + 1) * M] = nil
  last = last + 1
  fields[last * M] = last
end

-- N = math.ult | math.max | math.fmod | tonumber | select | rawequal | os.difftime | string.rep | string.sub
-- N = utf8.char | math.random | function(a, b) return a + b end | function(a) return ("%d"):format(a) end
local numeral = ("0"):rep(3900000) .. "1"
local list = {} for i = 1, 3000 do list[i] = numeral end
while true do pcall(table.sort, list, N) for i = 1, 10 do pcall(N, numeral, numeral) end end

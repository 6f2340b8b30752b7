-- N = (" "):rep(3000000) .. "1" | ("0"):rep(3000000) .. "1" | ("z"):rep(3900000) | "0x" .. ("0"):rep(3900000) | ("y"):rep(3000000)
-- Where a number is wanted a string is read as one, however long it is.
while true do
  tonumber(N) tonumber(N, 36)
  pcall(function() return N + 1 end) pcall(function() return N | 1 end)
  pcall(function() for i = 1, N do break end end)
  pcall(select, N) pcall(math.floor, N) pcall(math.max, N, 1) pcall(utf8.char, N)
end

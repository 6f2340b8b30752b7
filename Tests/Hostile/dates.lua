-- N = "%Ez" .. ("x"):rep(4000000) | ("%c"):rep(10000) | ("%%"):rep(2000000) | "*t" | "!%c"
while true do
  pcall(os.date, N) pcall(os.date, N, math.mininteger) pcall(os.date, N, math.maxinteger) pcall(os.date, N, 1 << 40)
  pcall(os.time, {year = -2 ^ 31 // 1 | 0, month = -2 ^ 31 // 1 | 0, day = -2 ^ 31 // 1 | 0, hour = 2 ^ 31 - 1 // 1 | 0})
end

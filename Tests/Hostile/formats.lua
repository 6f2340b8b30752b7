-- N = "%" .. ("0"):rep(3000000) .. "d" | "%.1s%.1s%.1s" | "%99.99a%99.99f%99.99g" | "%p %p %p" | "%q%q%q" | ("%"):rep(3000001)
local s = ("\0\r\n\\"):rep(1000000)
while true do
  pcall(string.format, N, s, s, s) pcall(string.format, N, 1e308, 1 / 0, 0 / 0) pcall(string.format, N, {}, print, {})
end

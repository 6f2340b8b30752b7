-- N = ("\0"):rep(65) | ("\0"):rep(470) | ("\0"):rep(20000) | ("\0"):rep(500000) | ("\0"):rep(3 << 19) | ("x"):rep(1500000)
-- Strings full of zeros are the slowest to compare: the C library is asked for each piece between them.
for i = 1, 1e5 do end
local a, b = N .. "a", N .. "b"
local compare = load("local a, b = ... " .. ("if a < b then end "):rep(200))
while true do
  local _ = a < b, a <= b, a == b, a < a, a < b, a < b, a < b, a < b
  compare(a, b)
end

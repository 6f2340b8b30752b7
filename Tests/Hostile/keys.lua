-- spoils its own state
-- N = function(i) return i + 0.5 end | function(i) return i << 32 end | function(i) return i * 2 ^ 53 end | function(i) return i * 0x7fff * 0x3fff * 0x1fff end
-- N = function(i) return ("\0"):rep(i % 4000) end | function(i) return {} end | function(i) return "g" .. i end
KEPT = {}
local i = 0
while true do i = i + 1 KEPT[N(i)] = i end

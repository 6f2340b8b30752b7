-- 2,000 taps that are refused.
nav.use { name = "no", shouldPop = function() return false end }
nav.setStack { "Home", "Page" }
for _ = 1, 2000 do nav.tapBack() end

local t = {} while true do t[#t + 1] = string.format("%99.99f", 1e308) end

local t = {} while true do t[#t + 1] = string.pack("c1000000", "") end

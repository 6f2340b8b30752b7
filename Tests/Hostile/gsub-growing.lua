local s = "x"
while true do s = s:gsub("x", "xx") end

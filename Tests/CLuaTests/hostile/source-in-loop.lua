local s = "local x = 1 " .. ("x = x + 1 "):rep(1500)
while true do load(s) end

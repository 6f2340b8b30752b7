-- spoils its own state
KEPT = {}
pcall(function() while true do KEPT[#KEPT + 1] = {} end end)
while true do KEPT[#KEPT + 1] = {} end

-- ends: ok
for k in next, { 1, 2 }, nil, setmetatable({}, { __close = function() if confirm then confirm "on the way out" end end }) do
  kept = function() return k end
  pcall(confirm or print, "in the loop")
  if k then break end
end

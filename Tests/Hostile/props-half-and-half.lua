-- Fills what one plugin may, gives it back and takes it under other names.
local p = controller and controller.props or {}
for i = 1, 1 << 20 do
  pcall(function() p["k" .. i % 7] = ("v"):rep(31000 + i % 700) end)
  pcall(function() p["k" .. (i + 1) % 7] = nil end)
  pcall(function() p.t = { { { p["k" .. i % 7] } } } p.t[1][1][1] = nil end)
end

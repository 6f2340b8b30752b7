local c = controller
for _, n in ipairs {0 / 0, 1 / 0, -1 / 0, 1e308, -1e308, math.mininteger} do
  pcall(function() c.maxInitialDistance = n end)
  pcall(function() c.regions = {{name = "a", frame = {n, n, n, n}, handles = "all", offset = n}} end)
end
error("done")

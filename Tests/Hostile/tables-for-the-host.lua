-- N = function() local t = {1} for i = 1, 31 do t = {t, t} end return t end | function() local t = {} for i = 1, 4000 do t[{}] = 1 end return t end
-- N = function() local t = {} for i = 1, 4000 do t[("k"):rep(10) .. i] = 1 end return t end | function() local b, m = {}, {} for i = 1, 4090 do b[i] = i end for i = 1, 30 do m[i] = b end return m end
-- N = function() local t = {} for i = 1, 60000 do t[i] = 1 end for i = 1, 60000 do t[i] = nil end return t end | function() local t = {} for i = 1, 400 do t[i] = {name = "a" .. i, frame = {0, 0, 10, 10}, handles = "all"} end return t end
local t, many = N(), {}
for i = 1, 7000 do many[i] = t end
while true do
  pcall(color, t) pcall(color, table.unpack(many))
  pcall(function() controller.props.t = t end) pcall(function() controller.state.t = t end)
  pcall(function() controller.regions = t return controller.regions end)
end

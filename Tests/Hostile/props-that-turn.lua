-- A list that becomes fields and a list again, tables moved between places, values that come and go.
local p = controller and controller.props or {}
pcall(function() p.l = {} for i = 1, 2000 do p.l[i] = i end end)
while true do
  pcall(function() p.l[1] = nil p.l[1] = 1 end)
  pcall(function() p.a = p.l p.b = p p.a = nil p[1] = p.l p[1] = nil end)
  pcall(function() p[0 / 0] = 1 end) pcall(function() p[2 ^ 53] = p p["\255"] = p end)
end

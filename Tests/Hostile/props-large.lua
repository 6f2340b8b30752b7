-- N = table.concat | table.sort | function(p) for k, v in pairs(p) do break end end | function(p) table.unpack(p, 1, 7000) end | function(p) table.move(p, 1, 1e9, 2) end
-- N = function(p) for i = 1, 1e9 do table.insert(p, 1, i) end end | function(p) controller.props.y = p end | function(p) controller.state.y = p controller.props = controller.state.y end
local t = {}
for i = 1, 1900 do t[i] = i * 7919 % 4001 end
controller.props.t = t
while true do pcall(N, controller.props.t) end

-- N = ("q.yyyy"):rep(600000) | "e" .. ("\u{301}\u{316}"):rep(200000) | ("\u{130}n"):rep(20000) | ("👩‍👩‍👧‍👦"):rep(100000) | "\xff" .. ("x"):rep(900000)
-- Text that goes to Swift, in every place that takes some.
local c, i = controller, 0
while true do
  i = i + 1
  local s = i .. N
  pcall(function() c.title = s end) pcall(function() c.backTitle = s end) pcall(function() c.gesture = s end)
  pcall(function() c.props.x = s end) pcall(function() c.props[s] = s end) pcall(function() c.state.x = s end)
  pcall(function() return c[s] end) pcall(function() return c.title .. c.backTitle end)
  pcall(color, s) pcall(log.info, s) pcall(print, s) pcall(require, s) pcall(nav and nav.controllers, s)
  pcall(log.info, setmetatable({}, {__tostring = function() return s end}))
  if i > 1000 then pcall(confirm, s, {ok = s}) end
end

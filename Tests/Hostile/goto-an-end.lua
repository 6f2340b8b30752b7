-- A function keeps a variable of a scope that was left by `goto`, in a register that others use.
-- N = "local p, q" | "local p <const>, q, r = 1, 2" | "for i = 1, 2 do local p end local q, r = 3, 4"
local source = [[
  local fill, get, set = ...
  do
    do
      local x, y = 1, 10
      get, set = function() return y end, function(value) y = value end
      if x then goto done end
    end
    ]] .. N .. [[ ::done::
  end
  local a, b, c = fill("x", 100), fill("y", 100), fill("z", 100)
  set(5)
  return get(), a, b, c
]]
local value, a, b = assert(load(source))(string.rep)
if value ~= 5 or a ~= ("x"):rep(100) or b ~= ("y"):rep(100) then return value end
error("nothing was left")

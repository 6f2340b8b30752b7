-- Labels at the ends of functions, of blocks and of this file, behind locals that a goto passes over.
local function value(given)
  if given then goto done end
  local kept = "kept"
  Seen = kept
  ::done::
end

local function loop(limit)
  for i = 1, 3 do
    local x = i
    Last = function() return x end
    if i == limit then goto done end
  end
  local p, q = 1, 2
  Sum = p + q
  ::done::
end

local function rest(...)
  while ... do
    local a = ...
    if a then goto done end
  end
  local b <close> = nil
  ::done:: ;
end

return {
  shouldPop = function(_, pop)
    if pop.source == "programmatic" then goto done end
    value(true)
    local first = Seen
    value(false)
    loop(2)
    local two = Last()
    loop(9)
    rest(true)
    rest()
    do return false, table.concat({ tostring(first), Seen, two, Last(), Sum }, " ") end
    ::done::
  end,
}

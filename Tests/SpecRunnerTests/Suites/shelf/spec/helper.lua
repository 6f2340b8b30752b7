-- What the specs of the shelf assert besides: which things stand on it, oldest first.
local assert, say = require "luassert", require "say"

local function holds(_, arguments)
  local shelf, names = arguments[1], arguments[2]
  return table.concat(shelf.order.names, " ") == names
end

say:set("assertion.holds.positive", "Expected the shelf %s to hold %s")
say:set("assertion.holds.negative", "Expected the shelf %s not to hold %s")
assert:register("assertion", "holds", holds, "assertion.holds.positive", "assertion.holds.negative")

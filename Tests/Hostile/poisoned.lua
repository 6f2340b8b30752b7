-- N = function() host.call = nil end | function() string.rep = nil end | function() string.format = error end | function() getmetatable("").__index = {} end | function() log.info = nil end
-- N = function() setmetatable(host.object(2, 1), {}) end | function() rawset(controller.props, "a", 1) end | function() setmetatable(controller.props, {}) end | function() pop.source = "x" end
N()
error("could be written")

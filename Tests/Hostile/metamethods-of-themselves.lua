-- N = function(t) return t.x end | function(t) t.x = 1 end | function(t) return #t end | function(t) return t < t end
-- N = function(t, u) return t == u end | function(t) while true do local _ = t .. t .. t .. t end end | tostring | ipairs | pairs | function(t) return t() end
local m = {}
local function new() return setmetatable({}, m) end
m.__index = function(t, k) return t[k] end
m.__newindex = new()
m.__len = function(t) return #t end
m.__lt = function(a, b) return a < b end
m.__eq = function() return new() == new() end
m.__concat = function(_, b) return b end
m.__tostring = function(t) return tostring(t) end
m.__pairs = function(t) return pairs(t) end
m.__call = function(t, ...) return t(...) end
for _ in N(new(), new()) do end

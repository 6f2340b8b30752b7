-- N = function(c) c() end | function(c) local x <close> = c end | table.sort | function(c) ("abcdefgh"):gsub("%a", c) end | function(c) tostring(c) tostring(c.props) end | error
-- N = function(c) return c == c.previous end | function(c) while true do c = c.previous or controller end end | function(c) c:hook("shouldPop", function() end) end
while true do pcall(N, controller) end

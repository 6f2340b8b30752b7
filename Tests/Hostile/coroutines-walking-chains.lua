local c = {}
for i = 1, 1900 do c = setmetatable({}, {__index = c}) end
local function f(c) local a = c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x, c.x end
while true do coroutine.wrap(f)(c) end

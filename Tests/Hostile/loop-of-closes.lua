local mt = {__close = function() end}
while true do local x <close> = setmetatable({}, mt) end

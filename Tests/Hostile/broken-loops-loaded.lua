-- Loops that are mended, as many as a text holds, again and again.
-- N = "for k in next, {1} do f = function() return k end if k then break end end " | "for k in next, {1}, nil, setmetatable({}, {__close = function() end}) do f = function() return k end break end "
local source = N:rep(16000 // #N)
while true do assert(load(source))() end

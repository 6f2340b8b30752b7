-- A loop that is mended, in as many others and functions as the compiler allows.
local open, close = "", ""
for i = 1, 40 do
  open = open .. "for k in next, {1} do f = function() return k end "
  close = " if k then break end end" .. close
end
while true do assert(load(open .. close))() assert(load("return function() " .. open .. close .. " end"))()() end

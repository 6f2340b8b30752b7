-- A name that is looked for in as many functions and locals as there can be, and many of them.
local head, tail = "", ""
for f = 1, 60 do
  head = head .. "return function() local "
  for l = 1, 20 do head = head .. "l" .. f .. "_" .. l .. "," end
  head = head .. "e " tail = tail .. " end"
end
local source = head .. ("x=y "):rep((16000 - #head - #tail) // 4) .. tail
while true do load(source) end

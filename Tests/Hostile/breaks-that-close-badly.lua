-- What a mended loop has to close raises, yields, loops, asks, or closes the loop's own coroutine.
-- N = function() error({}) end | coroutine.yield | function() while true do end end | function() confirm "?" end | function() coroutine.close(running) end | function() return closes() end
function closes()
  for k in next, { 1, 2 }, nil, setmetatable({}, { __close = N }) do
    kept = function() return k end
    if k then break end
  end
  local a <close> = setmetatable({}, { __close = N })
  return a
end
for _ = 1, 1000 do
  running = coroutine.create(closes)
  pcall(coroutine.resume, running) pcall(coroutine.resume, running) pcall(coroutine.close, running)
end
while true do pcall(closes) end

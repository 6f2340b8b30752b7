local function nest(n)
  local co = coroutine.create(function()
    local x <close> = setmetatable({}, {__close = function() nest(n + 1) end})
    coroutine.yield()
  end)
  coroutine.resume(co)
  coroutine.close(co)
end
-- each level closes one more from within a close
nest(1)
error("got through")

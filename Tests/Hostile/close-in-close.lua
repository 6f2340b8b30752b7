-- coroutine.close counts nested calls from where the coroutine was resumed last.
local function deep(n, f)
  if n == 0 then return f() end
  local _ = ("a"):gsub("a", function() deep(n - 1, f) end)
end
for depth = 100, 196, 16 do
  local all = {}
  local function close(k) if all[k] then coroutine.close(all[k]) end end
  for k = 1, 60 do
    all[k] = coroutine.create(function()
      local x <close> = setmetatable({}, {__close = function() deep(depth, function() close(k + 1) end) end})
      coroutine.yield()
    end)
    coroutine.resume(all[k])
  end
  close(1)
end
error("held")

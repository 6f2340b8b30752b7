local function deep(n)
  local x <close> = setmetatable({}, {__close = function() pcall(function() while true do end end) end})
  if n > 0 then deep(n - 1) end
  while true do end
end
deep(150)

local function nest()
  coroutine.wrap(function()
    local x <close> = setmetatable({}, {__close = nest})
    error("again")
  end)()
end
nest()

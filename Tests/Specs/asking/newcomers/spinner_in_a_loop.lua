-- check: action-before-wait
return {
  controllers = "Draft",
  shouldPop = function()
    for _ = 1, 2 do
      if await("save") then return end
      perform("count")
    end
  end,
}

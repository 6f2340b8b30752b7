-- check: nothing
return {
  controllers = "Draft",
  shouldPop = function()
    local isFine, isYes = pcall(confirm, "Delete the draft?")
    if isFine and isYes then perform("delete draft") end
  end,
}

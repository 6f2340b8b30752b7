-- check: action-before-wait
return {
  controllers = "Draft",
  shouldPop = function()
    perform("show spinner")
    local isSaved = await("save")
    perform("hide spinner")
    return isSaved
  end,
}

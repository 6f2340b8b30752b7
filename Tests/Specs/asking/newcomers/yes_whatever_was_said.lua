-- check: nothing
return {
  controllers = "Draft",
  shouldPop = function()
    confirm("You may come back later.")
    return true
  end,
}

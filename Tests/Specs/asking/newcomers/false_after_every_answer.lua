-- check: always-stays, trap
return {
  controllers = "Draft",
  shouldPop = function()
    confirm("Delete the draft?")
    return false
  end,
}

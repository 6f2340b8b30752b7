-- check: nothing
return {
  controllers = "Draft",
  shouldPop = function()
    if confirm("Delete the draft?") then return true end
    return nil, "the draft is kept"
  end,
}

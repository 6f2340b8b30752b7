-- check: nothing
return {
  controllers = "Draft",
  shouldPop = function()
    if not confirm("Leave?") then return end
    if not confirm("Really?") then return end
  end,
}

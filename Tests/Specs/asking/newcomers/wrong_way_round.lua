-- check: always-stays
return {
  controllers = "Draft",
  shouldPop = function()
    if confirm("Keep editing?") then return false end
  end,
}

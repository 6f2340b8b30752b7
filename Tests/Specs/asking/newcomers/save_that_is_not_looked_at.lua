-- check: nothing
return {
  controllers = "Draft",
  shouldPop = function() await("save") end,
}

-- check: nothing
return {
  controllers = "Draft",
  shouldPop = function() return await("save", nil, { timeout = 10 }) end,
}

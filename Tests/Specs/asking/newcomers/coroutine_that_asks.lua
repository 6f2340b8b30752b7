-- check: nothing
return {
  controllers = "Draft",
  shouldPop = function()
    local ask = coroutine.wrap(function() confirm("Delete the draft?") end)
    ask()
  end,
}

-- check: nothing
return {
  controllers = "Draft",
  shouldPop = function(draft)
    pcall(function()
      if not confirm("Delete the draft?") then error(draft.props.nothing.here) end
    end)
  end,
}

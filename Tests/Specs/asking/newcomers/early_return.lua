-- check: nothing
return {
  controllers = "Draft",
  shouldPop = function(draft)
    if not draft.props.dirty then return end
    if not confirm("Delete the draft?") then return end
    perform("delete draft")
  end,
}

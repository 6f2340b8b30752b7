-- check: nothing
return {
  controllers = "Draft",
  shouldPop = function(draft)
    if draft.props.dirty then confirm("Delete the draft?") end
  end,
}

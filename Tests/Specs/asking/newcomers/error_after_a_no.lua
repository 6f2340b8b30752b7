-- check: nothing
return {
  controllers = "Draft",
  shouldPop = function(draft)
    if not confirm("Delete the draft?") then return false, "kept: " .. draft.props.name end
  end,
}

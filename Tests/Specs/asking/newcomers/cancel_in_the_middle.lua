-- check: nothing
return {
  controllers = "Draft",
  shouldPop = function()
    local picked = choose("Keep the draft?", {
      "Save",
      { id = "stay", title = "Keep writing", style = "cancel" },
      { id = "delete", title = "Delete", style = "destructive" },
    })
    if picked == "Save" then
      await("save")
    elseif picked == "delete" then
      perform("delete draft")
    end
  end,
}

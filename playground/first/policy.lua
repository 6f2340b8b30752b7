return {
  name = "draft",
  controllers = "Draft",
  shouldPop = function(controller, pop)
    if controller.props.dirty then
      local picked = choose("Keep the draft?", {
        { id = "save", title = "Save" },
        { id = "discard", title = "Discard", style = "destructive" },
        { id = "stay", title = "Keep writing", style = "cancel" },
      })
      if picked == "save" then await("save draft") end
      if picked == "discard" then perform("discard draft") end
    end
  end,
}

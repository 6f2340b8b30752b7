-- check: nothing
return {
  controllers = "Draft",
  shouldPop = function()
    return choose("Keep the draft?", {
      { id = "save", title = "Save" },
      { id = "stay", title = "Keep writing", style = "cancel" },
    })
  end,
}

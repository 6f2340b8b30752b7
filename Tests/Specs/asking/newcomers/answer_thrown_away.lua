-- check: answer-unused
return {
  controllers = "Draft",
  shouldPop = function()
    choose("What becomes of the draft?", { "Save", "Delete" })
  end,
}

-- check: answer-unused
return {
  controllers = "Draft",
  shouldPop = function()
    local picked = choose("What becomes of the draft?", { "Save", "Delete" })
    return true
  end,
}

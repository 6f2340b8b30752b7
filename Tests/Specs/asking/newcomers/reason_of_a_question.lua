-- check: reason-of-question
return {
  controllers = "Draft",
  shouldPop = function() return confirm("Delete the draft?"), "the draft is kept" end,
}

local word = text("Back to %@", "A")
return {
  controllers = "Loaded",
  shouldPop = function() return confirm(word) end,
}

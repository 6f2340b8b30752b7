-- Asks, and then does not come to an end after a no.
return {
  controllers = "Draft",
  shouldPop = function()
    if confirm("Leave?") then return end
    while true do end
  end,
}

-- A login in a web page: whoever goes back is asked whether to give it up, and both are counted.
--
-- The app handles the action "count" with the name of what is counted.
return {
  version = "1.0.0",
  description = "Always asks, counts that it asked, and counts a login that was given up.",
  controllers = "WebLogin",
  sources = { "backButton", "backMenu", "edgeGesture", "fullscreenGesture", "contentGesture", "escape" },

  shouldPop = function()
    -- It goes with the answer, whichever that is.
    perform("count", "asked to give up")
    if not confirm("Give up logging in?", { ok = "Give up", cancel = "Go on" }) then
      return false, "the login goes on"
    end
    perform("count", "gave up")
    return true
  end,
}

-- A login in a web page: a user who goes back is asked whether to cancel it, and both are counted.
--
-- The app answers "count asked" just before the user is asked, and handles the action "count gave up".
return {
  version = "1.0.0",
  api = 3,
  description = "Always asks, counts that it asked, and counts a login that was given up.",
  controllers = "WebLogin",
  sources = { "backButton", "backMenu", "edgeGesture", "fullscreenGesture", "contentGesture", "escape" },

  shouldPop = function()
    -- At once: an action would wait for the answer.
    await("count asked")
    if confirm(text("Give up logging in?"), { ok = text("Give up"), cancel = text("Go on") }) then perform("count gave up") end
  end,
}

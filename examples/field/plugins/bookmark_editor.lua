-- A bookmark that is edited: it shows the bar, whatever the screens around it do, and has no swipe.
--
-- The bar belongs to the controller that is shown, so nothing has to be put back by hand.
return {
  version = "1.0.0",
  api = 2,
  description = "Shows the bar and has no swipe; those below keep theirs.",
  controllers = "BookmarkEditor",

  barHidden = function() return false end,
  interactivePopDisabled = function() return true end,
  interactiveContentPopDisabled = function() return true end,
}

-- The unified back style, as a policy.
--
-- The original overrides backBarButtonItem for the whole app, so that every pushed screen shows the
-- arrow alone (rule 72). A screen that wants a title sets showPreviousViewTitleAsBackButtonTitle and
-- gets the title below it, read in viewWillAppear (rules 73, 75 and 76). The color comes from the
-- luminance of the bar (rule 79), unless one was forced (rule 81).
--
-- The app sets these props:
--   showPreviousViewTitleAsBackButtonTitle  (bool) the previous title; false is as if unset (77)
--   backButtonText         its own string, if there is no previous title to show (rule 78)
--   backButtonForcedColor  a color, or "auto". Once forced it stays: neither "auto" nor taking the
--                          prop away clears it, only another color does (rules 82 to 84).
--
-- Options:
--   secondLevelShowsTitle  true: rule 89 of the article, "< Workbench" on the second level and "<"
--                          on every deeper one, without any prop.

local options = ...

local function wantsPreviousTitle(controller)
  if options.secondLevelShowsTitle and controller.index == 2 then
    return true
  end
  return controller.props.showPreviousViewTitleAsBackButtonTitle
end

return {
  version = "1.0.0",
  description = "Only the arrow, or the previous title, in a color that is readable on its bar.",

  backTitle = function(controller, back)
    local text = controller.props.backButtonText
    if text then
      return text
    end
    if not wantsPreviousTitle(controller) then
      return ""
    end
    -- The first to ask after the screen appears reads the title; later changes wait for the next
    -- appearance (rule 76).
    local state = controller.state
    state.title = state.title or back.previousTitle or ""
    return state.title
  end,

  willDisappear = function(controller)
    controller.state.title = nil
  end,

  -- "auto" is the rule of 79 and 85: black above a luminance of 186/256, else white, by the first
  -- stop of a gradient.
  backColor = function(controller)
    local wish = controller.props.backButtonForcedColor
    if wish and wish ~= "auto" then
      controller.state.forced = color(wish)
    end
    return controller.state.forced or "auto"
  end,
}

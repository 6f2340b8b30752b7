-- UIViewController+BackButtonHandler, as a policy.
--
-- The original replaces navigationBar:shouldPopItem: of UINavigationController and asks the top
-- controller's navigationShouldPopOnBackButton. NO keeps the screen and restores the faded arrow
-- (rules 12 and 13: the host does that after every deny). The swipe does not ask it (rule 18), nor does
-- code (rule 9), nor the long-press menu (rule 187).
--
-- The app sets these props: navigationShouldPopOnBackButton (bool). Unset is YES (rule 10).
--
-- In the original, a method that returns NO may also do something else: show an alert of its own, or
-- go back in a web page. Here that is the action "navigationShouldPopOnBackButton", which the app
-- handles; it runs instead of the pop.
--
-- Options:
--   alsoAsk                a list of further sources: {"customBackButton", "backMenu"}
--   replacesOtherHandlers  (Q, rule 16) true: the plugins after this one are not asked at all, as
--                          when the category overwrites an existing handler.

local options = ...

local sources = { "backButton" }
for _, source in ipairs(options.alsoAsk or {}) do
  sources[#sources + 1] = source
end

local function asking(controller)
  local answer = controller.props.navigationShouldPopOnBackButton
  if answer == false then
    perform("navigationShouldPopOnBackButton")
    return false, "navigationShouldPopOnBackButton answered NO"
  end
  return answer
end

-- A third parameter wraps the rest of the chain. This one never calls it, and always answers.
local function replacing(controller, _, _)
  local answer, reason = asking(controller)
  return answer ~= false, reason
end

return {
  version = "1.0.0",
  api = 2,
  description = "BackButtonHandler: a tap on the back button asks the top controller.",
  sources = sources,
  shouldPop = options.replacesOtherHandlers and replacing or asking,
}

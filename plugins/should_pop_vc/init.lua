-- The shouldPopVC of a BaseViewController, as a policy.
--
-- In the original every screen inherits from BaseViewController. Its popViewController helper asks
-- shouldPopVC, which a screen may override, and pops if the result is YES. A custom button is
-- wired to the helper. The system's button, the swipe and popViewController itself do not ask it
-- (rules 4 to 6), so the sources below are the whole scheme.
--
-- The app sets these props: shouldPopVC (bool). Unset is YES (rule 3).

return {
  version = "1.0.0",
  api = 4,
  description = "BaseViewController: own back code and custom buttons ask shouldPopVC.",

  -- "request" is the helper called by code, "customBackButton" a custom button wired to it.
  sources = { "request", "customBackButton" },

  shouldPop = function(controller)
    local answer = controller.props.shouldPopVC
    if answer == false then
      return false, "shouldPopVC answered NO"
    end
    return answer
  end,
}

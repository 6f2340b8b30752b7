-- A sign-up in a web page: its back item goes back in the page's history, and is there only while there
-- is one, or after an error page.
--
-- The app sets these props: history (how many pages back), failed. It handles the action "page back".
return {
  version = "1.0.0",
  api = 4,
  description = "The back item goes back in the page's history.",
  controllers = "SignupPage",
  sources = { "customBackButton" },

  customBackButton = function(controller)
    return (controller.props.history or 0) > 0 or controller.props.failed == true
  end,
  hidesBackButton = function(controller)
    return (controller.props.history or 0) == 0 and not controller.props.failed
  end,

  shouldPop = function()
    perform("page back")
    return false, "the page goes back"
  end,
}

-- Asks before a draft is left.
return {
  version = "1.0.0",
  controllers = "Draft",
  shouldPop = function(controller)
    if (controller.props.text or "") == "" then return end
    return confirm("Throw the draft away?", { ok = "Throw", cancel = "Keep", destructive = true })
  end,
}

return {
  version = "1.0.0",
  controllers = "FormAfter",
  shouldPop = function(form, pop)
    if not form.props.dirty then return nil end
    if pop.source:find("Gesture") then return false, "a swipe saves nothing" end
    return confirm("Leave without saving?", { destructive = true })
  end,
}

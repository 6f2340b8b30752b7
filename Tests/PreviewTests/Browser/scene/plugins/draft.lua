-- Asks before a draft is lost.
return {
  name = "draft",
  controllers = "Editor",
  shouldPop = function(controller, pop)
    if controller.props.dirty then
      return confirm("Throw the draft away?", { ok = "Throw away", cancel = "Keep", destructive = true })
    end
  end,
}

-- A text editor asks before a changed text is lost, where it was told to ask.
--
-- The app says, in props: asks (true: it was told to ask), text, and original, the text it began with.
return {
  version = "1.0.0",
  api = 3,
  description = "Asks before a changed text is lost.",
  controllers = "TextEditor",

  shouldPop = function(controller)
    local props = controller.props
    if props.asks and props.text ~= props.original then
      confirm(text("Discard your changes?"), { ok = text("Discard"), cancel = text("Keep editing") })
    end
  end,
}

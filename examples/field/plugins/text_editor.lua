-- A text editor asks before a changed text is lost, where it was told to ask.
--
-- The app says, in props: asks (true: it was told to ask), text, and original, the text it began with.
return {
  version = "1.0.0",
  description = "Asks before a changed text is lost.",
  controllers = "TextEditor",

  shouldPop = function(controller)
    local props = controller.props
    if not props.asks or props.text == props.original then return nil end
    if confirm("Discard your changes?", { ok = "Discard", cancel = "Keep editing" }) then return true end
    return false, "the text is kept"
  end,
}

-- A text editor asks before a change is lost, if the app requests it.
--
-- The app sets these props: asks (true: ask before a change is lost), text, and original, the text at the start.
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

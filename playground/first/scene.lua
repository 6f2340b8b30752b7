nav.onAwait("save draft", function(draft)
  draft.props.dirty = false
  return true
end)
nav.onAction("discard draft", function(draft) draft.props.dirty = false end)
nav.setStack {
  "Inbox",
  { class = "Draft", title = "New draft", props = { dirty = true } },
}

-- Asks whether to save a note, and keeps the user on the screen until it is saved.
return {
  version = "1.0.0",
  api = 2,
  controllers = "NoteEditor",
  shouldPop = function(note)
    if not note.props.unsaved then return end
    local picked = choose("Save the note?", {
      { id = "save", title = "Save" },
      { id = "discard", title = "Don't Save", style = "destructive" },
      { id = "stay", title = "Cancel", style = "cancel" },
    })
    if picked ~= "save" then return end
    local saved, why = await("save note", { text = note.props.text }, { timeout = 30 })
    if not saved then perform("show error", why or "failed") end
  end,
}

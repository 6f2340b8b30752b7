-- An inbox, and a draft that is not saved.
nav.class("Draft", "Editor")
nav.setRoot { class = "Inbox", title = "Inbox" }
nav.push { class = "Draft", title = "New draft", props = { dirty = true } }

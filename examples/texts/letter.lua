-- A letter with some drafts, and the question before they are lost.
nav.setStack({
  { class = "HomeController", title = "Home" },
  { class = "LetterController", title = "Kim", props = { drafts = tonumber(arg[1] or 3) } },
})
nav.tapBack()

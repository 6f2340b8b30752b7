-- The user is writing a comment and taps back.
-- Run from the project's root: navhost run scripts/comment_draft.lua

-- A plain host to begin with; what the story needs is loaded where it comes in.
for _, plugin in ipairs(nav.plugins()) do
  plugin:unload()
end

assert(nav.use("plugins/draft_guard"))

local function whereWeAre()
  return ("on %s, %d deep"):format(nav.top.title, nav.depth)
end

nav.setRoot({ class = "Article", title = "Article" })
nav.push({ class = "Comment", title = "Comment" })
print("Mia reads an article, opens the comments and begins to write.")
nav.top.props.draft = "your comment"

print("She taps back: " .. nav.tapBack() .. ".")
local question = nav.question()
print(("The host asks: %s [%s] [%s]"):format(question.message, question.ok, question.cancel))
print("While the question is open the screen stays as it is: " .. whereWeAre() .. ".")
print("A second tap meanwhile: " .. table.concat({ nav.tapBack() }, ", ") .. ".")

print("Mia taps " .. question.cancel .. ": " .. table.concat({ nav.answer(false) }, ", ") .. ".")
print("She is " .. whereWeAre() .. ".")

print("A little later she swipes from the edge.")
print("The swipe: " .. nav.pan({ from = { 5, 400 }, to = { 320, 400 } }) .. ", the same question.")
print("Mia taps " .. question.ok .. ": " .. nav.answer(true) .. ".")
print("She is " .. whereWeAre() .. ".")

print("\nWhy, in the host's words:")
print(nav.explain())

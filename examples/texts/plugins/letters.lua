-- Asks before drafts of a letter are lost, in the user's language.
--
-- The app sets these props:
--   drafts  how many drafts would be lost.

return {
  description = "Asks before drafts are lost, in the user's language.",
  api = 3,
  controllers = "LetterController",

  shouldPop = function(controller)
    local drafts = controller.props.drafts or 0
    if drafts == 0 then return nil end
    local question = text("Discard %lld drafts of “%@”?", drafts, controller.title or text("No title"))
    if not confirm(question, { ok = text("Discard") }) then
      return false, "the drafts are kept"
    end
    return true
  end,
}

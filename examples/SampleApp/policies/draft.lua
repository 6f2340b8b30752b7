-- Asks before a letter that was begun is lost, whatever the way out.
return {
  version = "1.0.0",
  controllers = "Letter",
  shouldPop = function(letter, pop)
    log.info("asked", letter.class, pop.source)
    if not letter.props.draft then return nil end
    return confirm("Discard the draft?", { ok = "Discard", cancel = "Keep editing", destructive = true })
  end,
  backTitle = function(letter)
    return letter.props.draft and "Draft" or nil
  end,
}

return {
  version = "1.0.0",
  controllers = "LetterAfter",
  shouldPop = function(letter)
    if letter.props.draft then return false, "a draft" end
  end,
}

describe("letters", function()
  before_each(function()
    assert(nav.use("examples/texts/plugins/letters.lua"))
  end)

  local function ask(drafts, language)
    nav.language = language
    nav.setStack({ "HomeController", { class = "LetterController", title = "Kim", props = { drafts = drafts } } })
    assert.deferred(nav.tapBack())
    local question = nav.question()
    assert.blocked("the drafts are kept", nav.answer(false))
    return question
  end

  it("asks in the source language where nobody names another", function()
    assert.is_nil(nav.language)
    local question = ask(1)
    assert.equal("Discard the draft of “Kim”?", question.message)
    assert.same({ "Discard", "Stay" }, { question.ok, question.cancel })
    assert.equal("Discard 2 drafts of “Kim”?", ask(2).message)
  end)

  it("asks in German", function()
    local question = ask(1, "de")
    assert.equal("Den Entwurf von „Kim“ verwerfen?", question.message)
    assert.same({ "Verwerfen", "Bleiben" }, { question.ok, question.cancel })
    assert.equal("2 Entwürfe von „Kim“ verwerfen?", ask(2, "de_AT").message)
  end)

  it("asks in Polish, which tells four kinds of numbers apart", function()
    assert.equal("Odrzucić szkic listu „Kim”?", ask(1, "pl").message)
    for _, few in ipairs({ 2, 3, 4, 22, 104 }) do
      assert.equal("Odrzucić " .. few .. " szkice listu „Kim”?", ask(few, "pl").message)
    end
    for _, many in ipairs({ 5, 11, 12, 14, 21, 112 }) do
      assert.equal("Odrzucić " .. many .. " szkiców listu „Kim”?", ask(many, "PL").message)
    end
  end)

  it("asks nothing where there is nothing to lose", function()
    nav.setStack({ "HomeController", "LetterController" })
    assert.popped(nav.tapBack())
  end)
end)

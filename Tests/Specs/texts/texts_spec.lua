-- Run with `--strings Tests/Specs/texts/texts.xcstrings --language de`.
describe("text", function()
  before_each(function()
    nav.setStack({ "Home", "Page" })
  end)

  -- The message of the fault that a hook ends in.
  local function fault(hook)
    local message
    nav.setStack({ "Home", "Page" })
    local listener = nav.on("fault", function(event) message = event.message end)
    nav.top:hook("shouldPop", hook)
    assert.faults("texts_spec.lua:%d+: ", function() assert.popped(nav.tapBack()) end)
    listener:remove()
    return message
  end

  describe("puts values in", function()
    before_each(function() nav.language = "en" end)

    it("as %@: texts, numbers as tostring does, booleans", function()
      assert.equal("a 1 1.0 0.1 1e+15 true -inf", text("%@ %@ %@ %@ %@ %@ %@", "a", 1, 1.0, 0.1, 1e15, true, -math.huge))
    end)

    it("as %lld, %ld and %d: whole numbers, 3.0 too", function()
      assert.equal("3 -4 9007199254740993 0", text("%lld %ld %d %d", 3.0, -4, 9007199254740993, 0))
    end)

    it("at their places", function()
      assert.equal("b a 100% a", text("%2$@ %1$@ 100%% %@", "a", "b"))
      assert.equal("7 x", text("%2$lld %@", "x", 7))
    end)

    it("without reading a value's own percent signs", function()
      assert.equal("100%@ %d", text("%@ %@", "100%@", "%d"))
    end)

    it("and leaves values that nobody wants", function()
      assert.equal("Quit", text("Quit", 1, "x", nil))
    end)
  end)

  describe("is an error of the hook", function()
    for key, what in pairs({
      ["Discard %lld drafts?"] = 'text "Discard %lld drafts?": value 1 must be a whole number, got nil',
      ["To %@"] = 'text "To %@": value 1 must be a text, a number or a boolean, got nil',
      ["50% off"] = "'% ' is not read here",
      ["50%"] = "'%' is not read here",
      ["%s"] = "'%s' is not read here",
      ["%0$@"] = "'%0$@' is not read here",
      ["%lu"] = "'%l' is not read here",
    }) do
      it("where the key is " .. key, function()
        local message = fault(function() return text(key) end)
        assert.truthy(message:find(what, 1, true), message)
      end)
    end

    for what, value in pairs({ ['"3"'] = "3", ["3.5"] = 3.5, ["true"] = true, ["a table"] = {}, ["1e+300"] = 1e300 }) do
      it("where a number is " .. what, function()
        assert.has_error(function() text("%d", value) end)
        local message = fault(function() return text("%d", value) end)
        assert.truthy(message:find("value 1 must be a whole number, got " .. what, 1, true), message)
      end)
    end

    it("where it is longer than 1 MiB with its values", function()
      local thousand = ("%1$@"):rep(1024)
      assert.equal(1024 * 1024, #text(thousand, ("x"):rep(1024)))
      local message = fault(function() return text(thousand, ("x"):rep(1025)) end)
      assert.truthy(message:find("with its values it is longer than 1 MiB", 1, true), message)
    end)

    it("where a text is not UTF-8", function()
      assert.truthy(fault(function() text("%@", "\xff") end):find("got a string that is not UTF-8", 1, true))
      assert.truthy(fault(function() text("\xff") end):find("text needs a key, a string, got a string that is not", 1, true))
    end)

    it("where the second of two is missing", function()
      assert.truthy(fault(function() text("%@ %@", "a") end):find("value 2 must be", 1, true))
      assert.truthy(fault(function() text("%@ %@", nil, "a") end):find("value 1 must be", 1, true))
    end)
  end)

  describe("in a language", function()
    it("begins with that of the command line, and a reset puts it back", function()
      assert.equal("de", nav.language)
      assert.equal("Zurück zu A", text("Back to %@", "A"))
      nav.language = "ZH_Hans_CN"
      assert.equal("ZH_Hans_CN", nav.language)
      assert.equal("返回到A", text("Back to %@", "A"))
      nav.reset({})
      assert.equal("de", nav.language)
    end)

    it("loses its parts from the end", function()
      nav.language = "zh-Hant-TW"
      assert.equal("返回A", text("Back to %@", "A"))
    end)

    it("falls back to the source language, then to the key", function()
      nav.language = "fr"
      assert.equal("-1 fichier", text("%lld files", -1))
      assert.equal("2 files in all", text("%lld files", 2))
      assert.equal("Back to A", text("Back to %@", "A"))
      nav.language = "xx"
      assert.equal("one file", text("%lld files", 1))
      assert.equal("Quit", text("Quit"))
      assert.equal("Nothing has this key", text("Nothing has this key"))
    end)

    it("comes from the source language where nobody names one", function()
      nav.language = nil
      assert.is_nil(nav.language)
      assert.equal("one file", text("%lld files", 1))
    end)

    it("has the plural form of the first whole number, without its sign", function()
      assert.equal("-1 Datei auf dem iPhone", text("%lld files", -1))
      assert.equal("0 Dateien", text("%lld files", 0.0))
      nav.language = "ar"
      local forms = {}
      for _, count in ipairs({ 0, 1, 2, 3, 110, 11, 99, 100, 102 }) do
        table.insert(forms, (text("%lld files", count):gsub(" .*", "")))
      end
      assert.same({ "none", "one", "two", "few", "few", "many", "many", "other", "other" }, forms)
    end)

    it("tells keys apart by their bytes", function()
      assert.equal("composed", text("Caf\u{e9}"))
      assert.equal("decomposed", text("Cafe\u{301}"))
    end)

    it("takes values in the order of the language", function()
      assert.equal("B vor A, 100%", text("Order of %@ and %@", "A", "B"))
    end)

    it("shows the key where the app's text does not fit", function()
      for _, language in ipairs({ "fr", "pl" }) do
        nav.language = language
        assert.equal("Order of A and B", text("Order of %@ and %@", "A", "B"))
      end
    end)

    it("has navhost's own words", function()
      nav.top:hook("shouldPop", function() return confirm("Sure?") end)
      assert.deferred(nav.tapBack())
      assert.same({ "Gehen", "Stay" }, { nav.question().ok, nav.question().cancel })
      nav.answer(true)
    end)

    it("at a file's top level is that of the moment", function()
      nav.use("Tests/Specs/texts/plugins/loaded.lua")
      nav.language = "zh"
      nav.push("Loaded")
      nav.tapBack()
      assert.equal("Zurück zu A", nav.question().message)
    end)
  end)

  it("takes nothing else for a language", function()
    for _, wrong in ipairs({ 5, true, "", "de de", "d\xff", ("x"):rep(65) }) do
      assert.has_error(function() nav.language = wrong end)
    end
    assert.equal("de", nav.language)
  end)
end)

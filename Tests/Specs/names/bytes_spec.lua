-- Two names are one if their bytes are: canonically equal ones are two.
local one, other = "caf\u{e9}", "cafe\u{301}"

describe("names that look alike", function()
  it("are two plugins in one folder", function()
    local folder = files {
      [one .. ".lua"] = "return { shouldPop = function() return false, 'one' end }",
      [other .. ".lua"] = "return { shouldPop = function() return nil end }",
    }
    local handles = assert(nav.use(folder))
    assert.equal(2, #handles)
    assert.is_not.equal(handles[1].name, handles[2].name)
    nav.setStack { "Home", "Page" }
    assert.stayed("one", nav.tapBack())
  end)

  it("are two folders of plugins", function()
    local folder = files { [one .. "/init.lua"] = "return {}", [other .. "/init.lua"] = "return {}" }
    assert.equal(2, #assert(nav.use(folder)))
  end)

  it("are two inline plugins", function()
    assert(nav.use { name = one })
    assert(nav.use { name = other })
    assert.equal(2, #nav.plugins())
  end)

  it("are two modules' values, and props", function()
    nav.setStack { "Home", { class = "Page", props = { [one] = 1, [other] = 2 } } }
    assert.equal(1, nav.top.props[one])
    assert.equal(2, nav.top.props[other])
    nav.app[one], nav.app[other] = "a", "b"
    assert.equal("a", nav.app[one])
    assert.equal("b", nav.app[other])
  end)

  it("are two classes for a hook", function()
    nav.hook(one, "shouldPop", function() return false, "held" end)
    nav.setStack { "Home", other }
    assert.popped(nav.tapBack())
    nav.push(one)
    assert.stayed("held", nav.tapBack())
  end)

  it("are two classes for a pattern, and for superclasses", function()
    nav.use { name = "p", controllers = one, shouldPop = function() return false, "held" end }
    nav.class("Sub", other)
    nav.setStack { "Home", "Sub" }
    assert.popped(nav.tapBack())
    nav.class("Other", one)
    nav.push("Other")
    assert.stayed("held", nav.tapBack())
    nav.class(one, other)
    nav.class(other, "Base")
  end)

  it("are two choices", function()
    nav.use { name = "p", shouldPop = function()
      local picked = choose("Which?", { { id = one, title = "One" }, { id = other, title = "Other" } })
      if picked == one then return false, "one" end
      if picked == other then return false, "other" end
      return true
    end }
    nav.setStack { "Home", "Page" }
    assert.asked(nav.tapBack())
    assert.stayed("other", nav.answer(other))
    assert.asked(nav.tapBack())
    assert.stayed("one", nav.answer(one))
  end)

  it("are two answers, one of which is offered", function()
    nav.use { name = "p", shouldPop = function()
      return choose("Which?", { { id = one, title = "One" }, { id = "no", title = "No" } }) == one
    end }
    nav.setStack { "Home", "Page" }
    assert.asked(nav.tapBack())
    assert.has_error(function() nav.answer(other) end)
    assert.popped(nav.answer(one))
  end)

  it("are two actions", function()
    local done = {}
    nav.onAction(one, function() done[#done + 1] = "one" end)
    nav.onAction(other, function() done[#done + 1] = "other" end)
    nav.use { name = "p", shouldPop = function() perform(other) return true end }
    nav.setStack { "Home", "Page" }
    assert.popped(nav.tapBack())
    assert.same({ "other" }, done)
  end)

  it("are two targets of a pop", function()
    nav.setStack { one, other, "Page" }
    assert.popped(nav.requestPop { to = one })
    assert.equal(1, nav.depth)
  end)
end)

describe("a proof with two props that look alike", function()
  it("ends as any other", function()
    local commands = dofile("Tests/Specs/classes/commands.lua")
    local folder = files { ["plugins/p.lua"] = ([[return { controllers = "A", shouldPop = function(c)
      if c.props["%s"] == 1 and c.props["%s"] == 2 then confirm("Go?") error("after") end
      if c.props["%s"] and c.props["%s"] then return nil end
    end }]]):format(one, other, one, other) }
    local output, status = commands.run(("prove --depth 0 --plugins '%s/plugins'"):format(folder))
    assert.equal(1, status, output)
    assert.matches("fails after an answer", output, 1, true)
  end)
end)

describe("a text that is shown", function()
  it("is UTF-8 or not by its bytes", function()
    nav.setRoot("Home")
    nav.top.title = ("\u{301}"):rep(100)
    assert.equal(("\u{301}"):rep(100), nav.top.title)
    assert.has_error(function() nav.top.title = "\xff" end)
  end)

  it("has at most 2,048 marks on one letter, if it is a plugin's, and the error says that", function()
    local folder = files { ["p.lua"] = [[return { name = "marks", didAppear = function(c)
      c.title = ("\u{301}"):rep(500)
      c.props.much = ("\u{301}"):rep(2049)
      c.title = c.props.much
    end }]] }
    assert(nav.use(folder .. "/p.lua"))
    assert.faults("a string with more than 2,048 marks on one letter", function() nav.setRoot("Home") end)
    assert.equal(("\u{301}"):rep(500), nav.top.title)
    assert.equal(("\u{301}"):rep(2049), nav.top.props.much)
  end)
end)

local here = dofile("Tests/Specs/support.lua")
local files, eq, told, user = here.files, here.eq, here.told, here.user
after_each(here.clear)

describe("NavModule+Stack", function()
  it("A word or an option that is not known changes nothing", function()
    nav.setStack { "Home", "Page" }
    told("unknown option 'form'; did you mean 'from'?", nav.pan, { form = { 1, 2 } })
    told("unknown option 'depth': known are animated, settle", nav.pop, { depth = 2 })
    told([[got "shet"; did you mean 'sheet'?]], nav.present, "S", { style = "shet" })
    told("is below the top; did you mean 'Home'?", nav.popTo, "Hmoe")
    told([["popp" is no event; did you mean 'pop'?]], nav.on, "popp", print)
    told([["shouldpop" is no hook; did you mean 'shouldPop'?]], nav.hook, "A", "shouldpop", print)
    local handle, why = nav.use { name = "x", sources = { "backbutton" } }
    eq(nil, handle)
    eq([[inline plugin: field 'sources' has the unknown source "backbutton"; did you mean 'backButton'?]], why)
    eq(17, nav.ios)
  end)

  it("Each option is what it must be", function()
    nav.setStack { "Home", "Page" }
    told("nav.setStack: needs a list of at least one spec, got a table", nav.setStack, {})
    told("needs a list of at least one spec, got nothing", nav.setStack)
    told("'ask' must be true or false, got 1", nav.setStack, { "A" }, { ask = 1 })
    told("'count' must be at least 1, got 0", nav.requestPop, { count = 0 })
    told("'animated' must be true or false", nav.pop, { animated = 1 })
    told("unknown option 'animated'", nav.answer, true, { animated = true })
    for _, seconds in ipairs { -1, 0 / 0, 1 / 0, "2" } do
      told("nav.advance: needs seconds, a number that is not negative, got", nav.advance, seconds)
    end
    told("a class needs a name, a string, got nothing", nav.class)
    told("a class needs a name", nav.class, "")
    told("'superclass' must be a string", nav.class, "A", 5)
  end)

  it("A question has its words, and an answer its outcome", function()
    local dir = files {
      ["p.lua"] = [[
return {shouldPop = function(c)
  if c.class == "B" and not confirm("Leave?", {ok = "Go"}) then return false, "kept" end
end}]],
    }
    local use = user(dir)
    use "p.lua"
    eq(nil, nav.question()) eq(nil, nav.answer(true))
    nav.setStack { "A", "B" }
    eq("deferred", (nav.setStack({ "C" }, { ask = true })))
    local q = nav.question()
    eq("Leave?", q.message) eq("Go", q.ok) eq("Stay", q.cancel) eq(true, q.destructive)
    local outcome, reason = nav.answer(false)
    eq("blocked", outcome) eq("kept", reason) eq(2, nav.depth)
    nav.setStack({ "C" }, { ask = true }) eq("popped", (nav.answer(true, { settle = false })))
    eq("C", nav.top.class) assert(nav.transition) nav.settle() eq(nil, nav.transition)
  end)
end)

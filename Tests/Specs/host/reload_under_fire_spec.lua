local here = dofile("Tests/Specs/support.lua")
local files, eq, user, write = here.files, here.eq, here.user, here.write
after_each(here.clear)

describe("Reload under fire", function()
  it("a plugin of a script may take itself away", function()
    local h
    h = nav.use {name = "mine", shouldPop = function() h:unload() return false end}
    nav.setRoot("A") nav.push("B") nav.tapBack()
    if nav.depth < 2 then nav.push("B") end
    eq("popped", (nav.tapBack())) eq(0, #nav.plugins())
  end)

  it("the answer to a question of an old version reaches nobody", function()
    local dir = files {
      ["p.lua"] = "return {shouldPop = function() return confirm('old?') end}",
    }
    local use = user(dir)
    do
      h = use("p.lua") nav.setRoot("A") nav.push("B")
      eq("deferred", (nav.tapBack())) eq("old?", nav.question().message)
    end
    write(dir, "p.lua", "return {shouldPop = function() return confirm('new?') end}")
    do
      assert(h:reload()) eq(nil, nav.question())
      pcall(nav.answer, true) eq(2, nav.depth)
      eq("deferred", (nav.tapBack())) eq("new?", nav.question().message)
      eq("popped", (nav.answer(true))) eq(0, #h.faults)
      nav.push("B") nav.tapBack() h:unload()
      eq(nil, nav.question()) pcall(nav.answer, true) eq(2, nav.depth)
    end
  end)
end)

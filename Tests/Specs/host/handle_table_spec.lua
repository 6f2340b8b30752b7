local here = dofile("Tests/Specs/support.lua")
local eq = here.eq

describe("What of a host Lua holds", function()
  it("a controller that Lua let go of and gets again has its fields", function()
    nav.setRoot {class = "A", title = "Home"} eq("A", nav.top.class) collectgarbage()
    for _ = 1, 600 do nav.on("push", function() end):remove() end
    local a = nav.top
    local b = nav.push("B")
    eq("B", b.class) eq("Home", a.title) eq(1, a.index)
  end)
end)

local here = dofile("Tests/Specs/support.lua")
local eq = here.eq

describe("What the back button says", function()
  it("another word for Back, where there is no title and where one finds no room", function()
    nav.reset {backTitle = "رجوع"}
    nav.setStack {{class = "A"}, {class = "B"}}
    eq("رجوع", nav.bar.back.title) eq(nil, nav.bar.back.fallback)
    nav.setStack {{class = "A", title = ("long "):rep(20)}, {class = "B", title = "B"}}
    eq("رجوع", nav.bar.back.title) eq("too long", nav.bar.back.fallback)
    nav.reset {}
    nav.setStack {{class = "A"}, {class = "B"}}
    eq("Back", nav.bar.back.title)
  end)
end)

local here = dofile("Tests/Specs/support.lua")
local eq = here.eq

describe("A controller's fields in Lua (contract.md, sections 2 and 4)", function()
  it("fields of a controller", function()
    local a = nav.setRoot {class = "A", title = "Home"}
    local b = nav.push("B")
    eq(1, a.id) eq("A", a.class) eq("Home", a.title) eq(1, a.index) eq(true, a.isRoot) eq(false, a.isTop)
    eq(2, b.index) eq(false, b.isRoot) eq(true, b.isTop) assert(b.previous == a) eq(nil, b.title)
    eq(nil, a.previous) eq(nil, a.nothing)
    nav.pop() eq(nil, b.index) eq(nil, b.previous) eq(nil, b.gesture) eq(nil, b.showsPreviousTitle)
    eq("B", b.class)
    b = nav.push("B") nav.reset() eq(nil, b.index) eq(nil, b.gesture) eq(false, b.isTop)
  end)

  it("writing a read-only or an unknown field is an error that names it", function()
    local a = nav.setRoot("A")
    for _, field in ipairs {"index", "id", "class", "isTop", "previous", "nonsense", "state"} do
      local ok, why = pcall(function() a[field] = 1 end)
      assert(not ok and why:find(field, 1, true), why)
    end
    nav.hook("B", "shouldPop", function(c, pop) pop.source = "x" end)
    nav.push("B") assert.faults("'source' of a pop cannot be written", nav.tapBack)
    local e = nav.events() local fault
    for _, e in ipairs(e) do if e.name == "fault" then fault = e.message end end
    assert(fault and fault:find("source"), fault)
  end)
end)

local here = dofile("Tests/Specs/support.lua")
local eq, told = here.eq, here.told

describe("NavModule", function()
  it("an error names the function once", function()
    nav.setStack { "A", "B" }
    told("nav.push: a spec must be a class name", nav.push, 5)
    told("nav.tap: 'x' must be a finite number, got nothing", nav.tap)
    local _, why = pcall(nav.pan, 5)
    eq("nav.pan: options must be a table, got 5", (why:gsub("^test:%d+: ", "")))
  end)

  -- contract.md, section 3: listeners hear of a call before it returns, in order, and never inside a hook.
  it("listeners are told in order before the call returns", function()
    local told, inHook = {}, false
    nav.hook("B", "shouldPop", function() inHook = true nav.events() inHook = false end)
    for _, name in ipairs {"decision", "pop", "didAppear"} do
      nav.on(name, function(e) assert(not inHook) told[#told + 1] = e.name .. " " .. e.index end)
    end
    nav.setStack {"A", "B"} told = {}
    nav.tapBack()
    local names = table.concat(told, " "):gsub("%d+ ?", "")
    eq("decision pop didAppear ", names)
  end)

  it("what a listener does is told after what it hears", function()
    local told = {}
    nav.on("push", function(e)
      told[#told + 1] = e.controller.class
      if e.controller.class == "A" then nav.push("B") end
    end)
    nav.on("push", function(e) told[#told + 1] = e.controller.class:lower() end)
    nav.setRoot("A")
    eq("A a B b", table.concat(told, " ")) eq(2, nav.depth)
  end)

  it("a listener cannot wait", function()
    local heard = 0
    nav.on("push", function() heard = heard + 1 coroutine.yield() heard = heard + 10 end)
    assert.faults("yield from outside a coroutine", function() nav.setRoot("A") nav.push("B") end) eq(2, heard)
  end)

  it("functions of another stack are its own", function()
    nav.setStack { "A", "B" }
    local sheet = nav.present("S")
    sheet.push("T")
    eq(2, sheet.depth) eq(2, nav.depth) eq("T", sheet.top.class)
    eq("popped", (sheet.tapBack()))
    eq(nil, sheet.reset) eq(nil, sheet.prove) eq(nil, sheet.nothing)
    told("nav.push: a spec must be", sheet.push, 5)
  end)
end)

local here = dofile("Tests/Specs/support.lua")
local eq, told = here.eq, here.told

describe("ConfigurationReader", function()
  it("A reset takes each option, and a later one takes none of it", function()
    nav.reset { width = 320, height = 600, direction = "rtl", gesture = "fullscreen", guards = false,
      bar = "#111111", events = 2, ios = 26, backTitle = "Zurück" }
    nav.setStack { "A", "B" }
    eq(26, nav.ios) eq("#111111", nav.bar.color) eq("Zurück", nav.bar.back.title)
    assert(nav.bar.back.frame.x > 160) eq(2, #nav.events())
    nav.pan { from = { 300, 300 }, to = { 10, 300 } } eq(1, nav.depth)
    nav.reset() nav.setStack { "A", "B" }
    eq("#ffffff", nav.bar.color) eq("Back", nav.bar.back.title) eq(17, nav.ios) assert(#nav.events() > 2)
  end)

  it("What is no option is told, and the scene stays", function()
    nav.setStack { "Home", "Page" }
    told("'ios' must be 17 or 26, got 18", nav.reset, { ios = 18 })
    told("'ios' must be 17 or 26, got 26.5", nav.reset, { ios = 26.5 })
    told([['ios' must be 17 or 26, got "ios26"]], nav.reset, { ios = "ios26" })
    told("'ios' must be 17 or 26, got true", nav.reset, { ios = true })
    told("nav.reset: no option 'profile'; use 'ios'", nav.reset, { profile = "ios26" })
    told("nav.reset: 'limits': no option 'units'; use 'fuel'", nav.reset, { limits = { units = 5 } })
    told("unknown option 'iso'; did you mean 'ios'?", nav.reset, { iso = 26 })
    told("'width' must be more than 0, got 0", nav.reset, { width = 0 })
    told("'events' must not be negative, got -1", nav.reset, { events = -1 })
    told("'bar': \"bluish\" is not a colour", nav.reset, { bar = "bluish" })
    told("'width' must be a finite number, got inf", nav.reset, { width = 1 / 0 })
    told("'height' must be more than 0, got -1", nav.reset, { height = -1 })
    told([['direction' must be one of "ltr", "rtl", got "rlt"; did you mean 'rtl'?]],
      nav.reset, { direction = "rlt" })
    told("'gesture' must be one of", nav.reset, { gesture = "none of them" })
    told("'guards' must be true or false, got 0", nav.reset, { guards = 0 })
    told("'events' must be an integer, got 1.5", nav.reset, { events = 1.5 })
    told("'backTitle' must be a string", nav.reset, { backTitle = 5 })
    told("options must be a table, got 5", nav.reset, 5)
    eq(17, nav.ios) eq("#ffffff", nav.bar.color)
  end)

  it("A long value of ios is cut in the message", function()
    local _, why = pcall(nav.reset, { ios = ("x"):rep(41) })
    assert(why:find('got "' .. ("x"):rep(39) .. '…"', 1, true), why)
    _, why = pcall(nav.reset, { ios = ("x"):rep(40) })
    assert(why:find('got "' .. ("x"):rep(40) .. '"', 1, true), why)
  end)
end)

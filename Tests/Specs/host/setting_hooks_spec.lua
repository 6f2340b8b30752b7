local here = dofile("Tests/Specs/support.lua")
local eq = here.eq

describe("SettingHooks", function()
  it("The first answer that is not nil comes before the setting, which stays as it was", function()
    nav.use {name = "none", priority = 3, hidesBackButton = function() end}
    nav.use {name = "first", priority = 2, hidesBackButton = function(c) return c.props.paying end}
    nav.use {name = "second", priority = 1, controllers = "Page", hidesBackButton = function() return false end}
    nav.setStack {"Root", {class = "Page", hidesBackButton = true}}
    eq(true, nav.top.hidesBackButton) assert(nav.bar.back, "answered with false")
    nav.top.props.paying = true
    eq(nil, nav.bar.back) eq(true, nav.top.hidesBackButton)
    nav.top.hidesBackButton = false
    eq(nil, nav.bar.back) eq(false, nav.top.hidesBackButton)
    eq("ignored no back button", table.concat({nav.tapBack()}, " "))
    eq("ignored custom back button", table.concat({nav.pan {from = {5, 400}, to = {300, 400}}}, " "))
    nav.top.props.paying = nil
    eq("popped", (nav.tapBack()))
  end)

  it("They are asked where there is no button, and where there is no bar", function()
    local asked = {}
    nav.use {interactivePopDisabled = function(c) asked[#asked + 1] = c.class return true end}
    nav.setRoot "Root"
    nav.push {class = "Bare", barHidden = true}
    nav.push {class = "Buttonless", hidesBackButton = true}
    eq("Root Bare Buttonless", table.concat(asked, " "))
  end)

  it("A wrapper gets the answer of the rest", function()
    local seen = {}
    for hook, answer in pairs {barColor = {"red", "blue"}, maxInitialDistance = 30, hidesBackButton = true} do
      nav.use {name = hook, [hook] = function() return answer end}
      nav.use {name = "around " .. hook, priority = 1, [hook] = function(c, bar, next) seen[hook] = next() end}
    end
    nav.setStack {"Root", "Page"}
    eq("#0000ff", seen.barColor[2]) eq(30.0, seen.maxInitialDistance) eq(true, seen.hidesBackButton)
    eq("hidesBackButton", nav.settings().hidesBackButton.by)
    eq(30.0, nav.settings().maxInitialDistance.value)
  end)

  it("A negative distance is 0 for a wrapper, too", function()
    local seen
    nav.use {name = "negative", maxInitialDistance = function() return -5 end}
    nav.use {name = "around", priority = 1, maxInitialDistance = function(c, bar, next) seen = next() end}
    nav.setStack {"Root", "Page"}
    eq(0.0, seen) eq(0.0, nav.settings().maxInitialDistance.value)
  end)
end)

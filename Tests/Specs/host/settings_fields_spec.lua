local here = dofile("Tests/Specs/support.lua")
local eq = here.eq

describe("A controller's settings in Lua (contract.md, section 4)", function()
  it("settings read back; colours as strings, a negative distance as 0", function()
    local a = nav.setRoot {class = "A", barColor = {1, 0, 0}, backColor = "#00ff0088", maxInitialDistance = -5,
      regions = {{name = "map", frame = {0, 100, 390, 200}, handles = "all", offset = 0}}}
    eq("#ff0000", a.barColor) eq(0, a.maxInitialDistance) eq("map", a.regions[1].name) eq(200, a.regions[1].frame.h)
    a.barColor = {"red", "blue"} eq("#0000ff", a.barColor[2])
    a.gesture = "none" eq("none", a.gesture) a.gesture = nil eq(nil, a.gesture)
    eq(true, a.showsPreviousTitle)
  end)

  it("every setting reads back as it was written, and nil puts what is usual back", function()
    local values = {
      interactivePopDisabled = true, maxInitialDistance = 50.0, gesture = "fullscreen",
      barHidden = false, barColor = "#123456", backTitle = "Up", backColor = "auto",
      showsPreviousTitle = false, customBackButton = true, hidesBackButton = true,
      hidesBottomBarWhenPushed = true, modalInPresentation = true,
      interactiveContentPopDisabled = true, picture = "a.png",
    }
    local page, plain = nav.setRoot("A"), nav.push("B")
    for name, value in pairs(values) do
      assert(plain[name] ~= value, name)
      page[name] = value eq(value, page[name])
      page[name] = nil eq(plain[name], page[name])
      eq(value, nav.push({class = "C", [name] = value})[name]) nav.pop()
    end
  end)
end)

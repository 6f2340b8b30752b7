local here = dofile("Tests/Specs/support.lua")
local files, eq, user = here.files, here.eq, here.user
after_each(here.clear)

local function entry(settings, name)
  local e = settings[name]
  if not e then return "none" end
  local value = type(e.value) == "table" and #e.value or tostring(e.value)
  return table.concat({value, e.by, e.file and e.file:match "[^/]*$" or "-", e.line or "-"}, " ")
end

describe("NavModule+Settings", function()
  it("Each setting that is set or answered, with who says it", function()
    local dir = files {
      ["pays.lua"] = [[
return {
  name = "pays", controllers = "Page",
  barColor = function() return nil end,
  hidesBackButton = function() return true end,
  didPush = function(c)
    c.title = "Pays"
    c.maxInitialDistance = 44
  end,
}]],
    }
    local use = user(dir)
    local pays = use "pays.lua"
    nav.setStack {"Root", {class = "Page", barHidden = false, regions = {{name = "a", frame = {0, 0, 1, 1}}}}}
    local s = nav.settings()
    eq("false app - -", entry(s, "barHidden"))
    eq("1 app - -", entry(s, "regions"))
    eq("true pays pays.lua 4", entry(s, "hidesBackButton"))
    eq("44.0 pays pays.lua 7", entry(s, "maxInitialDistance"))
    eq("none", entry(s, "gesture")) eq("none", entry(s, "backTitle"))
    nav.top:hook("hidesBackButton", function() return false end)
    eq("false hook", entry(nav.settings(), "hidesBackButton"):match "^%S+ %S+")
    eq("number", type(nav.settings().hidesBackButton.line))
    nav.top.maxInitialDistance = 20
    eq("20.0 app - -", entry(nav.settings(), "maxInitialDistance"))
    nav.top.maxInitialDistance = nil
    eq("none", entry(nav.settings(), "maxInitialDistance"))
  end)

  it("A hook's line is that of the return that answered, in whatever file", function()
    local dir = files {
      ["folder/init.lua"] = [[
local part = require "part"
return {
  backTitle = function(c) return part(c) end,
  hidesBackButton = function(c)
    if c.props.busy then return true end
    if c.title then return nil end
    return false
  end,
}]],
      ["folder/part.lua"] = [[
return function(c)
  return 'Up'
end]],
    }
    local use = user(dir)
    use "folder"
    nav.setStack {"Root", {class = "Page", props = {busy = true}}}
    eq("true folder init.lua 5", entry(nav.settings(), "hidesBackButton"))
    nav.top.props.busy = false
    eq("false folder init.lua 7", entry(nav.settings(), "hidesBackButton"))
    eq("Up folder part.lua 2", entry(nav.settings(), "backTitle"))
  end)

  it("Titles and colours of the button are answered, too, while there is one", function()
    nav.use {name = "looks", backTitle = function() return "Up" end, backColor = function() return "red" end}
    nav.setStack {"Root", {class = "Page", backTitle = "Set"}}
    local s = nav.settings()
    eq("Up looks", entry(s, "backTitle"):match "^%S+ %S+")
    eq("#ff0000 looks", entry(s, "backColor"):match "^%S+ %S+")
    nav.top.hidesBackButton = true
    eq("Set app - -", entry(nav.settings(), "backTitle"))
    eq("none", entry(nav.settings(), "backColor"))
  end)

  it("Hooks are asked of tops only; of who has left there is nothing", function()
    nav.use {name = "all", hidesBackButton = function() return true end}
    nav.setStack {"Root", "Page", "Leaf"}
    eq("true all", entry(nav.settings(), "hidesBackButton"):match "^%S+ %S+")
    eq("none", entry(nav.settings(nav.stack[2]), "hidesBackButton"))
    local leaf = nav.top
    nav.pop()
    eq(nil, next(nav.settings(leaf)))
    local sheet = nav.present "Sheet"
    eq("true all", entry(sheet.settings(), "hidesBackButton"):match "^%S+ %S+")
    nav.reset() eq(nil, next(nav.settings()))
  end)

  it("An inline plugin and a plugin's module write with their own lines", function()
    local dir = files {
      ["folder/init.lua"] = "local part = require 'part' return {didPush = function(c) part(c) end}",
      ["folder/part.lua"] = [[
-- A module.
return function(c)
  c.hidesBackButton = true
end]],
    }
    local use = user(dir)
    use "folder"
    nav.use {name = "inline", controllers = "Two", didPush = function(c) c.barHidden = true end}
    nav.setRoot "One"
    eq("true folder part.lua 3", entry(nav.settings(), "hidesBackButton"))
    nav.push "Two"
    eq("true inline", entry(nav.settings(), "barHidden"):match "^%S+ %S+")
  end)

  it("What is no controller is an error", function()
    local fine, message = pcall(nav.settings, "Page")
    eq(false, fine)
    eq('nav.settings: needs a controller, got "Page"', message)
  end)
end)

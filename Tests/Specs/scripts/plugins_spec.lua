local here = dofile("Tests/Specs/support.lua")
local files, eq, told, user = here.files, here.eq, here.told, here.user
after_each(here.clear)

describe("NavModule+Plugins", function()
  it("what is no plugin is nil and a reason what is no call an error", function()
    local dir = files {
      ["p.lua"] = "return {}",
    }
    told("nav.use: needs a path or a table of hooks, got 5", nav.use, 5)
    told("options must be a table, got true", nav.use, dir .. "/p.lua", true)
    told("'options' must be a table", nav.use, dir .. "/p.lua", {options = 5})
    told("'options': a function cannot be kept", nav.use, dir .. "/p.lua", {options = {f = print}})
    local handle, why = nav.use {name = ""}
    eq(nil, handle) eq("inline plugin: field 'name' must not be empty", why)
    eq(0, #nav.plugins())
  end)

  it("methods need their handle", function()
    local dir = files {}
    local use = user(dir)
    local h, on = nav.use {}, nav.on("push", print)
    told("reload must be called on a plugin's handle: use handle:reload()", h.reload)
    told("disable must be called on a plugin's handle: use handle:disable()", h.disable, on)
    told("enable must be called on a plugin's handle", h.enable, 5)
    told("unload must be called on a plugin's handle", h.unload, nav)
    told("remove must be called on a handle: use handle:remove()", on.remove, h)
    nav.setRoot("A")
    told("hook must be called on a controller: use controller:hook(name, fn)", nav.top.hook, "shouldPop", print)
  end)

  it("a hook needs a class a name and a function", function()
    told("nav.hook: needs a class name, got nothing", nav.hook)
    told("needs a class name", nav.hook, "", "shouldPop", print)
    told([["onLoad" is no hook]], nav.hook, "A", "onLoad", print)
    told("the hook must be a function, got 5", nav.hook, "A", "shouldPop", 5)
    nav.setRoot("A")
    told("5 is no hook", nav.top.hook, nav.top, 5, print)
  end)

  -- The bar is what the hooks say from now on.
  it("a hook that is put or taken away lays the bar out", function()
    nav.setStack {{class = "A", title = "Home"}, "B"}
    local hook = nav.hook("B", "backTitle", function() return "Up" end)
    eq("Up", nav.bar.back.title)
    local own = nav.top:hook("backTitle", function() return "Mine" end)
    eq("Mine", nav.bar.back.title)
    own:remove() eq("Up", nav.bar.back.title)
    hook:remove() eq("Home", nav.bar.back.title)
  end)
end)

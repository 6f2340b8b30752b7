local here = dofile("Tests/Specs/support.lua")
local files, eq, user, write = here.files, here.eq, here.user, here.write
after_each(here.clear)

describe("Plugins are loaded, reloaded and unloaded (contract.md, section 2)", function()
  it("loading the same file twice is loading it once; a taken name is refused", function()
    local dir = files {
      ["a.lua"] = "return {name = 'x'}",
      ["b.lua"] = "return {name = 'x'}",
    }
    local use = user(dir)
    local first = use("a.lua")
    assert(use("a.lua") == first) eq(1, #nav.plugins())
    local h, why = nav.use(dir .. "/b.lua")
    eq(nil, h) assert(why:find("taken") and why:find("b.lua"), why)
  end)

  it("an inline plugin is a table of the script; it cannot be reloaded", function()
    local h = nav.use {shouldPop = function() return false end}
    assert(h.name ~= "") eq(true, h.enabled)
    local ok, why = h:reload()
    eq(nil, ok) assert(why:find("inline"), why)
  end)

  it("what onUnload returns is handed to onLoad; a controller's state survives", function()
    local dir = files {
      ["p.lua"] = [[
local count = 0
return {name = "p", onLoad = function(saved) count = saved and saved.count or 0 end,
  onUnload = function() return {count = count} end,
  shouldPop = function(c) count = count + 1 c.state.seen = (c.state.seen or 0) + 1
    return false, "one " .. count .. " " .. c.state.seen end}]],
    }
    local use = user(dir)
    do
      h = use("p.lua") nav.setRoot("A") nav.push("B")
      eq("one 1 1", select(2, nav.tapBack()))
    end
    write(dir, "p.lua", [[
local count = 0
return {name = "p", onLoad = function(saved) count = saved and saved.count or 0 end,
  onUnload = function() return {count = count} end,
  shouldPop = function(c) count = count + 1 c.state.seen = (c.state.seen or 0) + 1
    return false, "two " .. count .. " " .. c.state.seen end}]])
    do
      assert(h:reload()) eq('two 2 2', select(2, nav.tapBack()))
    end
  end)

  it("reload lifts a quarantine", function()
    local dir = files {
      ["p.lua"] = "return {shouldPop = function() error('x') end}",
    }
    local use = user(dir)
    do
      h = use("p.lua") nav.setRoot("A")
      for i = 1, 3 do
        nav.push("B") assert.faults("p.lua:1: x", function() eq("popped", (nav.tapBack())) end)
      end
      eq(true, h.quarantined) eq(3, #h.faults)
    end
    write(dir, "p.lua", "return {shouldPop = function() return false end}")
    do
      assert(h:reload()) eq(false, h.quarantined) nav.push('B') eq('blocked', (nav.tapBack()))
    end
  end)

  it("loading, reloading and unloading are events with the version", function()
    local dir = files {
      ["p.lua"] = "return {version = '1'}",
    }
    local use = user(dir)
    do
      h = use('p.lua')
    end
    write(dir, "p.lua", "return {version = '2', onUnload = function() error('late') end}")
    do
      assert(h:reload()) assert.faults("late", function() h:unload() end) h:unload() h:enable()
      local told = {}
      for _, e in ipairs(nav.events()) do told[#told + 1] = e.name .. " " .. (e.version or e.hook or "-") end
      eq("load 1, reload 2, fault onUnload, unload -", table.concat(told, ", "))
      local ok, why = h:reload() eq(nil, ok) eq("plugin 'p' is unloaded", why)
      eq(0, #nav.plugins())
    end
  end)

  it("a reload may change the priority, and with it the order", function()
    local dir = files {
      ["a.lua"] = "return {priority = 1}",
      ["b.lua"] = "return {}",
    }
    local use = user(dir)
    do
      a, b = use('a.lua'), use('b.lua') assert(nav.plugins()[1] == a)
    end
    write(dir, "a.lua", "return {priority = -1}")
    do
      assert(a:reload()) assert(nav.plugins()[1] == b)
    end
  end)
end)

-- `nav.reset{limits = …}`: what plugins may use that are loaded from then on.
local busy = [[
return { name = "NAME", shouldPop = function()
  local n = 0
  for i = 1, 2000 do n = n + i end
  return true
end }
]]

local function plugin(name)
  return files { ["p.lua"] = busy:gsub("NAME", name) } .. "/p.lua"
end

local function faults(handle) return #handle.faults end

describe("nav.reset with limits", function()
  it("binds plugins that are loaded from then on, and leaves the others alone", function()
    local before = assert(nav.use(plugin("before")))
    nav.reset { limits = { fuel = 1000 } }
    local after = assert(nav.use(plugin("after")))
    nav.setStack { "Home", "Page" }
    assert.faults("used up its 1000 units", nav.tapBack)
    assert.equal(0, faults(before))
    assert.equal(1, faults(after))
  end)

  it("counts for a load, too", function()
    nav.reset { limits = { fuel = 300 } }
    local path = files { ["l.lua"] = "for i = 1, 1000 do end return {}" } .. "/l.lua"
    local handle, why = nav.use(path)
    assert.is_nil(handle)
    assert.matches("units", why)
  end)

  it("binds the memory", function()
    nav.reset { limits = { memory = 200000 } }
    local path = files { ["m.lua"] = "local t = {} for i = 1, 40000 do t[i] = {} end return {}" }
    local handle, why = nav.use(path .. "/m.lua")
    assert.is_nil(handle)
    assert.matches("memory", why)
  end)

  it("leaves what is not named as it is", function()
    nav.reset { limits = { fuel = 1000 } }
    nav.reset { limits = { seconds = 0 } }
    local handle = assert(nav.use(plugin("kept")))
    nav.setStack { "Home", "Page" }
    assert.faults("used up its 1000 units", nav.tapBack)
    assert.equal(1, faults(handle))
  end)

  it("is kept by a reset that says nothing of limits", function()
    nav.reset { limits = { fuel = 1000 } }
    nav.reset {}
    nav.reset()
    local handle = assert(nav.use(plugin("kept")))
    nav.setStack { "Home", "Page" }
    assert.faults("used up its 1000 units", nav.tapBack)
    assert.equal(1, faults(handle))
  end)

  it("goes back to the command line's by false", function()
    nav.reset { limits = { fuel = 1000 } }
    nav.reset { limits = false }
    local handle = assert(nav.use(plugin("free")))
    nav.setStack { "Home", "Page" }
    assert.popped(nav.tapBack())
    assert.equal(0, faults(handle))
  end)

  it("counts for a reload as for a load", function()
    local handle = assert(nav.use(plugin("again")))
    nav.reset { limits = { fuel = 1000 } }
    nav.setStack { "Home", "Page" }
    nav.tapBack()
    assert.equal(0, faults(handle))
    assert(handle:reload())
    nav.setStack { "Home", "Page" }
    assert.faults("used up its 1000 units", nav.tapBack)
    assert.equal(1, faults(handle))
  end)
end)

describe("the limits of a test", function()
  it("are set here", function()
    nav.reset { limits = { fuel = 1000 } }
  end)

  it("are the command line's again in the next", function()
    local handle = assert(nav.use(plugin("next")))
    nav.setStack { "Home", "Page" }
    assert.popped(nav.tapBack())
    assert.equal(0, faults(handle))
  end)
end)

describe("bad limits", function()
  local cases = {
    { { fuel = 0 }, "nav.reset: 'limits.fuel' must be above 0, got 0" },
    { { fuel = 1.5 }, "nav.reset: 'limits.fuel' must be an integer, got 1.5" },
    { { fuel = "many" }, "nav.reset: 'limits.fuel' must be an integer, got \"many\"" },
    { { memory = -1 }, "nav.reset: 'limits.memory' must be above 0, got -1" },
    { { seconds = -1 }, "nav.reset: 'limits.seconds' must be 0 (no deadline) or more, got -1.0" },
    { { seconds = 0 / 0 }, "nav.reset: 'limits.seconds' must be a finite number" },
    { { unit = 5 }, "nav.reset: 'limits': unknown option 'unit'" },
    { true, "nav.reset: 'limits' must be a table of limits, or false, got true" },
    { 5, "nav.reset: 'limits' must be a table of limits, or false, got 5" },
  }
  for i, case in ipairs(cases) do
    it("are told, " .. i, function()
      nav.setRoot("Home")
      local good, message = pcall(function() nav.reset { limits = case[1] } end)
      assert.is_false(good)
      assert.matches("limits_spec.lua:%d+: ", message)
      assert.matches(case[2], message, 1, true)
      assert.equal("Home", nav.top.class)
    end)
  end
end)

local here = dofile("Tests/Specs/support.lua")
local files, eq, user = here.files, here.eq, here.user
after_each(here.clear)

describe("How a file becomes a plugin", function()
  it("a byte order mark and a first line that starts with # are no Lua: plugin, options, module", function()
    local dir = files {
      ["p/options.lua"] = "﻿return {a = 1}",
      ["p/m.lua"] = [[
﻿#!/usr/bin/env lua
return {line = debug and 0 or 2}]],
      ["p/init.lua"] = [[
﻿local options, m = ..., require("m")
return {shouldPop = function() return false, tostring(options.a + m.line) end}]],
    }
    assert(nav.use(dir .. "/p"))
    nav.setRoot("A") nav.push("B")
    eq("3", select(2, nav.tapBack()))
  end)

  it("options: options.lua beside init.lua, and those of nav.use over them", function()
    local dir = files {
      ["p/options.lua"] = "return {a = 'file', b = 'file'}",
      ["p/init.lua"] = [[
local options = ...
return {shouldPop = function() return false, options.a .. " " .. options.b end}]],
    }
    local use = user(dir)
    local h = use("p", {options = {b = "use"}})
    nav.setRoot("A") nav.push("B")
    eq("file use", select(2, nav.tapBack()))
    assert(h:reload()) eq("file use", select(2, nav.tapBack()))
  end)

  it("options.lua gives a table, and the host's tables stand in place of its own", function()
    local dir = files {
      ["p/options.lua"] = "return 5",
      ["p/init.lua"] = "return {}",
      ["q/options.lua"] = "error('broken')",
      ["q/init.lua"] = "return {}",
    }
    local h, why = nav.use(dir .. "/p")
    eq(nil, h) eq(dir .. "/p/options.lua: must return a table of options, got number", why)
    h, why = nav.use(dir .. "/q")
    assert(why:find("q/options.lua:1: broken", 1, true), why)
    for options, want in pairs {[5] = "options must be a table, got 5"} do
      local ok, why = pcall(nav.use, dir .. "/p", options)
      assert(not ok and why:find(want, 1, true), why)
    end
    local ok, why = pcall(nav.use, dir .. "/p", {option = {}})
    assert(not ok and why:find("unknown option 'option', known is options", 1, true), why)
  end)

  it("a plugin cannot wait while it is loaded", function()
    local dir = files {
      ["p.lua"] = "confirm('now?') return {}",
      ["q.lua"] = "coroutine.yield() return {}",
    }
    local h, why = nav.use(dir .. "/p.lua")
    eq(nil, h) assert(why:find("confirm is good inside shouldPop, shouldPush and shouldSelect only", 1, true), why)
    h, why = nav.use(dir .. "/q.lua")
    eq(nil, h) assert(why:find("q.lua", 1, true), why)
  end)

  it("a field that must be a function is told with its line", function()
    local dir = files {
      ["p.lua"] = [[
return {

  didPop = 'x',
}]],
    }
    local h, why = nav.use(dir .. "/p.lua")
    eq(dir .. "/p.lua:3: field 'didPop' must be a function, got string", why)
    h, why = nav.use {didPop = 5}
    eq("inline plugin: field 'didPop' must be a function, got number", why)
  end)

  it("inline plugins without a name are numbered", function()
    eq("inline 1", nav.use({}).name)
    local second = nav.use {} eq("inline 2", second.name)
    nav.plugins()[1]:unload() eq("inline 1", nav.use({}).name) eq("inline 3", nav.use({}).name)
  end)
end)

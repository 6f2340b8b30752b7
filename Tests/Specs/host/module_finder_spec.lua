local here = dofile("Tests/Specs/support.lua")
local files, eq, user = here.files, here.eq, here.user
after_each(here.clear)

describe("Modules that a plugin requires", function()
  it("require finds modules of the plugin's folder and nothing else", function()
    local dir = files {
      ["p/init.lua"] = [[
local helper = require("helper")
assert(require("helper") == helper)
for _, name in ipairs {"../secret", "/etc/passwd", "..secret", "secret", "io", "os", ""} do
  assert(not pcall(require, name), name)
end
return {shouldPop = function() return false, helper.name .. " " .. require("lib.sub") end}]],
      ["p/helper.lua"] = "return {name = 'helper'}",
      ["p/lib/sub.lua"] = "return 'sub'",
      ["secret.lua"] = "return 1",
    }
    local use = user(dir)
    local h = use("p")
    nav.setRoot("A") nav.push("B")
    eq("helper sub", select(2, nav.tapBack()))
  end)

  it("a file precedes a folder of its name", function()
    local use = user(files {
      ["p/init.lua"] = "return { version = require('part') }",
      ["p/part.lua"] = "return 'file'",
      ["p/part/init.lua"] = "return 'folder'",
    })
    eq("file", use("p").version)
  end)

  it("a plugin that is one file has no folder of its own and requires nothing", function()
    local dir = files {
      ["evil.lua"] = "print(require('guard.options').token) return {}",
      ["evil/options.lua"] = "return {}",
      ["guard/options.lua"] = "return {token = 'secret'}",
      ["guard/init.lua"] = "return {}",
    }
    local h, why = nav.use(dir .. "/evil.lua")
    eq(nil, h)
    assert(why:find("evil.lua:1: plugin 'evil' is one file and requires nothing", 1, true), why)
  end)
end)

local here = dofile("Tests/Specs/support.lua")
local files, eq, user = here.files, here.eq, here.user
after_each(here.clear)

describe("Where plugins are found", function()
  it("a file, a folder with init.lua, and every plugin of a folder", function()
    local dir = files {
      ["one.lua"] = "return {}",
      ["two/init.lua"] = "return {}",
      ["many/a.lua"] = "return {}",
      ["many/b/init.lua"] = "return {}",
      ["many/a_spec.lua"] = "error('a spec is no plugin')",
      ["many/_meta/init.lua"] = "error('no plugin')",
      ["many/notes.txt"] = "no",
    }
    local use = user(dir)
    eq("one", use("one.lua").name)
    eq("two", use("two").name)
    local list = use("many")
    eq("a b", list[1].name .. " " .. list[2].name) eq(2, #list)
    eq(4, #nav.plugins())
    for path, why in pairs {["many/a_spec.lua"] = "a spec", ["many/_meta"] = "_", ["many/_meta/init.lua"] = "_"} do
      local h, problem = nav.use(dir .. "/" .. path)
      assert(h == nil and problem:find(path, 1, true) and problem:find(why .. ".* is no plugin"), problem)
    end
  end)

  it("a missing file says so", function()
    local dir = files {}
    local h, why = nav.use(dir .. "/none.lua")
    eq(nil, h) assert(why:find("none.lua: no such file or folder", 1, true), why)
  end)
end)

-- What the compiler of Lua gets right is loaded, and does what it says.

local here = debug.getinfo(1, "S").source:match("^@(.*)/[^/]*$") or "."

it("a label at the end of a function takes no part in what the function returns", function()
  assert(nav.use(here .. "/plugins/ends.lua"))
  nav.setStack { "Home", "Detail" }
  assert.blocked("nil kept 2 3 3", nav.tapBack())
  assert.equals("popped", (nav.pop()))
end)

local here = dofile("Tests/Specs/support.lua")
local files, eq, user = here.files, here.eq, here.user
after_each(here.clear)

describe("What the app says of itself", function()
  it("plugins and hooks of scripts read what a script writes, at any depth", function()
    local dir = files {
      ["p.lua"] = [[
local kept = app
return {backTitle = function(c)
  local keys = {} for key in pairs(app) do keys[#keys + 1] = key end
  return table.concat({kept.name, tostring(app.never), #app.user.roles, table.concat(keys, ",")}, "/")
end, controllers = "C"}]],
    }
    local use = user(dir)
    use("p.lua") nav.setStack {"A", "B"}
    nav.hook("C", "shouldPush", function() return app.user.roles[2] == "b", app.name end)
    nav.app.name = "x" nav.app.user = {roles = {"a"}}
    eq("x", select(2, nav.push("C")))
    nav.app.user.roles[2] = "b" eq("C", nav.push("C").class)
    eq("x/nil/2/name,user", nav.bar.back.title)
  end)

  it("there it is read-only, as are the tables in it", function()
    local dir = files {
      ["p.lua"] = [[
return {
  shouldPop = function() app.x = 1 end, willDisappear = function() app.user.name = "eve" end,
  didPop = function() table.insert(app.list, 2) end,
}]],
    }
    local use = user(dir)
    local h = use("p.lua") nav.app = {user = {name = "ann"}, list = {1}}
    nav.setStack {"A", "B"} assert.faults("of app cannot be written", nav.tapBack)
    eq(3, #h.faults)
    for _, fault in ipairs(h.faults) do
      assert(fault.message:find("of app cannot be written: a script writes 'nav.app', an app 'host.app'", 1, true), fault.message)
    end
    eq("ann", nav.app.user.name) eq(nil, nav.app.x) eq(1, #nav.app.list)
    local ok, why = pcall(function() app.x = 1 end) eq(false, ok) assert(why:find("cannot be written", 1, true), why)
    ok = pcall(function() app.user.name = "bob" end) eq(false, ok)
  end)

  it("it is replaced by an assignment, and what was kept of it is read anew", function()
    local mine, theirs = nav.app, app
    nav.app = {a = {b = 1}} eq(1, mine.a.b) eq(1, theirs.a.b) eq(mine, nav.app)
    nav.app = {c = 2} eq(nil, mine.a) eq(2, theirs.c)
    for _, value in ipairs {5, "x", true} do
      local ok, why = pcall(function() nav.app = value end)
      eq(false, ok) assert(why:find("'app': must be a table, got", 1, true), why)
    end
    local ok, why = pcall(function() nav.app = nil end) eq(false, ok) eq(2, app.c)
    nav.setRoot("A") local sheet = nav.present("S") sheet.app = {d = 3} eq(3, app.d) eq(3, sheet.app.d)
  end)

  it("what is no data or more than 64 KiB is refused and changes nothing; a reset empties it", function()
    nav.app.a = 1
    local ok, why = pcall(function() nav.app.f = print end) assert(why:find("'f': a function cannot be kept", 1, true), why)
    ok, why = pcall(function() nav.app.big = ("x"):rep(66000) end) assert(why:find("64 KiB", 1, true), why)
    ok, why = pcall(function() nav.app = {big = ("x"):rep(66000)} end) assert(why:find("64 KiB", 1, true), why)
    eq(1, app.a) eq(nil, app.big)
    nav.reset() eq(nil, app.a) eq(nil, next(nav.app) and next(nav.app))
  end)

  it("a write is a reason to lay the bars out afresh", function()
    local asked = 0
    nav.hook("B", "backTitle", function() asked = asked + 1 return app.title end)
    nav.hook("B", "barHidden", function() return app.hidden end)
    nav.setStack {"A", "B"} local before = asked
    nav.app.title = "Up" eq("Up", nav.bar.back.title) assert(asked > before)
    nav.app = {title = "Back up"} eq("Back up", nav.bar.back.title)
    nav.app.hidden = true eq(true, nav.bar.hidden)
    nav.hook("B", "didPop", function() nav.app.hidden = nil end)
  end)

  it("nav.compare begins each run with an empty app, and forgets the handlers that it puts", function()
    nav.app.a = 1
    local seen = {}
    eq(nil, nav.compare(function(nav)
      seen[#seen + 1] = tostring(app.a) nav.app.a = 2
      nav.onAction("x", function() error("put in a run") end)
    end))
    eq("nil,nil", table.concat(seen, ",")) eq(nil, app.a)
    nav.hook("B", "shouldPop", function() perform("x") end) nav.setStack {"A", "B"} nav.tapBack()
    for _, e in ipairs(nav.events()) do if e.name == "action" then eq(false, e.handled) end end
  end)
end)

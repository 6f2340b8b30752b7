local here = dofile("Tests/Specs/support.lua")
local files, eq, user = here.files, here.eq, here.user
after_each(here.clear)

describe("What the second argument of a hook tells", function()
  it("pop, gesture and their like are good while the hook runs; later any read says so", function()
    local dir = files {
      ["p.lua"] = [[
local kept
return {shouldPop = function(c, pop)
  local source = (kept or pop).source
  kept = pop
end}]],
    }
    local use = user(dir)
    local h = use("p.lua") nav.setRoot("A") nav.push("B") nav.tapBack()
    nav.push("B") assert.faults("expired", nav.tapBack)
    eq(1, #h.faults)
  end)

  it("each hook is told what it needs, and no more", function()
    local seen = {}
    local function see(name, names)
      return function(c, about)
        local list = {}
        for field in names:gmatch("%S+") do
          local value = about[field]
          if type(value) == "number" then value = ("%g"):format(value)
          elseif type(value) == "table" then value = #value > 0 and table.concat(value, "+") or value.x and ("%g,%g"):format(value.x, value.y) or "{}"
          elseif type(value) == "userdata" then value = value.class end
          list[#list + 1] = tostring(value)
        end
        seen[name] = table.concat(list, " ")
        assert(about.nothing == nil and about.title == nil)
      end
    end
    nav.use {
      shouldPop = see("pop", "source target count animated dismisses id"),
      shouldPush = see("push", "animated previous depth"),
      gestureShouldBegin = see("gesture", "kind start location translation touches distanceToEdge direction region progress input outcome"),
      gestureDidEnd = see("end", "kind location outcome progress input"),
      backTitle = see("back", "previousTitle default"),
      backColor = see("bar", "color colors hidden luminance contrastColor"),
      didPop = see("gone", "source target count animated dismisses id"),
    }
    nav.reset {bar = {"black", "white"}}
    nav.setStack {{class = "A", title = "Home"}, "B"}
    eq("#000000 #000000+#ffffff false 0 #ffffff", seen.bar)
    eq("Home Home", seen.back)
    nav.push("C", {animated = false})
    eq("false B 2", seen.push)
    nav.top.regions = {{name = "list", frame = {0, 0, 390, 844}, handles = "vertical"}}
    nav.pan {from = {5, 400}, to = {305, 400}, steps = 3}
    eq("edge 5,400 105,400 100,0 1 5 ltr list 0.25641 finger nil", seen.gesture)
    eq("edgeGesture B 1 true false 1", seen.pop) eq(seen.pop, seen.gone)
    eq("edge 305,400 popped 0.769231 finger", seen["end"])
    nav.present("S") nav.presented.requestDismiss()
    eq("request B 1 true true 2", seen.pop)
    nav.pan {from = {5, 400}, to = {30, 400}, input = "pointer"}
    eq("edge 30,400 cancelled 0.0641026 pointer", seen["end"])
    nav.reset() nav.setStack {"A", "B"} nav.tapBack()
    eq("backButton A 1 true false 1", seen.pop)
  end)

  it("what a hook is told cannot be written", function()
    local plugins = {
      nav.use {shouldPop = function(c, pop) pop.source = "x" end},
      nav.use {shouldPush = function(c, push) push.depth = 1 end},
      nav.use {backTitle = function(c, back) back.default = "x" end},
    }
    assert.faults("cannot be written", function() nav.setStack {"A", "B"} nav.push("C") nav.tapBack() end)
    for i, want in ipairs {"'source' of a pop", "'depth' of a push", "'default' of a back"} do
      local message = plugins[i].faults[1].message
      assert(message:find(want .. " cannot be written", 1, true), message)
    end
  end)
end)

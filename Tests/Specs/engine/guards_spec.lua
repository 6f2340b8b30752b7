-- The guards before a pop gesture at their bounds. Each row: the settings of the top, the swipe's start and end, the
-- reason that refuses it; nil where it pops.
local function region(name, handles, offset)
  return { name = name, frame = { 0, 200, 390, 300 }, handles = handles, offset = offset }
end

local free, own = region("free", "horizontal", 0), region("own", "horizontal", 5)
local rows = {
  { "an edge gesture starts 20 pt from the edge", {}, { 20, 400 }, { 320, 400 } },
  { "an edge gesture starts farther than 20 pt from the edge", {}, { 20.5, 400 }, { 320, 400 }, "distance" },
  { "a gesture starts at maxInitialDistance", { gesture = "fullscreen", maxInitialDistance = 50 }, { 50, 400 }, { 350, 400 } },
  { "a gesture starts beyond maxInitialDistance", { gesture = "fullscreen", maxInitialDistance = 50 }, { 50.5, 400 }, { 350, 400 }, "distance" },
  { "a finger moves straight down", {}, { 5, 400 }, { 5, 700 }, "direction" },
  { "a finger moves straight up", { gesture = "fullscreen" }, { 100, 400 }, { 100, 100 }, "direction" },
  { "a finger moves back", { gesture = "fullscreen" }, { 300, 400 }, { 100, 400 }, "direction" },
  { "the region listed last is free", { regions = { own, free } }, { 5, 400 }, { 300, 400 } },
  { "the region listed last has the drag", { regions = { free, own } }, { 5, 400 }, { 300, 400 }, "region" },
  { "a region for vertical drags", { regions = { region("list", "vertical", 5) } }, { 5, 400 }, { 300, 400 } },
  { "a slider, which is never at its edge", { regions = { region("slider", "all") } }, { 5, 400 }, { 300, 400 }, "region" },
  { "two soft guards: the lower number is the reason", { hidesBackButton = true, regions = { own } }, { 5, 400 }, { 300, 400 }, "custom back button" },
  { "hard guards come first", { interactivePopDisabled = true, regions = { own } }, { 50, 400 }, { 300, 400 }, "gesture disabled" },
}

local function mirrored(point) return { 390 - point[1], point[2] } end

describe("a guard", function()
  for _, row in ipairs(rows) do
    local name, settings, from, to, reason = table.unpack(row, 1, 5)
    for _, direction in ipairs { "ltr", "rtl" } do
      it(name .. ", " .. direction, function()
        nav.reset { direction = direction }
        local top = { class = "Page" }
        for key, value in pairs(settings) do top[key] = value end
        nav.setStack { "Home", top }
        local swipe = { from = from, to = to }
        if direction == "rtl" then swipe = { from = mirrored(from), to = mirrored(to) } end
        if reason then assert.ignored(reason, nav.pan(swipe)) else assert.popped(nav.pan(swipe)) end
      end)
    end
  end
end)

-- A finger that has come to rest: its velocity is 0.
it("a swipe finishes beyond half the width, and not at half of it", function()
  for way, outcome in pairs { [195] = "cancelled", [196] = "popped" } do
    nav.setStack { "Home", "Page" }
    nav.touch("began", 0, 400)
    nav.touch("moved", way, 400)
    nav.advance(1)
    assert.equal(outcome, (nav.touch("ended", way, 400)))
    nav.settle()
  end
end)

import ProgramSupport
import ScriptFixture
import Testing

@Suite("Random calls, valid and not")
struct RandomCallsTests {
  @Test("thousands in one script leave the host answering and all consistent", arguments: 1...4)
  func randomCalls(seed: Int) throws {
    let fixture = try Fixture(["p.lua": plugin])
    let count = Amount.of(1_000, thorough: 10_000)
    try fixture.run("local seed, count = \(seed), \(count)\n" + tools + values + calls + ending)
  }

  private let plugin = """
    return {shouldPop = function(c) if c.class == "A" then return confirm("sure?") end end,
      backTitle = function(c) return c.props.label end, onUnload = function() return {1} end}
    """

  private let tools = """
    local function random(n)
      seed = (seed * 1103515245 + 12345) % 2147483648
      return (seed >> 8) % n + 1
    end
    local function pick(list) return list[random(#list)] end
    local controllers, handles, budget = {}, {}, 0
    local perform

    """

  private let values = """
    local fields = {"title", "props", "barHidden", "barColor", "backColor", "gesture", "regions",
      "index", "id", "maxInitialDistance", "state", "nonsense", "backTitle", "customBackButton"}
    local hooks = {"shouldPop", "gestureShouldBegin", "shouldPush", "backTitle", "backColor",
      "barHidden", "didPop", "didPush", "willAppear", "didDisappear", "gestureDidEnd", "onLoad"}
    local plain = {0, 1, 2, -1, 3.5, 1e300, 1/0, -1/0, 0/0, math.maxinteger, math.mininteger, "",
      "A", "B", "edge", "rtl", "began", "moved", "ended", "cancelled", "push", "decision", "\\0\\255",
      "日本", "#f00", ("x"):rep(5000), true, false, 5, 200, 400, tostring, coroutine.create(tostring)}
    local functions = {function() end, function() return false, "no" end, function() error("x") end,
      function() error({}) end, function() return true end, function() return "text" end,
      function() return confirm("really?") end, function(a, b, next) return next() end,
      function(a, b, next) next() return next() end, function() return setmetatable({}, {}) end,
      function(c) c.title = "hooked" c.barHidden = true end,
      function()
        if budget <= 0 then return end
        budget = budget - 1
        perform()
      end}
    local keys = {"from", "to", "class", "title", "props", "settle", "animated", "count", "release",
      "duration", "steps", "fingers", "width", "direction", "guards", "events", "gesture", "name",
      "shouldPop", "priority", "x", "y", 1, 2}
    local function value(depth)
      local kind = random(10)
      if kind <= 4 then return pick(plain) end
      if kind == 5 then return nil end
      if kind == 6 and #controllers > 0 then return pick(controllers) end
      if kind == 7 then return pick(functions) end
      if kind == 8 and #handles > 0 then return pick(handles) end
      local made = {}
      if depth < 3 then
        for _ = 1, random(4) do made[pick(keys)] = value(depth + 1) end
        if random(50) == 1 then made.self = made end
      end
      return made
    end
    local function point() return {pick {5, 15, 200, 385}, 400} end

    """

  private let calls = """
    local names = {}
    for name, fn in pairs(nav) do
      if type(fn) == "function" and name ~= "render" then names[#names + 1] = name end
    end
    table.sort(names)
    assert(#names >= 25)
    local function keep(result)
      if type(result) ~= "userdata" and type(result) ~= "table" then return end
      local ok, class = pcall(function() return result.class end)
      local list = ok and class and controllers or handles
      local place = #list < 40 and #list + 1 or random(40)
      if list == handles then pcall(function() list[place]:remove() end) end
      list[place] = result
    end
    local sound = {
      function() keep(nav.push {class = pick {"A", "B", "C"}, title = "T"}) end,
      function() keep(nav.setStack {"A", "B", "C"}) end,
      function() nav.pan {from = point(), to = point(), release = random(3) > 1} end,
      function() nav.touch(pick {"began", "moved", "ended"}, random(390), 400) end,
      function() nav.tapBack {settle = false} end,
      function() nav.answer(random(2) == 1) end,
      function() keep(nav.hook(pick {"A", "B"}, pick(hooks), pick(functions))) end,
      function() if nav.top then keep(nav.top:hook(pick(hooks), pick(functions))) end end,
      function() keep(nav.on(pick {"push", "pop", "decision", "fault"}, pick(functions))) end,
      function() local h = pick(handles) h:remove() end,
      function() local h = pick(nav.plugins()) h[pick {"reload", "enable", "disable", "unload"}](h) end,
      function() keep(nav.use(dir .. "/p.lua")) end,
      function() keep(nav.use {name = "i" .. random(3), shouldPop = pick(functions)}) end,
      function() nav.top[pick(fields)] = value(0) end,
      function() pick(controllers)[pick(fields)] = value(0) end,
      function() return pick(controllers)[pick(fields)], nav.bar.back, nav.transition end,
      function() if random(20) == 1 then nav.reset {direction = pick {"ltr", "rtl"},
        gesture = pick {"edge", "fullscreen"}, guards = random(4) > 1, events = 500} end end,
    }
    function perform()
      if random(2) == 1 then return pcall(pick(sound)) end
      local name = pick(names)
      if name == "reset" and random(20) > 1 then return end
      local arguments = {}
      for index = 1, random(5) - 1 do arguments[index] = value(0) end
      pcall(function()
        keep(nav[name](table.unpack(arguments, 1, 5)))
      end)
    end
    for call = 1, count do
      budget = 5
      perform()
      assert(nav.check())
      assert(nav.depth == #nav.stack and nav.top == nav.stack[nav.depth])
    end

    """

  private let ending = """
    budget = 0
    for _, plugin in ipairs(nav.plugins()) do plugin:unload() end
    nav.reset()
    assert(nav.depth == 0 and nav.top == nil and nav.transition == nil and not nav.frozen)
    nav.setRoot "A" nav.push {class = "B", title = "last"}
    eq("last", nav.bar.title) eq("Back", nav.bar.back.title)
    eq("popped", (nav.tapBack())) eq(1, nav.depth) eq(nil, nav.bar.back)
    assert(nav.check())
    """
}

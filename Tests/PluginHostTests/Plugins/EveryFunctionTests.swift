import NavhostPluginHost
import ScriptFixture
import Testing

/// What the host gives to plugins, called with every kind of value. The functions are found by walking, so a new
/// one is in here without anybody's doing; Lua's own are called by the tests of CLua.
@Suite("Every function of the host with every kind of value")
struct EveryFunctionTests {
  @Test("each call comes back, and the host works on")
  func everyFunction() throws {
    let fixture = try Fixture(
      ["walker/init.lua": Self.walker, "beside.lua": Self.beside],
      limits: Limits(
        hookFuel: 1 << 40, loadFuel: 1 << 40, hookSeconds: 0, loadSeconds: 0, decisionSeconds: 0))
    try fixture.run(Self.script)
    let report = fixture.log.first { $0.message.hasPrefix("called") }
    #expect(report != nil)
    for name in ["color", "confirm", "log.warn", "print", "require", "next", "index", "newindex"] {
      #expect(report?.message.contains(" \(name) ") == true, "\(name) was not called")
    }
  }

  private static let script = """
    local walker, beside = use("walker"), use("beside.lua")
    local function answer()
      local question = nav.question()
      for _, choice in ipairs(question.choices or {}) do
        if pcall(nav.answer, choice.id) then return end
      end
      if not pcall(nav.answer, true) then nav.answer(nil, "none") end
    end
    nav.setStack { "Home", { class = "Expired", props = { list = { 1, { 2 } } } } }
    nav.tapBack()
    nav.push { class = "Page", title = "Page", props = { list = { 1, { 2 } }, name = "x" } }
    nav.tapBack()
    local questions = 0
    while nav.question() do questions = questions + 1 answer() end
    assert(questions > 80, questions)
    nav.pan { from = { 1, 300 }, to = { 200, 300 } }
    while nav.question() do answer() end
    for _, f in ipairs(walker.faults) do error(f.hook .. ": " .. f.message .. f.traceback) end
    eq(0, #beside.faults)
    nav.reset() nav.setStack { "Home", "Last" }
    eq("blocked", (nav.tapBack()))
    """

  private static let beside = """
    return { priority = -1, shouldPop = function(c) if c.class == "Last" then return false end end }
    """

  private static let walker = #"""
    local own = {}
    for name in ("assert error getmetatable ipairs load next pairs pcall rawequal rawget rawlen rawset select "
      .. "setmetatable tonumber tostring type xpcall collectgarbage"):gmatch("%w+") do own[_G[name]] = true end
    for _, name in ipairs { "string", "table", "math", "utf8", "coroutine", "os" } do
      for _, f in pairs(_G[name]) do own[f] = true end
    end

    local function find(value, path, found)
      if own[value] or own[value] == false then return end
      if type(value) == "function" then found[#found + 1] = { path:sub(2), value } end
      if type(value) ~= "table" and type(value) ~= "function" then return end
      own[value] = false
      if type(value) == "table" then
        for k, v in pairs(value) do find(v, path .. "." .. tostring(k), found) end
      end
    end

    -- What stands behind the host's objects is reached by operators.
    local operators = {
      index = function(a, b) return a[b] end, newindex = function(a, b, c) a[b] = c end,
      length = function(a) return #a end, call = function(a, ...) return a(...) end,
      concat = function(a, b) return a .. b end, add = function(a, b) return a + b end,
      less = function(a, b) return a < b end, equal = function(a, b) return a == b end,
      negate = function(a) return -a end, invert = function(a) return ~a end,
      walk = function(a) for k, v in pairs(a) do local x = k, v end end,
      walk_next = function(a, b) for k, v in next, a, b do local x = k, v end end,
      step = function(a, b) local f, s = pairs(a) return f(b), f(s, b) end,
      list = function(a) for i, v in ipairs(a) do local x = i, v end end,
      close = function(a) local x <close> = a end, raw = rawset, seal = setmetatable,
      insert = table.insert, move = table.move, unpack = table.unpack, sort = table.sort,
      join = table.concat, show = tostring,
      format = function(a, b) return ("%s %p"):format(a, b) end,
    }

    local function values(...)
      local function id(...) return ... end
      local yielded, dead = coroutine.create(coroutine.yield), coroutine.create(id)
      coroutine.resume(yielded) coroutine.resume(dead)
      local same = {}
      same.__index, same.__newindex, same.__call, same.__tostring = same, same, error, error
      local answering = setmetatable({}, { __index = id, __len = function() return 1 << 60 end,
        __tostring = function() return "answering" end, __pairs = id, __name = "Answering" })
      return {
        nil, true, false, 0, -1, 2, 300, math.maxinteger, math.mininteger, 0.5, 0 / 0, 1 / 0, 1e308,
        "", "a", "title", "#ff0000", "auto", "\0\0", "\xff", "../x", ("x"):rep(70000), "10",
        {}, { 1, 0, 0.5 }, { { 1, 2 } }, { a = { b = 1 } }, answering, setmetatable(same, same),
        id, error, print, coroutine.wrap(id), yielded, dead, coroutine.running(), ...,
      }
    end

    local expired, called = {}, {}

    local function try_all(name, f, firsts, all, count)
      pcall(f)
      for first = 1, firsts.n do
        local a = firsts[first]
        pcall(f, a)
        for second = 1, count do
          local b, c, d = all[second], all[(first + second) % count + 1], all[(first + 2 * second) % count + 1]
          pcall(f, a, b) pcall(f, a, b, c) pcall(f, a, b, c, d)
        end
      end
      called[name] = (called[name] or 0) + firsts.n * (3 * count + 1) + 1
    end

    local function report()
      local names, sum = {}, 0
      for name, count in pairs(called) do names[#names + 1] = name sum = sum + count end
      return "called " .. #names .. " functions " .. sum .. " times: " .. table.concat(names, " ") .. " "
    end

    -- An odd number of values, so that each pair of places sees each pair of them.
    local function probe(controller, subject, next, functions)
      local objects = table.pack(controller, controller.previous or false, controller.props, controller.state,
        controller.props.list, subject, next, expired[1], expired[2])
      local all = values(table.unpack(objects, 1, 9))
      objects.n, all.n = 9, 45
      for _, f in ipairs(functions) do try_all(f[1], f[2], all, all, all.n) end
      for name, f in pairs(operators) do try_all(name, f, objects, all, all.n) end
    end

    return {
      shouldPop = function(controller, pop, next)
        if controller.class == "Expired" then expired = { pop, next } return true end
        if controller.class ~= "Page" then return end
        local functions = {}
        find(_G, "", functions)
        functions[#functions + 1] = { "next", next }
        probe(controller, pop, next, functions)
        return true
      end,
      gestureShouldBegin = function(controller, gesture, next)
        if controller.class ~= "Page" then return end
        probe(controller, gesture, next, {})
        return false
      end,
      didPop = function(controller)
        if controller.class == "Page" then print(report()) end
      end,
    }
    """#
}

-- Sentences of the contract about what the engine does, one by one.

local function names(from)
  local list = {}
  for _, event in ipairs(nav.events()) do
    if event.index > from then list[#list + 1] = event.name end
  end
  return table.concat(list, " ")
end

local function last() local all = nav.events() return #all > 0 and all[#all].index or 0 end

describe("a target on another stack", function()
  it("is an error, for the program and for the person", function()
    nav.setStack { "Home", "Detail" }
    local inner = nav.embed(nav.top, "Inner")
    inner.push("Deeper")
    local foreign = inner.top
    assert.has_error(function() nav.popTo(foreign) end)
    assert.has_error(function() nav.requestPop { to = foreign } end)
    assert.has_error(function() inner.popTo(nav.stack[1]) end)
    assert.equals(2, nav.depth)
    assert.equals(2, inner.depth)
    assert.equals("popped", (inner.popTo(inner.stack[1])))
  end)
end)

describe("a decision about a tab", function()
  it("has the tab in 'tab', and its own number in 'index'", function()
    nav.use { name = "stays", shouldSelect = function() return false end }
    local tabs = nav.tabs { "Other" }
    local before = last()
    tabs.select(2)
    local found
    for _, event in ipairs(nav.events()) do
      if event.name == "decision" then found = event end
    end
    assert.equals(2, found.tab)
    assert.is_true(found.index > before)
    assert.equals(0, #nav.events(last()))
  end)
end)

describe("an open question", function()
  local function asks() return { name = "asks", controllers = "Draft", shouldPop = function() return confirm("Leave?") end } end

  it("is 'ignored', 'root' once the controller is the root, whatever the answer", function()
    nav.use(asks())
    for _, answer in ipairs { true, false } do
      nav.setStack { "Home", "Draft" }
      local draft = nav.top
      assert.equals("deferred", (nav.tapBack()))
      nav.setStack { draft }
      local outcome, reason = nav.answer(answer)
      assert.equals("ignored", outcome)
      assert.equals("root", reason)
    end
  end)

  it("stays where a reload of its plugin fails", function()
    local path = os.tmpname()
    local function write(text)
      local file = assert(io.open(path, "w"))
      file:write(text)
      file:close()
    end
    write "return { controllers = 'Draft', shouldPop = function() return confirm('Leave?') end }"
    local plugin = assert(nav.use(path))
    nav.setStack { "Home", "Draft" }
    assert.equals("deferred", (nav.tapBack()))
    for _, broken in ipairs {
      "return {", "error('x')", "return { api = 99 }", "return { onLoad = function() error('x') end }",
    } do
      write(broken)
      assert.is_nil((plugin:reload()))
      assert.equals("Leave?", nav.question().message)
    end
    assert.equals("popped", (nav.answer(true)))
    os.remove(path)
  end)

  it("belongs to the deep link that it stopped: its pop.id is one", function()
    local ids = {}
    nav.use {
      name = "link", controllers = { "Mine", "Other" },
      shouldPop = function(c, pop)
        ids[#ids + 1] = pop.id
        if c.class == "Other" then return confirm("Leave?") end
      end,
    }
    nav.setStack { "Home", "Mine", "Other" }
    assert.equals("deferred", (nav.setStack({ "New" }, { ask = true })))
    assert.equals("popped", (nav.answer(true)))
    assert.equals(2, #ids)
    assert.equals(ids[1], ids[2])
  end)
end)

it("one handler's doing leads to 256 further actions and no more", function()
  local count, first = 0, true
  nav.onAction("many", function() for _ = 1, 300 do nav.tapBack() end end)
  nav.onAction("one", function() count = count + 1 end)
  nav.use {
    name = "many", controllers = "Draft",
    shouldPop = function()
      perform(first and "many" or "one")
      first = false
      return false
    end,
  }
  nav.setStack { "Home", "Draft" }
  assert.faults("led to more than 256 other actions", nav.tapBack)
  assert.equals(256, count)
end)

it("a source has at most 64 KiB", function()
  local path = os.tmpname()
  for size, loads in pairs { [65536] = true, [65537] = false } do
    local text = "return {} --"
    local file = assert(io.open(path, "w"))
    file:write(text, ("x"):rep(size - #text))
    file:close()
    assert.equals(loads, (pcall(nav.use, path)) and nav.plugins()[1] ~= nil)
    nav.reset()
    for _, plugin in ipairs(nav.plugins()) do plugin:unload() end
  end
  os.remove(path)
end)

it("a swipe's gesture ends before its action is done", function()
  local order = {}
  nav.onAction("save", function() order[#order + 1] = "action" end)
  nav.use {
    name = "swipes", controllers = "Draft",
    shouldPop = function() perform("save") return true end,
    gestureDidEnd = function() order[#order + 1] = "gestureDidEnd" end,
    didPop = function() order[#order + 1] = "didPop" end,
  }
  nav.setStack { "Home", "Draft" }
  local before = last()
  assert.equals("popped", (nav.pan { from = { 0, 400 }, to = { 300, 400 } }))
  assert.equals("gestureDidEnd action didPop", table.concat(order, " "))
  assert.is_truthy(names(before):find("gestureEnded action pop", 1, true))
end)

describe("a presentation", function()
  it("over an outer stack covers the one embedded in it", function()
    nav.setStack { "Home", "Detail" }
    local inner = nav.embed(nav.top, "Inner")
    inner.push("Deeper")
    local sheet = nav.present("Sheet")
    assert.equals(sheet, inner.presented)
    local outcome, reason = inner.tapBack()
    assert.equals("ignored", outcome)
    assert.equals("covered", reason)
  end)

  it("stays when the controller of an embedded stack that presented it is popped", function()
    nav.setStack { "Home" }
    local inner = nav.embed(nav.top, "Inner")
    inner.push("Deeper")
    local sheet = inner.present("Sheet")
    assert.equals("popped", (inner.pop()))
    assert.equals(sheet, nav.presented)
    assert.equals("dismissed", (sheet.dismiss()))
  end)
end)

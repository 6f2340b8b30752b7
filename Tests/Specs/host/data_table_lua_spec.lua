local here = dofile("Tests/Specs/support.lua")
local files, eq, user = here.files, here.eq, here.user
after_each(here.clear)

describe("Data as Lua reads and writes it", function()
  it("keys of data are the same where their bytes are, as in Lua", function()
    local page = nav.setRoot("A")
    page.props["\u{e9}"], page.props["e\u{301}"], page.props["\u{212b}"] = 1, 2, 3
    eq(1, page.props["\u{e9}"]) eq(2, page.props["e\u{301}"]) eq(nil, page.props["A\u{30a}"])
    page.props = page.props
    eq(2, page.props["e\u{301}"])
    local _, why = pcall(function() page.props[page] = 1 end)
    assert(why:find(": an object cannot be a key of data", 1, true), why)
    _, why = pcall(function() page.props[nil] = 1 end)
    assert(why:find(": table index is nil", 1, true), why)
  end)

  it("props are data, shared by all; state is each plugin's own", function()
    local dir = files {
      ["p.lua"] = "return {willAppear = function(c) c.props.fromPlugin = 1 c.state.x = 'plugin' end}",
    }
    local use = user(dir)
    use("p.lua")
    local a = nav.setRoot {class = "A", props = {list = {1, 2}, deep = {x = {y = true}}}}
    eq(2, #a.props.list) eq(true, a.props.deep.x.y)
    a.props.list[3] = 3 eq(3, #a.props.list)
    local sum = 0 for i, v in ipairs(a.props.list) do sum = sum + v end eq(6, sum)
    local keys = {} for k in pairs(a.props) do keys[#keys + 1] = k end
    table.sort(keys) eq("deep fromPlugin list", table.concat(keys, " "))
    eq(nil, a.state.x) a.state.x = 1 eq(1, a.state.x)
    table.insert(a.props.list, 9) eq(9, a.props.list[4])
    eq("1,2,3,9", table.concat(a.props.list, ","))
  end)

  it("pairs walks numbers, then strings by their bytes, then false and true", function()
    local dir = files {
      ["p.lua"] = [[
return {shouldPop = function(c)
  local keys = {}
  for key in pairs(c.props) do keys[#keys + 1] = tostring(key) end
  local want = "-1 1.5 7 Z a b \xff false true"
  assert(table.concat(keys, " ") == want, table.concat(keys, " "))
end}]],
    }
    local use = user(dir)
    use("p.lua")
    local props = {b = 1, a = 2, [true] = 3, [false] = 4, [7] = 5, [-1] = 6, [1.5] = 7, Z = 8, ["\xff"] = 9}
    nav.setRoot("A") nav.push {class = "B", props = props} nav.tapBack()
  end)

  it("a whole number with a point is the integer, and a value keeps its kind", function()
    local page = nav.setRoot("A")
    page.props[2.0] = 1.0
    eq(1.0, page.props[2]) eq("float", math.type(page.props[2]))
    page.props[2^53] = "whole" eq("whole", page.props[1 << 53])
    page.props.text = "a\0b\xff" eq("a\0b\xff", page.props.text)
    page.props.copy = page.props eq(1.0, page.props.copy[2]) eq(nil, page.props.copy.copy)
  end)

  it("an error names the key, and says what data is", function()
    local page = nav.setRoot("A")
    local function fails(want, f)
      local ok, why = pcall(f)
      assert(not ok and why:find(want, 1, true), why)
    end
    local rest = " cannot be kept: data is booleans, numbers, strings and tables of them"
    fails("'x': a function" .. rest, function() page.props.x = print end)
    fails("'7': a function" .. rest, function() page.props[7] = print end)
    fails("'x': an object of the host" .. rest, function() page.props.x = {page} end)
    fails("a table cannot be a key of data", function() page.props[{}] = 1 end)
  end)

  it("one plugin fills half of a controller's props, field by field or as a whole", function()
    for _, write in ipairs {"c.props.x = ('x'):rep(N)", "c.props = {x = ('x'):rep(N)}"} do
      for size, faults in pairs {[32000] = 0, [33000] = 1} do
        local dir = files {
          ["p.lua"] = "return {shouldPop = function(c) " .. write:gsub("N", size) .. " end}",
        }
        local h = user(dir)("p.lua")
        nav.setStack {"A", "B"}
        local page = nav.top
        if faults > 0 then assert.faults("at most 32 KiB", nav.tapBack) else nav.tapBack() end
        eq(faults, #h.faults) eq(faults == 0, page.props.x ~= nil)
        h:unload()
      end
    end
  end)


  it("data is 32 tables deep at most, at any place", function()
    local page = nav.setRoot("A")
    local function nested(depth) local t = {} for _ = 2, depth do t = {t} end return t end
    page.props = nested(32)
    page.props = {}
    page.props.x = nested(31)
    for _, write in ipairs {
      function() page.props.x = nested(32) end, function() page.props = nested(33) end,
    } do
      local ok, why = pcall(write)
      assert(not ok and why:find("32 .*deep"), why)
    end
  end)
end)

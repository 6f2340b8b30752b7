-- `each_exit({nested = true}, f)`: each way out once more, for the innermost stack that is shown.
local function hold(class)
  nav.use {
    name = "hold " .. class, controllers = class,
    shouldPop = function(controller, pop) return false, controller.class .. " by " .. pop.source end,
  }
end

describe("each_exit with nested", function()
  it("calls for each way out, then once more", function()
    local names = {}
    each_exit({ nested = true, only = { "escape", "request" } }, function(exit)
      names[#names + 1] = exit.name
      assert.equal(exit.name:gsub(", inside$", ""), exit.source)
    end)
    assert.same({ "escape", "escape, inside", "request", "request, inside" }, names)
  end)

  it("has twice as many as without", function()
    local plain, both, off = 0, 0, 0
    each_exit(function() plain = plain + 1 end)
    each_exit({ nested = true }, function() both = both + 1 end)
    each_exit({ nested = false }, function() off = off + 1 end)
    assert.equal(2 * plain, both)
    assert.equal(plain, off)
  end)

  it("takes nothing but true and false", function()
    local good, message = pcall(each_exit, { nested = "yes" }, function() end)
    assert.is_false(good)
    assert.matches("nested, true or false; not nested = yes", tostring(message), 1, true)
  end)

  it("gives the new names of an option and of sources", function()
    assert.error_matches(function()
      each_exit({ inside = true }, function() end)
    end, "no option 'inside'; use 'nested'")
    assert.error_matches(function()
      each_exit({ only = { "program" } }, function() end)
    end, 'unknown source "program"; use "programmatic"')
  end)
end)

each_exit({ nested = true }, function(exit)
  local isInside = exit.name:find(", inside", 1, true) ~= nil

  it("acts on its own stack: " .. exit.name, function()
    hold("Outer")
    hold("Inner")
    nav.setStack { "Home", "Outer" }
    local inner = nav.embed(nav.top, "InnerRoot")
    inner.push("Inner")
    local outcome, reason = exit()
    assert.stayed(outcome)
    if isInside then
      assert.equal("Inner by " .. exit.source, reason)
    else
      assert.is_not.equal("nothing there", reason)
    end
  end)

  it("goes to the innermost of three: " .. exit.name, function()
    hold("Deep")
    nav.setStack { "Home", "Outer" }
    local middle = nav.embed(nav.top, "Middle")
    middle.push("Box")
    local deep = middle.embed(middle.top, "DeepRoot")
    deep.push("Deep")
    local outcome, reason = exit()
    if isInside then assert.equal("Deep by " .. exit.source, reason) end
    assert.truthy(outcome)
  end)

  it("lets the inner screen go where nobody holds it: " .. exit.name, function()
    nav.setStack { "Home", "Outer" }
    nav.embed(nav.top, "InnerRoot").push("Inner")
    assert.popped(exit())
    if isInside and exit.source ~= "sheetSwipe" and exit.source ~= "tapOutside" then
      assert.equal("Outer", nav.top.class)
      assert.equal("InnerRoot", nav.top.inner.top.class)
    end
  end)

  it("finds nothing inside where nobody embeds a stack: " .. exit.name, function()
    nav.setStack { "Home", "Page" }
    if isInside then
      assert.ignored("nothing there", exit())
      assert.equal(2, nav.depth)
    else
      assert.popped(exit())
    end
  end)
end)

-- The root of an inner stack has nobody below it in there: the stack around it takes it away.
describe("the root of an inner stack", function()
  before_each(function() nav.setStack { "Home", "Outer" } end)

  it("is left by the outer stack's requestPop", function()
    local inner = nav.embed(nav.top, "InnerRoot")
    assert.ignored("root", inner.requestPop())
    local step = nav.explain().steps[1]
    assert.equal("depth 1, inside Outer: ask the outer stack, by its requestPop", step.detail)
    assert.popped(nav.requestPop())
    assert.equal("Home", nav.top.class)
  end)

  it("is asked, before its container is", function()
    hold("InnerRoot")
    nav.embed(nav.top, "InnerRoot")
    assert.blocked("InnerRoot by request", nav.requestPop())
  end)
end)

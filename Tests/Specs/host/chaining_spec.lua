local here = dofile("Tests/Specs/support.lua")
local eq = here.eq

describe("Hooks put in front of hooks (rules 122 to 131)", function()
  it("a hook runs in place of the original, and reaches it", function()
    local log = {}
    local function before(class, name)
      return nav.hook(class, "shouldPop", function(c, pop, next) log[#log + 1] = name return next() end)
    end
    local function after(class, name)
      return nav.hook(class, "shouldPop", function(c, pop, next) next() log[#log + 1] = name end)
    end
    nav.use {name = "original", shouldPop = function() log[#log + 1] = "original" end}
    nav.class("Left", "Base") nav.class("Right", "Base")
    local function leave(class)
      log = {}
      assert(nav.setStack {"Home", class}) nav.tapBack()
      return table.concat(log, " ")
    end
    after('Left', 'h1') eq('original h1', leave('Left'))
  end)

  it("a hook on a class that inherits leaves its superclass and its siblings as they are", function()
    local log = {}
    local function before(class, name)
      return nav.hook(class, "shouldPop", function(c, pop, next) log[#log + 1] = name return next() end)
    end
    local function after(class, name)
      return nav.hook(class, "shouldPop", function(c, pop, next) next() log[#log + 1] = name end)
    end
    nav.use {name = "original", shouldPop = function() log[#log + 1] = "original" end}
    nav.class("Left", "Base") nav.class("Right", "Base")
    local function leave(class)
      log = {}
      assert(nav.setStack {"Home", class}) nav.tapBack()
      return table.concat(log, " ")
    end
    before("Base", "inherited") before("Left", "own")
    eq("own inherited original", leave("Left"))
    eq("inherited original", leave("Right"))
    eq("inherited original", leave("Base"))
  end)

  it("a hook on a class that has one of its own reaches that", function()
    local log = {}
    local function before(class, name)
      return nav.hook(class, "shouldPop", function(c, pop, next) log[#log + 1] = name return next() end)
    end
    local function after(class, name)
      return nav.hook(class, "shouldPop", function(c, pop, next) next() log[#log + 1] = name end)
    end
    nav.use {name = "original", shouldPop = function() log[#log + 1] = "original" end}
    nav.class("Left", "Base") nav.class("Right", "Base")
    local function leave(class)
      log = {}
      assert(nav.setStack {"Home", class}) nav.tapBack()
      return table.concat(log, " ")
    end
    before("Left", "own") before("Left", "new")
    eq("new own original", leave("Left")) eq("original", leave("Right"))
  end)

  it("a hook on a class runs once for each of its subclasses, and none masks another", function()
    local log = {}
    local function before(class, name)
      return nav.hook(class, "shouldPop", function(c, pop, next) log[#log + 1] = name return next() end)
    end
    local function after(class, name)
      return nav.hook(class, "shouldPop", function(c, pop, next) next() log[#log + 1] = name end)
    end
    nav.use {name = "original", shouldPop = function() log[#log + 1] = "original" end}
    nav.class("Left", "Base") nav.class("Right", "Base")
    local function leave(class)
      log = {}
      assert(nav.setStack {"Home", class}) nav.tapBack()
      return table.concat(log, " ")
    end
    before("Base", "base")
    eq("base original", leave("Left")) eq("base original", leave("Right"))
    before("Left", "left") before("Right", "right")
    eq("left base original", leave("Left")) eq("right base original", leave("Right"))
  end)

  it("a hook of one controller is no hook of its class, and the other way round", function()
    local log = {}
    local function before(class, name)
      return nav.hook(class, "shouldPop", function(c, pop, next) log[#log + 1] = name return next() end)
    end
    local function after(class, name)
      return nav.hook(class, "shouldPop", function(c, pop, next) next() log[#log + 1] = name end)
    end
    nav.use {name = "original", shouldPop = function() log[#log + 1] = "original" end}
    nav.class("Left", "Base") nav.class("Right", "Base")
    local function leave(class)
      log = {}
      assert(nav.setStack {"Home", class}) nav.tapBack()
      return table.concat(log, " ")
    end
    before("Nobody", "nobody")
    eq("original", leave("Left"))
    assert(nav.setStack {"Home", "Left"})
    nav.top:hook("shouldPop", function(c, pop, next) log[#log + 1] = "this one" return next() end)
    log = {} nav.tapBack() eq("this one original", table.concat(log, " "))
    eq("original", leave("Left"))
  end)

  it("what is hooked further up later is reached through what was hooked before", function()
    local log = {}
    local function before(class, name)
      return nav.hook(class, "shouldPop", function(c, pop, next) log[#log + 1] = name return next() end)
    end
    local function after(class, name)
      return nav.hook(class, "shouldPop", function(c, pop, next) next() log[#log + 1] = name end)
    end
    nav.use {name = "original", shouldPop = function() log[#log + 1] = "original" end}
    nav.class("Left", "Base") nav.class("Right", "Base")
    local function leave(class)
      log = {}
      assert(nav.setStack {"Home", class}) nav.tapBack()
      return table.concat(log, " ")
    end
    local left = before("Left", "left")
    eq("left original", leave("Left"))
    local base = before("Base", "base")
    eq("base left original", leave("Left"))
    base:remove() eq("left original", leave("Left"))
    left:remove() eq("original", leave("Left"))
  end)
end)

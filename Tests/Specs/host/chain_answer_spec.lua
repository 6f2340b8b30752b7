local here = dofile("Tests/Specs/support.lua")
local files, eq, user = here.files, here.eq, here.user
after_each(here.clear)

describe("What a hook may answer", function()
  it("a colour that is none is a fault that names the hook and what it got", function()
    local dir = files {}
    local use = user(dir)
    for value, word in pairs {[1] = "1", [true] = "true", blurple = '"blurple"'} do
      assert.faults("backColor must return a colour or nil: " .. word .. " is not a colour: use", function()
        local h = nav.use {backColor = function() return value end}
        nav.setStack {"A", "B"}
        h:unload()
      end)
    end
  end)

  it("a title and a reason are one line, and bounded", function()
    local dir = files {
      ["p.lua"] = [[
return {
  shouldPop = function() return false, ("a\n"):rep(500) end,
  backTitle = function() return "x\ny" end,
}]],
    }
    local use = user(dir)
    use("p.lua") nav.setStack {"A", "B"}
    local reason = select(2, nav.tapBack())
    assert(#reason <= 203 and not reason:find("\n"), reason)
    assert(not nav.bar.back.title:find("\n"), nav.bar.back.title)
  end)

  it("a colour is a colour in any form, or auto; true and false are the bar's", function()
    local answer
    nav.use {backColor = function() return answer end, barHidden = function(c) return c.class == "C" end}
    for given, shown in pairs {["#f00"] = "#ff0000", tomato = "#ff6347", ["#00ff0080"] = "#00ff0080", auto = "#000000"} do
      answer = given
      nav.setStack {"A", "B"} eq(shown, nav.bar.back.color)
    end
    answer = {0, 0, 1} nav.setStack {"A", "B"} eq("#0000ff", nav.bar.back.color)
    eq(false, nav.bar.hidden) nav.push("C") eq(true, nav.bar.hidden)
  end)
end)

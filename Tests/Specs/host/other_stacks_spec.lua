local here = dofile("Tests/Specs/support.lua")
local files, eq, user = here.files, here.eq, here.user
after_each(here.clear)

describe("OtherStacks", function()
  it("A controller tells of the stacks inside, around and over it", function()
    local dir = files {
      ["reads.lua"] = [[
return {
  name = "reads",
  shouldPop = function(c)
    local inner, over = c.inner, c.presented
    c.props.seen = (inner and inner.depth .. inner.top.class or "-") .. " "
      .. (c.container and c.container.class or "-") .. " "
      .. (over and over.depth .. over.top.class .. over.style or "-")
    return false
  end,
}]],
    }
    local use = user(dir)
    use "reads.lua"
    nav.setStack {"Root", "Page"}
    local function seen(stack) stack.requestPop() return stack.top.props.seen end
    eq("- - -", seen(nav))
    local first = nav.embed(nav.top, "First")
    local inner = nav.embed(nav.top, "Inner")
    inner.push "Deep" inner.push "Deeper"
    eq("- Page -", seen(inner))
    eq(3, nav.top.inner.depth) eq("Deeper", nav.top.inner.top.class)
    eq(inner.top, nav.top.inner.top) eq(nil, nav.stack[1].inner)
    eq(nav.top, inner.stack[1].container) eq(nav.top, first.top.container)
    local tabs = inner.tabs {"Tab"}
    tabs[2].push "TabPage"
    tabs.select(2)
    eq("- Page -", seen(tabs[2]))
    eq("TabPage", nav.top.inner.top.class) eq(2, nav.top.inner.depth)
    for _, style in ipairs {"sheet", "formSheet", "popover", "fullScreen"} do
      local sheet = nav.present("Sheet", {style = style})
      sheet.push "Upper"
      eq("- - -", seen(sheet))
      eq(style, nav.top.presented.style) eq(2, nav.top.presented.depth)
      eq(sheet.top, nav.top.presented.top) eq(style, inner.top.presented.style)
      local second = sheet.present "Second"
      eq("Second", sheet.top.presented.top.class) eq("Upper", nav.stack[1].presented.top.class)
      second.dismiss() sheet.dismiss()
    end
    eq(nil, nav.top.presented)
  end)

  it("They are nil once it has left", function()
    local told
    nav.use {controllers = "Page", didPop = function(c)
      told = tostring(c.inner) .. tostring(c.container) .. tostring(c.presented)
    end}
    nav.setStack {"Root", "Page"}
    local page = nav.top
    local inner = nav.embed(page, "Inner")
    local deep = inner.top
    local sheet = nav.present "Sheet"
    nav.setStack({nav.stack[1]}, {ask = true})
    eq("nilnilnil", told)
    for _, c in ipairs {page, deep, sheet.top} do
      eq(nil, c.inner) eq(nil, c.presented)
    end
    eq(nil, page.container)
  end)

  it("They are read-only", function()
    nav.setRoot "Root"
    for _, name in ipairs {"inner", "container", "presented"} do
      local fine, message = pcall(function() nav.top[name] = 1 end)
      eq(false, fine)
      eq("'" .. name .. "' of a controller is read-only", message:match "'.*")
    end
  end)

  it("A push inside and a presentation ask the hooks that lay out", function()
    nav.use {hidesBackButton = function(c)
      return c.inner and c.inner.depth > 1 or c.presented ~= nil
    end}
    nav.setStack {"Root", "Page"}
    assert(nav.bar.back)
    local inner = nav.embed(nav.top, "Inner")
    assert(nav.bar.back)
    inner.push "Deep" eq(nil, nav.bar.back)
    inner.pop() assert(nav.bar.back)
    local sheet = nav.present "Sheet" eq(nil, nav.bar.back)
    sheet.dismiss() assert(nav.bar.back)
  end)
end)

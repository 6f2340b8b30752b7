local here = dofile("Tests/Specs/support.lua")
local eq, told = here.eq, here.told

describe("NavModule+Specs", function()
  it("a spec is a name a table or a controller", function()
    local a = nav.setRoot("A")
    local b = nav.push {class = "B", title = "T", props = {x = 1}, backTitle = "Up"}
    eq("T", b.title) eq(1, b.props.x) eq("Up", b.backTitle)
    eq("UIViewController", nav.push({}).class)
    nav.pop() nav.pop() eq(b, nav.push(b)) eq(2, nav.depth)
    nav.setStack {b, "C", a} eq(a, nav.top)
  end)

  it("a spec that is refused costs no number", function()
    nav.setRoot("A")
    for spec, why in pairs {
      [""] = "a class name must not be empty", [true] = "a spec must be a class name, a table or a controller, got true",
    } do told(why, nav.push, spec) end
    told("a class name must not be empty", nav.push, {class = ""})
    told("'class' must be a string", nav.push, {class = 5})
    told("'title' must be a string in UTF-8, got 5", nav.push, {title = 5})
    told("'props' must be a table, got 5", nav.push, {props = 5})
    told("'props': a function cannot be kept", nav.push, {props = {f = print}})
    told("unknown setting 'backtitle'; did you mean 'backTitle'?", nav.push, {backtitle = "x"})
    told("unknown setting '1'", nav.push, {"B"})
    eq(2, nav.push("B").id)
  end)

  it("a target is a controller an index or the nearest of a class", function()
    nav.class("Sub", "Base")
    local function stack() return nav.setStack {"A", "Base", "Sub", "B", "Sub"} end
    stack() eq("popped", (nav.popTo("Base"))) eq("Sub", nav.top.class) eq(3, nav.depth)
    stack() nav.popTo("Sub") eq(3, nav.depth)
    stack() nav.popTo(2) eq(2, nav.depth)
    stack() nav.popTo(nav.stack[1]) eq(1, nav.depth)
    stack() nav.requestPop {to = "A"} eq(1, nav.depth)
  end)

  it("a target that is not there is told", function()
    nav.setStack {"A", "Home", "B"}
    local gone = nav.push("Gone") nav.pop()
    told("controller 4: Gone is not on the stack", nav.popTo, gone)
    told("no controller of class 'Hmoe' is below the top; did you mean 'Home'?", nav.popTo, "Hmoe")
    told("no controller of class 'B' is below the top", nav.popTo, "B")
    told("there is no controller at index 4: the stack has 3", nav.popTo, 4)
    told("there is no controller at index 0", nav.popTo, 0)
    told("the target must be a controller, an index or a class name, got true", nav.popTo, true)
    nav.reset()
    told("there is no controller at index 1: the stack has 0", nav.popTo, 1)
  end)
end)

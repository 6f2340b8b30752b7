-- luacheck: globals app
-- The scene of `deep.sh prove`: tabs, a stack inside a screen, a sheet. The app does what the shipped plugins
-- listen to, by their own props.
nav.setStack { { class = "Home", title = "Home" }, { class = "Form", title = "Form" } }
nav.tabs { { class = "Search", title = "Search" } }
nav.embed(nav.top, { class = "Steps", title = "Steps" })

local function write(name, value)
  return function(nav)
    local top = nav.presented and nav.presented.top or nav.top
    top.props[name] = value
  end
end

actions = {
  push = function(nav)
    if nav.depth < 4 then nav.push { class = "Page", title = "Page" } end
  end,
  present = function(nav)
    if not nav.presented then nav.present { class = "Sheet", title = "Sheet" } end
  end,
  draft = write("draft", "a letter"),
  flow = write("flow", "checkout"),
  holdButton = write("navigationShouldPopOnBackButton", false),
  holdPop = write("canPopViewController", false),
  holdSwipe = write("fd_interactivePopDisabled", true),
  holdVC = write("shouldPopVC", false),
  zones = write("gestureZones", { { pop = true } }),
}

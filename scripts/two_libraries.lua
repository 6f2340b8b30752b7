-- Two libraries on one exit: a common conflict, and how the host reports it.
-- Run from the project's root: navhost run scripts/two_libraries.lua

local function swipe()
  return table.concat({ nav.pan({ from = { 100, 400 }, to = { 380, 400 } }) }, ", ")
end

local function tap()
  return table.concat({ nav.tapBack() }, ", ")
end

local function fresh(...)
  for _, plugin in ipairs(nav.plugins()) do
    plugin:unload()
  end
  nav.reset()
  for _, name in ipairs({ ... }) do
    assert(nav.use("plugins/" .. name))
  end
  nav.setRoot({ class = "Home", title = "Home" })
  nav.push({
    class = "Editor",
    title = "Editor",
    props = { navigationShouldPopOnBackButton = false, canPopViewController = true },
  })
end

print("1. An editor must not be left while it saves. back_button_handler sees to that.")
fresh("back_button_handler")
print("   A tap on the back button: " .. tap() .. ".")

print("\n2. Months later the team adds fd_fullscreen_pop, for the swipe from anywhere.")
fresh("back_button_handler", "fd_fullscreen_pop")
print("   A tap on the back button: " .. tap() .. ".")
print("   A swipe: " .. swipe() .. ". The text is gone, and nobody knows why.")
print("   The host knows. Everyone who was asked, and what they said:")
print(nav.explain())
print("   back_button_handler is not in the list: it is asked about taps, not about swipes.")

print("\n3. They switch to qmui_can_pop, which tells taps from swipes, and keep the others.")
fresh("back_button_handler", "fd_fullscreen_pop", "qmui_can_pop", "pop_gesture_tips")
nav.top.props.canPopViewController = { gesture = false }
print("   A swipe: " .. swipe() .. ".")
print(nav.explain())
print("   pop_gesture_tips alone would have said yes. The strictest answer stands.")

print("\n4. On a device the one that was loaded last would have replaced the other's handler.")
fresh("should_pop_vc", "qmui_can_pop")
nav.top.props.canPopViewController = false
assert(nav.use("plugins/back_button_handler", { options = { replacesOtherHandlers = true } }))
nav.top.props.navigationShouldPopOnBackButton = true
print("   That can be had, by an option of back_button_handler. A tap: " .. tap() .. ".")
print(nav.explain())
print("   qmui_can_pop had a no to give, and was not asked. As the plugins come, it is:")
fresh("back_button_handler", "qmui_can_pop")
nav.top.props.navigationShouldPopOnBackButton = true
nav.top.props.canPopViewController = false
print("   A tap: " .. tap() .. ".")
print(nav.explain())

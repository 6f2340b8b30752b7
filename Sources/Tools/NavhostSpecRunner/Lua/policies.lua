-- Helpers for specs of policies: assertions on how a pop ended, and a table of the ways to
-- leave a screen.
local runner = ...
local _ENV = runner.base

-- Functions in Swift for specs. Only the runner may see them.
local native = _G.navhost_test
_G.navhost_test, runner.native = nil, native

local outcomes = {
  popped = true, dismissed = true, selected = true, blocked = true, deferred = true,
  cancelled = true, ignored = true,
}

local wording = {
  popped = { "to be popped", "not to be popped" },
  blocked = { "to be blocked by a policy", "not to be blocked by a policy" },
  deferred = { "to wait for an answer", "not to wait for an answer" },
  asked = { "to wait for the answer to a question", "not to wait for the answer to a question" },
  cancelled = { "to be cancelled", "not to be cancelled" },
  ignored = { "to be ignored", "not to be ignored" },
  stayed = { "to stay undone", "not to stay undone" },
}

-- The outcomes of attempts that do not change the screen.
local stays = { blocked = true, ignored = true, cancelled = true }

local isCallable = runner.isCallable

-- Returns the arguments of an assertion: the outcome and its reason, preceded by the expected reason
-- (or question) if there is one. An exit is called first.
local function read(arguments)
  local first, second, third = arguments[1], arguments[2], arguments[3]
  local wanted
  if arguments.n > 1 and not outcomes[first] and (outcomes[second] or isCallable(second)) then
    wanted, first, second = first, second, third
  end
  if isCallable(first) then first, second = first() end
  return first, second, wanted
end

local function explained()
  local explanation = nav and nav.explain and nav.explain()
  if not explanation then return "" end
  return "\nWhy:\n  " .. tostring(explanation):gsub("\n", "\n  ")
end

-- Whether the last answer was one to no question.
local unasked = false

local function said(outcome, reason)
  if outcome == nil and unasked then return "nil (no question was open)" end
  if outcome == nil then return "nil (no gesture was decided)" end
  if not outcomes[outcome] then return runner.inspect(outcome) .. " (no outcome of a pop)" end
  return reason and ("%s (%s)"):format(outcome, tostring(reason)) or outcome
end

-- A spec that forgot its `nav.use` looks for the mistake in the plugin.
local function withoutPlugins(name)
  if name == "popped" or name == "cancelled" or name == "ignored" then return "" end
  if nav and nav.plugins and #nav.plugins() == 0 then
    return "\nNo plugin is loaded: nav.use(\"plugins/NAME\") loads one."
  end
  return ""
end

-- The open question: its message, or the action that the app handles.
local function question()
  local open = nav.question()
  return open and (open.message or open.action)
end

-- Whether the pop ended so, and what is to be said if not.
local function judge(name, outcome, reason, wanted)
  if name ~= "asked" then
    -- A presentation that leaves is dismissed.
    local is = outcome == name or name == "popped" and outcome == "dismissed"
      or name == "stayed" and stays[outcome] == true
    return is and (wanted == nil or reason == wanted), said(outcome, reason)
  end
  local message = outcome == "deferred" and question() or nil
  local asked = message and " by " .. runner.inspect(message) or ""
  return message ~= nil and (wanted == nil or message == wanted), said(outcome, reason) .. asked
end

local function register(assert, say, name)
  local positive = "Expected the pop %s%s, but it was:\n%s%s"
  say:set("assertion." .. name .. ".positive", positive)
  say:set("assertion." .. name .. ".negative", positive)
  assert:register("assertion", name, function(state, arguments)
    local outcome, reason, wanted = read(arguments)
    local holds, was = judge(name, outcome, reason, wanted)
    local want = wanted ~= nil and " with " .. runner.inspect(wanted) or ""
    for i = arguments.n, 1, -1 do arguments[i] = nil end
    arguments[1], arguments[2] = wording[name][state.mod and 1 or 2], want
    local why = holds ~= state.mod and explained() .. (state.mod and withoutPlugins(name) or "")
    arguments[3], arguments[4] = was, why or ""
    unasked = false
    arguments.n, arguments.nofmt = 4, { true, true, true, true }
    return holds, { outcome, reason }
  end, "assertion." .. name .. ".positive", "assertion." .. name .. ".negative")
end

function runner.addPolicyAssertions()
  local assert, say = require "luassert", require "say"
  for name in pairs(wording) do register(assert, say, name) end
  runner.words.each_exit = runner.eachExit
  runner.words.files = runner.files
end

-- Makes a folder with files, which goes after the test; its path.
function runner.files(files)
  local made, path = pcall(native.files, files)
  if not made then error(path, 2) end
  return path
end

-- The screen of the test, from the options of `nav.reset`.
local screen
-- All options of that call.
local given
-- The sheet that `each_exit` has presented, and the tab bar that `nav` is in.
local sheet, tabs

local function standard()
  return { width = 390, height = 844, direction = "ltr", gesture = "edge" }
end

-- Before each test the host is a fresh one; so is what is known of its screen.
function runner.renewed()
  screen, given, sheet, tabs = standard(), nil, nil, nil
  unasked = false
  runner.forgetFailures()
end

-- Notes what the spec makes of the screen, and whether an answer had a question.
function runner.watchReset()
  local reset, answer = nav.reset, nav.answer
  nav.answer = function(...)
    local results = table.pack(pcall(answer, ...))
    if not results[1] then error(results[2], 2) end
    unasked = results[2] == nil
    return table.unpack(results, 2, results.n)
  end
  runner.renewed()
  local makeTabs = nav.tabs
  nav.tabs = function(...)
    local results = table.pack(pcall(makeTabs, ...))
    if not results[1] then error(results[2], 2) end
    tabs = results[2] or tabs
    return table.unpack(results, 2, results.n)
  end
  nav.reset = function(options, ...)
    local results = table.pack(pcall(reset, options, ...))
    if not results[1] then error(results[2], 2) end
    screen, given, sheet, tabs = standard(), options, nil, nil
    for key in pairs(screen) do
      local value = type(options) == "table" and options[key]
      if value then screen[key] = value end
    end
    return table.unpack(results, 2, results.n)
  end
end

-- A swipe of a stack from `start`, measured from the leading edge, nearly to the trailing edge.
local function swipe(stack, start, height)
  local function x(distance)
    return screen.direction == "rtl" and screen.width - distance or distance
  end
  local y = height or screen.height / 2
  return stack.pan { from = { x(start), y }, to = { x(screen.width - 10), y } }
end

-- Swipes while the top has that kind of gesture. One that is switched off stays so.
local function swipeAs(kind, stack, start, height)
  local top = stack.top
  local own = top and top.gesture
  if not top or (own or screen.gesture) == "none" then return swipe(stack, start, height) end
  top.gesture = kind
  local outcome, reason = swipe(stack, start, height)
  if top.index then top.gesture = own end
  return outcome, reason
end

local function copied(value)
  if type(value) ~= "table" then return value end
  local copy = {}
  for key, inner in pairs(value) do copy[key] = copied(inner) end
  return copy
end

local settings = {
  "interactivePopDisabled", "maxInitialDistance", "gesture", "barHidden", "barColor", "backTitle",
  "backColor", "showsPreviousTitle", "customBackButton", "hidesBackButton",
  "hidesBottomBarWhenPushed", "modalInPresentation", "interactiveContentPopDisabled", "regions",
}

local function copyOf(controller)
  local spec = {
    class = controller.class, title = controller.title, props = copied(controller.props),
  }
  for _, name in ipairs(settings) do spec[name] = copied(controller[name]) end
  return spec
end

-- The screens of a stack, with those of the stacks inside them.
local function treeOf(stack)
  local tree = {}
  for i, controller in ipairs(stack.stack) do
    local inner = native.embedded(controller)
    tree[i] = { spec = copyOf(controller), inner = inner and treeOf(inner) }
  end
  return tree
end

-- Pushes them on a stack; a controller that is already on it is its root.
local function plant(stack, tree, root)
  local specs = {}
  for i, node in ipairs(tree) do specs[i] = node.spec end
  specs[1] = root or specs[1]
  if #specs > 0 then stack.setStack(specs) end
  for i, controller in ipairs(stack.stack) do
    local inside = tree[i].inner
    if inside and #inside > 0 then
      local inner = assert(stack.embed(controller, inside[1].spec))
      plant(inner, inside, inner.stack[1])
    end
  end
end

-- Begins again in iOS 26, which has a pan on the content, with the same controllers and `app`. This
-- removes the hooks of the spec, as every `nav.reset` does, and the stacks inside controllers. If a
-- swipe needs such a stack, all of them are copied.
local function beginWithContentPan(copies)
  local controllers, tree = nav.stack, copies and treeOf(nav)
  local options, app = {}, copied(nav.app)
  for key, value in pairs(given or {}) do options[key] = value end
  options.ios = 26
  nav.reset(options)
  nav.app = app
  if tree then return plant(nav, tree) end
  if #controllers > 0 then nav.setStack(controllers) end
end

local function swipeContent(stack, start)
  if nav.ios ~= 26 then
    local isInner = stack ~= nav
    beginWithContentPan(isInner)
    if isInner then stack = native.innermost() end
    if not stack then return "ignored", "nothing there" end
  end
  return swipeAs("edge", stack, start.x or screen.width / 4, start.y)
end

-- A copy of a stack is presented: its top has the same screens below it as the one that is copied.
local function present(stack, style)
  local controllers = stack.stack
  if #controllers == 0 then return nil end
  sheet = assert(nav.present(copyOf(controllers[1]), { style = style, animated = false }))
  local copies = { sheet.top }
  for i = 2, #controllers do copies[i] = copyOf(controllers[i]) end
  if #controllers > 1 then sheet.setStack(copies) end
  return sheet
end

-- Takes away what an exit before has presented, unless that waits for an answer.
local function uncover()
  if not sheet or nav.question() then return end
  if nav.presented == sheet then sheet.dismiss { animated = false } end
  sheet = nil
end

-- Leaves what the spec has presented, else a copy of the stack.
local function leaveSheet(stack, style, way)
  local presented = nav.presented or present(stack, style)
  if not presented then return "ignored", "nothing there" end
  return presented[way]()
end

-- The stack is put into tabs, and its tab tapped again.
local function tapTab(stack, bar)
  if stack ~= nav then return (bar or assert(stack.tabs {})).select(1) end
  tabs = tabs or assert(nav.tabs {})
  return tabs.select(1)
end

-- A link that leads to the root.
local function followLink(stack)
  local root = stack.stack[1]
  if not root then return "ignored", "nothing there" end
  return stack.setStack({ root }, { ask = true, animated = true })
end

-- The ways out. Each takes the stack that it acts on, where the swipes begin, and the tab bar around an
-- inner stack.
local exits = {
  { name = "back button", source = "backButton", go = function(stack) return stack.tapBack() end },
  { name = "back menu", source = "backMenu", go = function(stack) return stack.backMenu(1) end },
  { name = "edge gesture", source = "edgeGesture", go = function(stack, start)
    return swipeAs("edge", stack, start.edge or 5, start.y)
  end },
  {
    name = "fullscreen gesture", source = "fullscreenGesture", go = function(stack, start)
      return swipeAs("fullscreen", stack, start.x or screen.width / 4, start.y)
    end,
  },
  { name = "content gesture", source = "contentGesture", go = swipeContent },
  { name = "escape", source = "escape", go = function(stack) return stack.escape() end },
  { name = "sheet swipe", source = "sheetSwipe", go = function(stack)
    return leaveSheet(stack, "sheet", "swipeDown")
  end },
  { name = "tap outside", source = "tapOutside", go = function(stack)
    return leaveSheet(stack, "popover", "tapOutside")
  end },
  { name = "tab bar", source = "tabBar", go = function(stack, _, bar)
    return tapTab(stack, bar)
  end },
  { name = "request", source = "request", go = function(stack) return stack.requestPop() end },
  { name = "deep link", source = "deepLink", go = followLink },
}

local exitMeta = {
  __call = function(exit)
    uncover()
    if not exit.nested then return exit.go(nav, exit.start) end
    local stack, bar = native.innermost()
    if not stack then return "ignored", "nothing there" end
    return exit.go(stack, exit.start, bar)
  end,
  __tostring = function(exit) return exit.name end,
}

-- The sources to keep, as a set; nil: all of them.
local function chosen(only)
  if only == nil then return nil end
  if type(only) ~= "table" then error("each_exit: 'only' must be a list of sources", 4) end
  local known, keep = {}, {}
  for i, exit in ipairs(exits) do known[exit.source], known[i] = true, exit.source end
  for _, source in ipairs(only) do
    if not known[source] then
      local new = native.newName("source", source)
      local advice = new and "use " .. runner.inspect(new) or "known are " .. table.concat(known, ", ")
      error(("each_exit: unknown source %s; %s"):format(runner.inspect(source), advice), 4)
    end
    keep[source] = true
  end
  return keep
end

-- Checks the options of `each_exit`: the start points of its swipes, and the exits to try.
local function checkOptions(options)
  if type(options) ~= "table" then
    error("each_exit: options must be a table {x=, y=, edge=, only=, nested=}", 3)
  end
  local starts = { x = true, y = true, edge = true }
  for key, value in pairs(options) do
    local isRight = key == "only" or starts[key] and type(value) == "number"
      or key == "nested" and type(value) == "boolean"
    local new = not isRight and native.newName("option", key)
    if new then error(("each_exit: no option '%s'; use '%s'"):format(key, new), 3) end
    if not isRight then
      error(("each_exit: options are x, y and edge, numbers in points, only, and nested, "
        .. "true or false; not %s = %s"):format(tostring(key), tostring(value)), 3)
    end
  end
  return chosen(options.only)
end

-- Calls the function with each way out of a screen that the user has: `exit.name`, `exit.source`,
-- and `exit()`, which takes that way and returns the outcome and the reason. Of `options`, `only` lists
-- the sources to keep; the swipes begin at `y` from the top, and from the leading edge at `edge` for the
-- edge gesture, at `x` for the others. With `nested` each comes once more, for the innermost stack.
function runner.eachExit(options, body)
  if body == nil then options, body = {}, options end
  local keep = checkOptions(options)
  local function call(exit, isNested)
    local name = isNested and exit.name .. ", inside" or exit.name
    body(setmetatable({
      name = name, source = exit.source, go = exit.go, start = options, nested = isNested,
    }, exitMeta))
  end
  for _, exit in ipairs(exits) do
    if not keep or keep[exit.source] then
      call(exit, false)
      if options.nested then call(exit, true) end
    end
  end
end

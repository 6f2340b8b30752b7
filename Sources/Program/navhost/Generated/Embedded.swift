// Made by `python3 scripts/dev/embed.py`. Change the files that it contains instead.
// swift-format-ignore-file

/// Files that this module contains as they are.
enum Embedded {
  /// The plugins that are installed with navhost, by name.
  static let plugins: [ShippedPlugin] = [
    ShippedPlugin(name: "audit", code: #"""
-- Counts how users leave screens, and why they stay: exits by source, vetoes by reason.
--
-- It is asked first and wraps all other plugins, so it observes every result and changes none. It
-- prints a summary to the host's log when it is unloaded. Counts survive a hot reload.
--
-- The app may set a prop of the root: audit, a table ({} at first). If it is set, the plugin also
-- keeps the counts in it: audit.exits, audit.vetoes.

local exits, vetoes = {}, {}

local function line(title, counts)
  local keys, parts = {}, {}
  for key in pairs(counts) do
    keys[#keys + 1] = key
  end
  table.sort(keys)
  for _, key in ipairs(keys) do
    parts[#parts + 1] = ("%s %d"):format(key, counts[key])
  end
  return title .. ": " .. (#parts > 0 and table.concat(parts, ", ") or "none")
end

local function summary()
  return line("exits", exits) .. "; " .. line("vetoes", vetoes)
end

local function publish(controller)
  while controller.previous do
    controller = controller.previous
  end
  if controller.props.audit then
    controller.props.audit = { exits = exits, vetoes = vetoes }
  end
end

-- A hook that calls the rest of the chain and observes its result. It returns nothing itself, so the
-- result of the rest stays in effect.
local function listening(onStack, next)
  local answer, reason = next()
  if answer == false then
    reason = reason or "no reason given"
    vetoes[reason] = (vetoes[reason] or 0) + 1
    publish(onStack)
  end
end

return {
  version = "1.0.0",
  description = "Counts exits by source and vetoes by reason.",
  priority = 1000000,

  -- A declared third parameter is what makes a hook a wrapper.
  shouldPop = function(controller, _, next) listening(controller, next) end,
  gestureShouldBegin = function(controller, _, next) listening(controller, next) end,
  shouldPush = function(controller, push, next) listening(push.previous or controller, next) end,

  didPop = function(_, pop)
    exits[pop.source] = (exits[pop.source] or 0) + 1
    -- A deep link may keep none of the old stack: then the counts are published at the next exit.
    if pop.target then
      publish(pop.target)
    end
  end,

  onLoad = function(saved)
    if saved then
      exits, vetoes = saved.exits, saved.vetoes
    end
  end,

  onUnload = function()
    print(summary())
    return { exits = exits, vetoes = vetoes }
  end,
}

"""#, spec: #"""
describe("audit", function()
  local path = "plugins/audit"
  local plugin

  before_each(function()
    plugin = assert(nav.use(path))
    nav.setRoot({ class = "Home", props = { audit = {} } })
  end)

  local function counts()
    return nav.stack[1].props.audit
  end

  it("says what it is", function()
    assert.equal("1.0.0", plugin.version)
  end)

  it("counts exits by source, the program's too", function()
    for _ = 1, 3 do
      nav.push("Page")
    end
    nav.tapBack()
    nav.pan({ from = { 5, 400 }, to = { 330, 400 } })
    nav.pop()
    assert.equal(1, counts().exits.backButton)
    assert.equal(1, counts().exits.edgeGesture)
    assert.equal(1, counts().exits.programmatic)
    nav.push("Page")
    nav.tapBack()
    assert.equal(2, counts().exits.backButton)
  end)

  it("counts what a deep link takes away, also where none of the old stack stays", function()
    nav.push("Page")
    nav.setStack({ { class = "Home", props = { audit = {} } } }, { ask = true })
    assert.same({}, plugin.faults)
    nav.push("Page")
    nav.tapBack()
    assert.equal(2, counts().exits.deepLink)
    assert.equal(1, counts().exits.backButton)
  end)

  it("counts vetoes by reason, of pops, gestures and pushes", function()
    nav.use({
      name = "strict",
      shouldPop = function() return false, "no way back" end,
      gestureShouldBegin = function(_, gesture) return gesture.start.y < 500, "not down there" end,
      shouldPush = function(controller) return controller.class ~= "Ad" end,
    })
    nav.push("Page")
    nav.tapBack()
    nav.tapBack()
    nav.pan({ from = { 5, 600 }, to = { 330, 600 } })
    nav.push("Ad")
    assert.equal(2, counts().vetoes["no way back"])
    assert.equal(1, counts().vetoes["not down there"])
    assert.equal(1, counts().vetoes["no reason given"])
  end)

  it("changes no answer", function()
    nav.use({
      name = "other",
      shouldPop = function(controller) return controller.props.go, "why" end,
    })
    nav.push("Page")
    nav.top.props.go = false
    assert.same({ "blocked", "why" }, { nav.tapBack() })
    nav.top.props.go = nil
    assert.equal("popped", (nav.tapBack()))
  end)

  it("is asked before everybody else, so that nothing escapes it", function()
    nav.use({ name = "loud", priority = 1000, shouldPop = function() return false, "loud" end })
    nav.push("Page")
    nav.tapBack()
    assert.equal("audit", nav.plugins()[1].name)
    assert.equal(1, counts().vetoes.loud)
  end)

  it("waits for a person with the policy that asks", function()
    nav.use({ name = "asks", shouldPop = function()
      if not confirm("Leave?") then return false, "stayed" end
    end })
    nav.push("Page")
    nav.tapBack()
    nav.answer(false)
    assert.equal(1, counts().vetoes.stayed)
    nav.tapBack()
    nav.answer(true)
    assert.equal(1, counts().exits.backButton)
  end)

  it("keeps the counts, and nothing else, in the root's props", function()
    nav.push("Page")
    nav.tapBack()
    assert.same({ exits = { backButton = 1 }, vetoes = {} }, counts())
    nav.push("Page")
    nav.pop()
    assert.same({ exits = { backButton = 1, programmatic = 1 }, vetoes = {} }, counts())
  end)

  it("keeps to itself where the root offers no table", function()
    nav.setRoot("Plain")
    nav.push("Page")
    nav.tapBack()
    assert.is_nil(nav.top.props.audit)
  end)

  it("goes on counting after a reload", function()
    nav.push("Page")
    nav.tapBack()
    nav.use({ name = "strict", shouldPop = function() return false, "kept" end })
    nav.push("Page")
    nav.tapBack()
    assert.is_true(plugin:reload())
    nav.tapBack()
    nav.pop()
    assert.equal(2, counts().vetoes.kept)
    assert.equal(1, counts().exits.backButton)
    assert.equal(1, counts().exits.programmatic)
  end)
end)

"""#, manual: #"""
# audit

Counts how users leave screens, and what kept them there.

**The problem.** Analytics that are sent from `viewDidDisappear` count a cancelled swipe as an exit, miss
the long-press menu, and know nothing of a refusal.

**Here.** The plugin is asked first and wraps the rest of the chain: it sees each result and changes none. It counts
exits as they happen, by source (programmatic ones included), and denials of pops, gestures and pushes by their
reason.

| props of the root | meaning |
| --- | --- |
| `audit` | a table, `{}` to begin with: the counts are kept in `exits` and `vetoes` |

A summary goes to the host's log when the plugin is unloaded. The counts survive a hot reload.

```lua
nav.use("plugins/audit")
nav.use("plugins/back_button_handler")
nav.setRoot({ class = "Home", props = { audit = {} } })

nav.push({ class = "Editor", props = { navigationShouldPopOnBackButton = false } })
nav.tapBack()
nav.tapBack()
nav.pan({ from = { 5, 400 }, to = { 60, 400 }, duration = 1 })
nav.pan({ from = { 5, 400 }, to = { 320, 400 } })
nav.push("Page")
nav.tapBack()
for source, count in pairs(nav.top.props.audit.exits) do print("exit", source, count) end
for reason, count in pairs(nav.top.props.audit.vetoes) do print("veto", reason, count) end
```

```text
exit	backButton	1
exit	edgeGesture	1
veto	navigationShouldPopOnBackButton answered NO	2
```

## What it decides

<!-- decisions: made by navhost prove; see docs/proving.md -->

```text
shouldPop of audit: asked about every controller, by every way but the program's
  always  abstain  line 53
  faults if vetoes[the rest's reason] by then does not read as a number, or vetoes[the rest's reason] by then is true or a table, or vetoes by then is a text, or vetoes by then is nil or a boolean or a number, or vetoes["no reason given"] by then does not read as a number, or vetoes["no reason given"] by then is true or a table
  complete: for every value of every type

gestureShouldBegin of audit: asked about every controller
  always  abstain  line 54
  faults if vetoes[the rest's reason] by then does not read as a number, or vetoes[the rest's reason] by then is true or a table, or vetoes by then is a text, or vetoes by then is nil or a boolean or a number, or vetoes["no reason given"] by then does not read as a number, or vetoes["no reason given"] by then is true or a table
  complete: for every value of every type

shouldPush of audit: asked about every controller
  always  abstain  line 55
  faults if vetoes[the rest's reason] by then does not read as a number, or vetoes[the rest's reason] by then is true or a table, or vetoes by then is a text, or vetoes by then is nil or a boolean or a number, or vetoes["no reason given"] by then does not read as a number, or vetoes["no reason given"] by then is true or a table
  complete: for every value of every type
```

<!-- end of decisions -->

"""#),
    ShippedPlugin(name: "back_button_handler", code: #"""
-- UIViewController+BackButtonHandler, as a policy.
--
-- The original replaces navigationBar:shouldPopItem: of UINavigationController and asks the top
-- controller's navigationShouldPopOnBackButton. NO keeps the screen and restores the faded arrow
-- (rules 12 and 13: the host does that after every deny). The swipe does not ask it (rule 18), nor does
-- code (rule 9), nor the long-press menu (rule 187).
--
-- The app sets these props: navigationShouldPopOnBackButton (bool). Unset is YES (rule 10).
--
-- In the original, a method that returns NO may also do something else: show an alert of its own, or
-- go back in a web page. Here that is the action "navigationShouldPopOnBackButton", which the app
-- handles; it runs instead of the pop.
--
-- Options:
--   alsoAsk                a list of further sources: {"customBackButton", "backMenu"}
--   replacesOtherHandlers  (Q, rule 16) true: the plugins after this one are not asked at all, as
--                          when the category overwrites an existing handler.

local options = ...

local sources = { "backButton" }
for _, source in ipairs(options.alsoAsk or {}) do
  sources[#sources + 1] = source
end

local function asking(controller)
  local answer = controller.props.navigationShouldPopOnBackButton
  if answer == false then
    perform("navigationShouldPopOnBackButton")
    return false, "navigationShouldPopOnBackButton answered NO"
  end
  return answer
end

-- A third parameter wraps the rest of the chain. This one never calls it, and always answers.
local function replacing(controller, _, _)
  local answer, reason = asking(controller)
  return answer ~= false, reason
end

return {
  version = "1.0.0",
  api = 2,
  description = "BackButtonHandler: a tap on the back button asks the top controller.",
  sources = sources,
  shouldPop = options.replacesOtherHandlers and replacing or asking,
}

"""#, spec: #"""
describe("back_button_handler", function()
  local path = "plugins/back_button_handler"

  before_each(function()
    nav.setRoot({ class = "Home", title = "Home" })
  end)

  local function push(answer, class)
    local props = { navigationShouldPopOnBackButton = answer }
    return nav.push({ class = class or "Editor", props = props })
  end

  local function wasAsked()
    for _, step in ipairs(nav.explain().steps) do
      if step.by == "back_button_handler" then
        return true
      end
    end
    return false
  end

  describe("as it comes", function()
    before_each(function()
      assert(nav.use(path))
    end)

    it("says what it is", function()
      assert.equal("1.0.0", nav.plugins()[1].version)
    end)

    it("rule 9: popped by code, no policy is asked", function()
      push(false)
      assert.equal("popped", (nav.pop()))
      assert.is_false(wasAsked())
    end)

    it("rule 10: a screen without the hook goes, after it was asked", function()
      push(nil)
      assert.equal("popped", (nav.tapBack()))
      assert.is_true(wasAsked())
      assert.is_nil(nav.explain().steps[1].answer)
    end)

    it("rule 11: YES, and exactly one controller goes", function()
      push(true)
      push(true)
      assert.equal("popped", (nav.tapBack()))
      assert.equal(2, nav.depth)
      assert.is_true(nav.explain().steps[1].answer)
    end)

    it("rule 12: NO, and stack and bar are unchanged", function()
      push(false)
      local bar = nav.bar
      assert.same({ "blocked", "navigationShouldPopOnBackButton answered NO" }, { nav.tapBack() })
      assert.equal(2, nav.depth)
      assert.same(bar, nav.bar)
    end)

    it("rule 12: what the screen does instead is an action, once, and only after a no", function()
      local done = {}
      nav.onAction("navigationShouldPopOnBackButton", function(controller)
        table.insert(done, controller.class)
      end)
      push(false)
      nav.tapBack()
      assert.same({ "Editor" }, done)
      nav.top.props.navigationShouldPopOnBackButton = true
      nav.tapBack()
      push(false)
      nav.pan({ from = { 5, 400 }, to = { 300, 400 } })
      assert.same({ "Editor" }, done)
    end)

    it("rule 13: after a veto the button is there to be tapped again", function()
      push(false)
      nav.tapBack()
      assert.equal("Home", nav.bar.back.title)
      nav.top.props.navigationShouldPopOnBackButton = true
      assert.equal("popped", (nav.tapBack()))
    end)

    it("rule 14: the top is asked, never the one below", function()
      push(false, "Below")
      push(true, "Top")
      assert.equal("popped", (nav.tapBack()))
      assert.equal("blocked", (nav.tapBack()))
    end)

    it("rule 15 is not reproduced: two quick taps pop one controller, and ask once", function()
      push(true)
      push(true)
      assert.equal("popped", (nav.tapBack({ settle = false })))
      assert.equal("ignored", (nav.tapBack()))
      assert.equal(2, nav.depth)
    end)

    it("rule 17: a subclass that answers without calling super hides the policy", function()
      nav.class("Modal", "Editor")
      nav.hook("Modal", "shouldPop", function(_, _, _) return true end)
      push(false, "Modal")
      assert.equal("popped", (nav.tapBack()))
      assert.is_false(wasAsked())
      push(false, "Editor")
      assert.equal("blocked", (nav.tapBack()))
    end)

    it("rule 18: a swipe does not ask", function()
      push(false)
      assert.equal("popped", (nav.pan({ from = { 5, 400 }, to = { 300, 400 } })))
    end)

    it("nor does the long-press menu (rule 187), a custom item or the app's own code", function()
      push(false)
      assert.equal("popped", (nav.backMenu(1)))
      push(false)
      assert.equal("popped", (nav.requestPop()))
      push(false).customBackButton = true
      assert.equal("popped", (nav.tapBack()))
    end)

    it("rule 16 is off: whoever comes later is asked as well", function()
      nav.use({ name = "second", priority = -1, shouldPop = function() return false, "second" end })
      push(true)
      assert.same({ "blocked", "second" }, { nav.tapBack() })
    end)
  end)

  describe("with options", function()
    it("asks for further sources", function()
      assert(nav.use(path, { options = { alsoAsk = { "backMenu", "customBackButton" } } }))
      push(false)
      assert.equal("blocked", (nav.backMenu(1)))
      assert.equal("blocked", (nav.tapBack()))
      nav.top.customBackButton = true
      assert.equal("blocked", (nav.tapBack()))
      assert.equal("popped", (nav.requestPop()))
    end)

    it("rule 16 (Q): replaces whoever would be asked after it", function()
      assert(nav.use(path, { options = { replacesOtherHandlers = true } }))
      nav.use({ name = "second", priority = -1, shouldPop = function() return false, "second" end })
      push(true)
      assert.equal("popped", (nav.tapBack()))
      push(nil)
      assert.equal("popped", (nav.tapBack()))
      push(false)
      assert.same({ "blocked", "navigationShouldPopOnBackButton answered NO" }, { nav.tapBack() })
    end)
  end)
end)

"""#, manual: #"""
# back_button_handler

`UIViewController+BackButtonHandler`: a screen is asked when its back button is tapped.

**The original.** A category replaces `navigationBar:shouldPopItem:` of `UINavigationController` and asks
the top controller's `navigationShouldPopOnBackButton`. NO keeps the screen, and the arrow, which UIKit
has faded already, is put back by hand. A swipe, the long-press menu and code are not asked.

**Here.**

| props | meaning |
| --- | --- |
| `navigationShouldPopOnBackButton` | `false`: the tap does nothing; `true` or unset: it pops |

After a deny the action `navigationShouldPopOnBackButton` runs instead: its handler (`nav.onAction`, `host.onAction`)
does what the original's method does in addition to answering NO.

| option | meaning |
| --- | --- |
| `alsoAsk` | a list of further sources: `{"customBackButton", "backMenu"}` |
| `replacesOtherHandlers` | `true`: plugins after it in the chain are not asked (rule 16, a defect) |

Rules 9 to 14, 17 and 18. Rule 15, two questions for two quick taps, is not reproduced: the second tap meets
a transition.

**Improvements.** It is a link in a chain: another plugin's policy is asked as well. It cannot die with
a new version of the system, and the long-press menu is covered by one word in `alsoAsk`.

```lua
nav.use("plugins/back_button_handler", { options = { alsoAsk = { "backMenu" } } })
nav.setRoot({ class = "Home", title = "Home" })
nav.push({ class = "Editor", props = { navigationShouldPopOnBackButton = false } })

print("a tap", nav.tapBack())
print("the button again", nav.bar.back.title)
print("the long-press menu", nav.backMenu(1))
print("a swipe", nav.pan({ from = { 5, 400 }, to = { 320, 400 } }))
```

```text
a tap	blocked	navigationShouldPopOnBackButton answered NO
the button again	Home
the long-press menu	blocked	navigationShouldPopOnBackButton answered NO
a swipe	popped
```

## What it decides

<!-- decisions: made by navhost prove; see docs/proving.md -->

```text
shouldPop of back_button_handler: asked about every controller, by backButton
  props.navigationShouldPopOnBackButton is false  deny: navigationShouldPopOnBackButton answered NO; does navigationShouldPopOnBackButton  line 30
  props.navigationShouldPopOnBackButton is nil    abstain                                       line 32
  otherwise                                       allow                                         line 32
  faults if props.navigationShouldPopOnBackButton is not nil or a boolean
  complete: for every value of every type
```

<!-- end of decisions -->

"""#),
    ShippedPlugin(name: "checkout_guard", code: #"""
-- The user cannot leave a screen while a payment is in flight, by any way; a deep link asks.
--
-- The app sets these props:
--   paying  true from the moment when the payment is sent until its answer arrives.
--
-- Options, all strings: reason ("the payment is in flight"), message, ok, cancel. The last three default to
-- keys of localized strings: "A payment is in flight. Open the link all the same?", "Open", "Wait".

local options = ...

local reason = options.reason or "the payment is in flight"

local function opensAllTheSame()
  local message = options.message or text("A payment is in flight. Open the link all the same?")
  local words = { ok = options.ok or text("Open"), cancel = options.cancel or text("Wait") }
  return confirm(message, words)
end

return {
  version = "1.0.0",
  api = 3,
  description = "Holds a screen while a payment is in flight; a deep link asks.",

  -- Above policies that ask about drafts: there is nothing to ask while money is on its way.
  priority = 100,

  shouldPop = function(controller, pop)
    if not controller.props.paying then return nil end
    if pop.source == "deepLink" and opensAllTheSame() then return true end
    return false, reason
  end,
}

"""#, spec: #"""
describe("checkout_guard", function()
  local plugin

  before_each(function()
    plugin = assert(nav.use("plugins/checkout_guard"))
    nav.setStack({ "Cart", { class = "Payment", props = { paying = true } } })
  end)

  after_each(function()
    assert.same({}, plugin.faults)
  end)

  each_exit(function(exit)
    if exit.source ~= "deepLink" then
      it("holds the screen against the " .. exit.name, function()
        assert.blocked("the payment is in flight", exit())
        assert.equal("Payment", nav.top.class)
        assert.is_nil(nav.question())
      end)
    end

    it("has nothing against the " .. exit.name .. " once the answer is there", function()
      nav.top.props.paying = false
      assert.popped(exit)
    end)
  end)

  it("asks before a deep link replaces the stack", function()
    assert.asked(
      "A payment is in flight. Open the link all the same?",
      nav.setStack({ "Home", "Offer" }, { ask = true }))
    assert.blocked("the payment is in flight", nav.answer(false))
    assert.equal("Payment", nav.top.class)
    nav.setStack({ "Home", "Offer" }, { ask = true })
    assert.popped(nav.answer(true))
    assert.equal("Offer", nav.top.class)
  end)

  it("says it in the words of its options", function()
    local words = { message = "Pay first?", ok = "Leave", cancel = "Pay", reason = "paying" }
    plugin:unload()
    plugin = assert(nav.use("plugins/checkout_guard", { options = words }))
    assert.blocked("paying", nav.tapBack())
    nav.setStack({ "Home" }, { ask = true })
    local question = nav.question()
    assert.same({ "Pay first?", "Leave", "Pay" }, { question.message, question.ok, question.cancel })
    nav.answer(false)
    plugin:unload()
    plugin = assert(nav.use("plugins/checkout_guard"))
    nav.setStack({ "Home" }, { ask = true })
    assert.same({ "Open", "Wait" }, { nav.question().ok, nav.question().cancel })
  end)

  it("lets the program do what it must", function()
    assert.popped(nav.pop())
  end)
end)

"""#, manual: #"""
# checkout_guard

Holds a screen while a payment is in flight: every way out is denied. Only a deep link that asks
(`nav.setStack({…}, {ask = true})`) shows a question.

Set `props.paying = true` on the controller when you send the payment, and clear it when the answer is there.

| option | default |
| --- | --- |
| `reason` | `"the payment is in flight"` |
| `message` | `"A payment is in flight. Open the link all the same?"` |
| `ok`, `cancel` | `"Open"`, `"Wait"` |

Without the last three the words are keys of the app's localized strings.

## What it decides

<!-- decisions: made by navhost prove; see docs/proving.md -->

```text
shouldPop of checkout_guard: asked about every controller, by every way but the program's
  props.paying is nil or false  abstain                                       line 28
  source is not "deepLink"      deny: the payment is in flight                line 30
  otherwise                     asks "A payment is in flight. Open the link all the same?"  line 16
    | yes                       allow                                         line 29
    | no                        deny: the payment is in flight                line 30
  complete: for every value of every type
```

<!-- end of decisions -->

"""#),
    ShippedPlugin(name: "draft_guard", code: #"""
-- Asks before a draft is lost: once for a whole flow, not once for each screen.
--
-- None of the libraries can do that: they ask each screen by itself, so leaving three screens at
-- once asks three times, or only about the topmost one.
--
-- The app sets these props:
--   draft  what would be lost, in words ("your comment"), or true. The app clears it once saved.
--   flow   a name that several screens share, "checkout" say. Steps inside a flow are never asked
--          about; leaving it is. A draft on a step that is left goes back to the step below it.
--
-- Options, all strings: ok, cancel, and message, where %s is the list of what would be lost. The
-- defaults are keys of localized strings: "Discard", "Keep editing", "Discard %@?".

local options = ...

local function staysInFlow(controller, target)
  local flow = controller.props.flow
  return flow ~= nil and target ~= nil and flow == target.props.flow
end

-- The drafts of `controller` and of everything below it on its stack, down to `target` or, if the user
-- leaves the whole stack, to its root; bottom first. Marks each as handled in this attempt.
local function losses(controller, target, attempt)
  local names = {}
  while controller and controller ~= target do
    controller.state.attempt = attempt
    local draft = controller.props.draft
    if draft and not staysInFlow(controller, target) then
      table.insert(names, 1, draft == true and text("your draft") or draft)
    end
    controller = controller.previous
  end
  return names
end

local function listed(names)
  local last = table.remove(names)
  return #names == 0 and last or text("%@ and %@", table.concat(names, ", "), last)
end

local function question(names)
  local list = listed(names)
  return options.message and options.message:format(list) or text("Discard %@?", list)
end

return {
  version = "1.0.0",
  api = 3,
  description = "Asks before drafts are lost, once for everything that would be left.",

  -- The host asks about the top first; its question covers all controllers that would leave with it.
  shouldPop = function(controller, pop)
    if controller.state.attempt == pop.id then
      return nil
    end
    local names = losses(controller, pop.target, pop.id)
    if #names == 0 then
      return nil
    end
    local ok, cancel = options.ok or text("Discard"), options.cancel or text("Keep editing")
    if confirm(question(names), { ok = ok, cancel = cancel, destructive = true }) then
      return true
    end
    return false, "the draft is kept"
  end,

  -- A step back inside the flow: what was typed there is still to be lost with the flow.
  didPop = function(controller, pop)
    local draft = controller.props.draft
    if draft and staysInFlow(controller, pop.target) and not pop.target.props.draft then
      pop.target.props.draft = draft
    end
  end,
}

"""#, spec: #"""
describe("draft_guard", function()
  local path = "plugins/draft_guard"

  before_each(function()
    nav.setRoot("Home")
  end)

  local function push(draft, flow)
    return nav.push({ class = "Step", props = { draft = draft, flow = flow } })
  end

  describe("as it comes", function()
    local plugin

    before_each(function()
      plugin = assert(nav.use(path))
    end)

    after_each(function()
      assert.same({}, plugin.faults)
    end)

    it("says what it is", function()
      assert.equal("1.0.0", plugin.version)
    end)

    it("does not ask where nothing would be lost", function()
      push()
      assert.equal("popped", (nav.tapBack()))
      assert.is_nil(nav.question())
    end)

    it("asks, and the person may stay and leave later", function()
      push("your comment")
      assert.equal("deferred", (nav.tapBack()))
      local question = nav.question()
      assert.equal("Discard your comment?", question.message)
      assert.equal("Discard", question.ok)
      assert.equal("Keep editing", question.cancel)
      assert.same({ "blocked", "the draft is kept" }, { nav.answer(false) })
      assert.equal("deferred", (nav.tapBack()))
      assert.equal("popped", (nav.answer(true)))
      assert.equal("Home", nav.top.class)
      assert.is_true(nav.explain().steps[1].answer)
    end)

    each_exit(function(exit)
      it("asks before the " .. exit.name .. " loses a draft", function()
        push("your comment")
        assert.asked("Discard your comment?", exit())
        assert.blocked("the draft is kept", nav.answer(false))
        assert.deferred(exit)
        assert.popped(nav.answer(true))
      end)
    end)

    it("says that it destroys", function()
      local destructive
      nav.on("question", function(event) destructive = event.destructive end)
      push(true)
      nav.tapBack()
      assert.equal("Discard your draft?", nav.question().message)
      assert.is_true(destructive)
    end)

    it("asks however the screen is left, but not the program", function()
      push("your comment")
      assert.equal("deferred", (nav.pan({ from = { 5, 400 }, to = { 330, 400 } })))
      nav.answer(false)
      assert.equal("deferred", (nav.requestPop()))
      nav.answer(false)
      assert.equal("popped", (nav.pop()))
    end)

    it("asks once for several screens that go at once, and lists what is lost", function()
      push("the title")
      push(nil)
      push("two photos")
      push("the tags")
      assert.equal("deferred", (nav.backMenu(4)))
      assert.equal("Discard the title, two photos and the tags?", nav.question().message)
      assert.equal("popped", (nav.answer(true)))
      assert.equal("Home", nav.top.class)
    end)

    it("asks again after a stay, and after another policy's veto", function()
      local veto = true
      push("the title")
      push("two photos")
      nav.stack[2]:hook("shouldPop", function() return not veto end)
      assert.equal("deferred", (nav.requestPop({ count = 2 })))
      assert.equal("blocked", (nav.answer(true)))
      veto = false
      assert.equal("deferred", (nav.requestPop({ count = 2 })))
      assert.equal("blocked", (nav.answer(false)))
      assert.equal("deferred", (nav.requestPop({ count = 2 })))
      assert.equal("popped", (nav.answer(true)))
    end)

    it("speaks for those below, where somebody else has decided about the top", function()
      push("the title")
      push("two photos"):hook("shouldPop", function(_, _, _) return true end)
      assert.equal("deferred", (nav.requestPop({ count = 2 })))
      assert.equal("Discard the title?", nav.question().message)
      assert.equal("popped", (nav.answer(true)))
    end)

    it("only counts what would be left", function()
      push("the title")
      push("two photos")
      nav.tapBack()
      assert.equal("Discard two photos?", nav.question().message)
    end)

    it("lets steps inside a flow pass, and asks when the flow is left", function()
      push(nil, "checkout")
      push("the address", "checkout")
      assert.equal("popped", (nav.tapBack()))
      assert.equal("deferred", (nav.tapBack()))
      assert.equal("Discard the address?", nav.question().message)
    end)

    it("keeps the draft of the step that stays, and of no other flow", function()
      push("the cart", "checkout")
      push("the address", "checkout")
      nav.tapBack()
      assert.equal("the cart", nav.top.props.draft)
      push("a note", "notes")
      assert.equal("deferred", (nav.tapBack()))
      nav.answer(true)
      assert.equal("the cart", nav.top.props.draft)
    end)

    it("carries nothing where there is nothing, or where it was to be lost", function()
      push(nil, "checkout")
      push(nil, "checkout")
      nav.tapBack()
      assert.is_nil(nav.top.props.draft)
      push("a note", "notes")
      nav.tapBack()
      nav.answer(true)
      assert.is_nil(nav.top.props.draft)
    end)
  end)

  it("asks in the app's words", function()
    local words = { ok = "Weg", cancel = "Bleiben", message = "%s verwerfen?" }
    assert(nav.use(path, { options = words }))
    push("Kommentar")
    nav.tapBack()
    assert.equal("Kommentar verwerfen?", nav.question().message)
    assert.equal("Weg", nav.question().ok)
    assert.equal("Bleiben", nav.question().cancel)
  end)
end)

"""#, manual: #"""
# draft_guard

Asks before something typed is lost: once for a whole flow, not once a screen.

**The problem.** The libraries ask each screen by itself. Leaving three screens at once asks three times, or
only about the topmost one, and a step back inside a checkout asks as if the checkout were left.

**Here.**

| props | meaning |
| --- | --- |
| `draft` | what would be lost, in words, or `true`; the app clears it when it is saved |
| `flow` | a name shared by the screens of a flow: steps inside it pass, leaving it asks |

| option | default |
| --- | --- |
| `message` | the question; `%s` is the list of what would be lost |
| `ok`, `cancel` | the words for yes and no |

Without these options the words are keys of the app's localized strings: `Discard %@?`, `Discard`, `Keep editing`,
`your draft`, `%@ and %@`.

A draft on a step that is left goes back to the step below, so that it is still asked about when the flow is
left. The swipe asks like the button; programmatic pops do not ask.

```lua
nav.use("plugins/draft_guard")
nav.setRoot("Shop")
nav.push({ class = "Cart", props = { flow = "checkout", draft = "the cart" } })
nav.push({ class = "Address", props = { flow = "checkout" } })
nav.push({ class = "Payment", props = { flow = "checkout", draft = "the card number" } })

print("one step back", nav.tapBack())
print("and out of it", nav.backMenu(2))
print(nav.question().message)
print("no", nav.answer(false))
print("out again", nav.backMenu(2))
print("yes", nav.answer(true))
print("on", nav.top.class)
```

```text
one step back	popped
and out of it	deferred
Discard the cart and the card number?
no	blocked	the draft is kept
out again	deferred
yes	popped
on	Shop
```

## What it decides

<!-- decisions: made by navhost prove; see docs/proving.md -->

```text
shouldPop of draft_guard: asked about every controller, by every way but the program's
  id is state.attempt                                 abstain                                       line 54
  (target is nil and props.draft is nil or false and index is 1) or (target is nil and props.draft is nil or false and previous.props.draft is nil or false and previous.index is 1)  abstain                                       line 58
  otherwise                                           not understood: a while loop of more than 2 turns  line 31
  faults if previous.props.draft is a table, or props.draft is a table
  not understood: plugins/draft_guard/init.lua:31 (a while loop of more than 2 turns)
  by examples: id, index, previous.index, previous.previous.index, previous.previous.props.draft, previous.previous.props.flow, previous.props.draft, previous.props.flow, props.draft, props.flow, target, target.props.flow
```

<!-- end of decisions -->

"""#),
    ShippedPlugin(name: "fd_fullscreen_pop", code: #"""
-- FDFullscreenPopGesture, as a policy.
--
-- The original replaces the system's recognizer with its own full-screen pan, at the first push
-- (rule 109), and asks five guards in order (rules 100 to 106). Controllers have three properties
-- for it; the bar is hidden or shown for each controller as it appears (rule 113).
--
-- The app sets these props:
--   fd_interactivePopDisabled      (bool) no pop gesture on this screen; the button still works
--   fd_interactivePopMaxAllowedInitialDistanceToLeftEdge  (pt) how far from the edge a swipe may
--                                  start; 0 is anywhere
--   fd_prefersNavigationBarHidden  (bool)
--
-- Options:
--   fd_viewControllerBasedNavigationBarAppearanceEnabled  false: the bar is the app's
--   measuresFromLeft  (Q, rule 107) true: the distance is counted from the left under right-to-left
--                     layout too, as the original does.
--
-- Without an option: the order-dependent faults of the bar (rules 115 to 118). The host lays the
-- bar out for the controller that is on top after the swipe.

local options = ...

local managesBar = options.fd_viewControllerBasedNavigationBarAppearanceEnabled ~= false
local measuresFromLeft = options.measuresFromLeft == true

-- The pan belongs to a navigation controller; what is known of one is kept with its root.
local function rootOf(controller)
  while controller.previous do
    controller = controller.previous
  end
  return controller
end

local function isDisabled(controller)
  return controller.props.fd_interactivePopDisabled == true
end

local function maxDistance(controller)
  return controller.props.fd_interactivePopMaxAllowedInitialDistanceToLeftEdge or 0
end

-- Rule 103: a limit of 0 or less means any distance.
local function startsTooFar(controller, gesture)
  local limit = maxDistance(controller)
  local distance = measuresFromLeft and gesture.start.x or gesture.distanceToEdge
  return limit > 0 and distance > limit
end

local function pointsBack(gesture)
  if gesture.direction == "rtl" then
    return gesture.translation.x < 0
  end
  return gesture.translation.x > 0
end

-- A screen without a back button is never asked for its title, so what was written into its
-- settings could not follow the props: there the guards below read the props alone.
local function showsButton(controller)
  local hides = controller.props.fd_prefersNavigationBarHidden or controller.barHidden
  return not (hides or controller.hidesBackButton)
end

-- The host also has guards 2 and 3. This writes the props into its settings, so that they are asked
-- in one order with the host's own, and name the lowest number (rule 106). If a prop is not set, a
-- setting that the app wrote itself does not change.
local function mirror(controller, setting, prop, value)
  local isSet = controller.props[prop] ~= nil
  if isSet or controller.state[setting] then
    controller[setting] = value
    controller.state[setting] = isSet
  end
end

local function adopt(controller)
  if not rootOf(controller).state.hasPan then
    return
  end
  controller.gesture = controller.gesture or "fullscreen"
  if not showsButton(controller) then
    return
  end
  mirror(controller, "interactivePopDisabled", "fd_interactivePopDisabled", isDisabled(controller))
  if not measuresFromLeft then
    mirror(controller, "maxInitialDistance",
      "fd_interactivePopMaxAllowedInitialDistanceToLeftEdge", maxDistance(controller))
  end
end

return {
  version = "1.0.0",
  description = "FDFullscreenPopGesture: a pop from anywhere, five guards, a bar for each screen.",

  -- The overridden pushViewController: attaches the pan once (rules 109 and 110), and hooks the bar
  -- of the pushed controller and of the top (rule 112).
  shouldPush = function(controller, push)
    rootOf(push.previous or controller).state.hasPan = true
    if managesBar then
      controller.state.hooksBar = true
      if push.previous then
        push.previous.state.hooksBar = true
      end
    end
  end,

  willAppear = function(controller)
    rootOf(controller).state.isMoving = true
    adopt(controller)
  end,

  -- Between viewWillAppear and viewDidAppear something moves (guard 4).
  didAppear = function(controller)
    rootOf(controller).state.isMoving = false
  end,

  -- After the settings of the screen itself, so that the prop overrides them (rule 113). A root
  -- came in by a push too: initWithRootViewController: calls it (rule 109).
  barHidden = function(controller)
    if managesBar and (controller.state.hooksBar or controller.isRoot) then
      return controller.props.fd_prefersNavigationBarHidden == true
    end
  end,

  -- Returns no title. If the app changes props while the screen is shown, they are copied here, when
  -- the bar is laid out.
  backTitle = function(controller)
    adopt(controller)
  end,

  -- The five guards. The host has asked them before, unless they are down (nav.reset{guards =
  -- false}) or a prop became stricter after the screen appeared.
  gestureShouldBegin = function(controller, gesture)
    if gesture.kind ~= "fullscreen" then
      return nil -- the system's own recognizer: not FD's to judge
    end
    if controller.isRoot then
      return false, "root"
    elseif isDisabled(controller) then
      return false, "disabled"
    elseif startsTooFar(controller, gesture) then
      return false, "distance"
    elseif rootOf(controller).state.isMoving then
      return false, "transition"
    elseif not pointsBack(gesture) then
      return false, "direction"
    end
  end,
}

"""#, spec: #"""
describe("fd_fullscreen_pop", function()
  local path = "plugins/fd_fullscreen_pop"
  local disabled = "fd_interactivePopDisabled"
  local distance = "fd_interactivePopMaxAllowedInitialDistanceToLeftEdge"
  local hidden = "fd_prefersNavigationBarHidden"

  local function push(props, settings)
    local spec = settings or {}
    spec.class = spec.class or "Page"
    spec.props = props
    return nav.push(spec, { settle = spec.class ~= "Moving" })
  end

  local function vertical()
    return nav.pan({ from = { 200, 300 }, to = { 200, 500 } })
  end

  local function swipe(from, to)
    return nav.pan({ from = { from or 100, 400 }, to = { to or 385, 400 } })
  end

  -- Back and forth under the finger, let go near the start.
  local function cancelledSwipe(from)
    return nav.pan({ from = { from or 100, 400 }, to = { (from or 100) + 30, 400 }, duration = 2 })
  end

  describe("the five guards", function()
    before_each(function()
      assert(nav.use(path))
      nav.setRoot("Home")
    end)

    it("says what it is", function()
      assert.equal("1.0.0", nav.plugins()[1].version)
    end)

    it("rule 100: one controller or none", function()
      assert.same({ "ignored", "root" }, { swipe() })
    end)

    it("rule 101: the top is disabled", function()
      push({ [disabled] = true })
      assert.same({ "ignored", "gesture disabled" }, { swipe() })
      push({ [disabled] = false })
      assert.equal("popped", (swipe()))
    end)

    it("rule 102: the start is too far; as far as allowed is allowed, 0 is unlimited", function()
      push({ [distance] = 50 })
      assert.same({ "ignored", "distance" }, { swipe(51) })
      assert.equal("popped", (swipe(50)))
      push({ [distance] = 0 })
      assert.equal("popped", (swipe(180)))
    end)

    it("rule 103: a negative distance is 0", function()
      push({ [distance] = -10 })
      assert.equal("popped", (swipe(180)))
    end)

    it("rule 104: a transition is under way", function()
      push(nil, { class = "Moving" })
      assert.same({ "ignored", "transition" }, { swipe() })
    end)

    it("rule 105: not towards the trailing edge, and zero is refused", function()
      push()
      assert.same({ "ignored", "direction" }, { swipe(300, 100) })
      assert.same({ "ignored", "direction" }, { vertical() })
      local steep = { from = { 100, 400 }, to = { 101, 600 } }
      assert.equal("cancelled", (nav.pan(steep)), "a point towards it begins")
    end)

    it("rule 102: a limit of a point is one", function()
      push({ [distance] = 1 })
      assert.same({ "ignored", "distance" }, { swipe(2) })
      assert.equal("popped", (swipe(1)))
    end)

    it("rule 105 under right-to-left", function()
      nav.reset({ direction = "rtl" })
      nav.setRoot("Home")
      push()
      assert.same({ "ignored", "direction" }, { swipe(100, 300) })
      assert.equal("popped", (swipe(300, 10)))
    end)

    it("rule 106: of several that refuse the lowest number is the reason", function()
      push({ [disabled] = true, [distance] = 50 })
      assert.same({ "ignored", "gesture disabled" }, { swipe(300, 100) })
      push({ [distance] = 50 })
      assert.same({ "ignored", "distance" }, { swipe(300, 100) })
      push({ [disabled] = true, [distance] = 50 }, { class = "Moving" })
      assert.same({ "ignored", "gesture disabled" }, { swipe(300, 100) })
      nav.settle()
      nav.popToRoot()
      nav.top.props[disabled] = true
      assert.same({ "ignored", "root" }, { swipe(300, 100) })
    end)

    it("rule 107 is not reproduced: the distance is from the right under right-to-left", function()
      nav.reset({ direction = "rtl" })
      nav.setRoot("Home")
      push({ [distance] = 50 })
      assert.same({ "ignored", "distance" }, { swipe(330, 10) })
      assert.equal("popped", (swipe(350, 10)))
    end)

    it("rule 108: only the top's flags count", function()
      push({ [disabled] = true, [distance] = 10 })
      push()
      assert.equal("popped", (swipe(180)))
    end)

    it("reads the flags when the swipe begins, not when the screen came", function()
      local page = push()
      page.props[disabled] = true
      assert.equal("gesture disabled", (select(2, swipe())))
      page.props[disabled] = nil
      page.props[distance] = 50
      assert.equal("distance", (select(2, swipe())))
      page.props[distance] = 200
      assert.equal("popped", (swipe(180)))
      page = push({ [disabled] = true, [distance] = 50 })
      page.props[disabled] = false
      assert.equal("distance", (select(2, swipe())))
      page.props[distance] = nil
      assert.equal("popped", (swipe(180)))
    end)

    it("reads them so on a screen without a back button, too", function()
      for _, settings in ipairs({ { hidesBackButton = true }, { barHidden = true }, {} }) do
        local hides = not next(settings)
        local page = push({ [disabled] = true, [distance] = 50, [hidden] = hides }, settings)
        assert.same({ "blocked", "disabled" }, { swipe() })
        page.props[disabled] = false
        assert.same({ "blocked", "distance" }, { swipe() })
        page.props[distance] = nil
        assert.equal("popped", (swipe(180)))
      end
    end)

    it("leaves the app's own settings alone where no prop is set", function()
      local page = push(nil, { interactivePopDisabled = true, maxInitialDistance = 30 })
      assert.is_true(page.interactivePopDisabled)
      assert.equal(30, page.maxInitialDistance)
    end)

    it("rule 119: a disabled swipe concerns neither the button nor code", function()
      push({ [disabled] = true })
      assert.equal("popped", (nav.tapBack()))
      push({ [disabled] = true })
      assert.equal("popped", (nav.pop()))
    end)

    it("rule 120: a scroll view lets the pan run at its leading edge only", function()
      local frame = { 0, 0, 390, 844 }
      local pages = { name = "pages", frame = frame, handles = "horizontal", offset = 200 }
      push(nil, { regions = { pages } })
      assert.same({ "ignored", "region" }, { swipe() })
      pages.offset = 0
      nav.top.regions = { pages }
      assert.equal("popped", (swipe()))
    end)
  end)

  describe("the same guards with the host's own down", function()
    before_each(function()
      assert(nav.use(path))
      nav.reset({ guards = false })
    end)

    it("rules 100, 104 and 105 hold, in order", function()
      nav.push("Home")
      assert.same({ "blocked", "root" }, { swipe(300, 100) })
      push(nil, { class = "Moving" })
      assert.same({ "blocked", "transition" }, { swipe(300, 100) })
      nav.settle()
      assert.same({ "blocked", "direction" }, { swipe(300, 100) })
      assert.same({ "blocked", "direction" }, { vertical() })
      assert.equal("popped", (swipe()))
      assert.is_false(nav.frozen)
    end)

    it("rule 105 under right-to-left", function()
      nav.reset({ guards = false, direction = "rtl" })
      nav.setRoot("Home")
      push()
      assert.same({ "blocked", "direction" }, { swipe(100, 300) })
      assert.equal("popped", (swipe(300, 10)))
    end)
  end)

  describe("the pan", function()
    before_each(function()
      assert(nav.use(path))
    end)

    it("rule 109: the first push attaches it; a root that was set counts as pushed", function()
      nav.setRoot("Home")
      push()
      assert.equal("popped", (swipe()))
      nav.reset()
      nav.push("Home")
      push()
      assert.equal("popped", (swipe()))
    end)

    it("rule 109: a stack that was set has no pan and no bar hook", function()
      nav.setStack({ "Home", { class = "Page", props = { [hidden] = true, [disabled] = true } } })
      assert.same({ "ignored", "distance" }, { swipe() })
      assert.is_false(nav.bar.hidden)
      assert.equal("popped", (swipe(5)))
    end)

    it("rule 110: a later push on such a stack attaches it, for those below too", function()
      nav.setStack({ "Home", "Page" })
      push()
      assert.equal("popped", (swipe()))
      assert.equal("popped", (swipe()))
    end)

    it("rule 110: however many pushes, one swipe is asked about once, and pops one", function()
      nav.setRoot("Home")
      for depth = 2, 5 do
        push()
        assert.equal(depth, nav.depth)
      end
      for depth = 4, 1, -1 do
        assert.equal("popped", (swipe()))
        assert.equal(depth, nav.depth)
        local asked = 0
        for _, step in ipairs(nav.explain().steps) do
          asked = asked + (step.by == "fd_fullscreen_pop" and 1 or 0)
        end
        assert.equal(1, asked)
      end
    end)

    it("a screen that names its own gesture keeps it", function()
      nav.setRoot("Home")
      push(nil, { gesture = "edge" })
      assert.same({ "ignored", "distance" }, { swipe() })
    end)

    it("rule 111: a controller that is on the stack already is not pushed again", function()
      nav.setRoot("Home")
      local page = push()
      assert.is_nil((nav.push(page)))
      assert.equal(2, nav.depth)
    end)
  end)

  describe("the bar", function()
    before_each(function()
      assert(nav.use(path))
    end)

    it("rule 112: the pushed controller and the top below it are hooked", function()
      nav.setStack({ { class = "Home", props = { [hidden] = true } },
        { class = "Page", props = { [hidden] = true } } })
      assert.is_false(nav.bar.hidden)
      push()
      assert.is_false(nav.bar.hidden)
      nav.pop()
      assert.is_true(nav.bar.hidden)
    end)

    it("rule 113: the prop overrides what the screen itself says", function()
      nav.setRoot("Home")
      push(nil, { barHidden = true })
      assert.is_false(nav.bar.hidden)
      push({ [hidden] = true }, { barHidden = false })
      assert.is_true(nav.bar.hidden)
    end)

    it("a hidden bar does not cost the swipe, and the root may hide its own", function()
      nav.setRoot({ class = "Home", props = { [hidden] = true } })
      assert.is_true(nav.bar.hidden)
      push({ [hidden] = true })
      assert.equal("popped", (swipe()))
      assert.is_true(nav.bar.hidden)
    end)

    -- Every bar that was shown since an event, in order.
    local function barsSince(index)
      local bars = {}
      for _, event in ipairs(nav.events(index)) do
        if event.name == "barChanged" then
          bars[#bars + 1] = tostring(event.hidden)
        end
      end
      return table.concat(bars, " ")
    end

    it("rule 115: as one disappears, the bar is shown for one that does not hide it", function()
      nav.setRoot({ class = "Home", props = { [hidden] = true } })
      local index = #nav.events()
      nav.push("Page", { settle = false })
      assert.is_false(nav.bar.hidden)
      nav.settle()
      assert.equal("false", barsSince(index))
    end)

    it("rule 115: it is not shown in between for one that hides it, too", function()
      nav.setRoot({ class = "Home", props = { [hidden] = true } })
      local index = #nav.events()
      push({ [hidden] = true })
      push({ [hidden] = true })
      nav.pop()
      assert.equal("popped", (swipe()))
      assert.is_nil(barsSince(index):find("false"))
    end)

    it("rules 115 and 116: right again after any swipe", function()
      nav.setRoot({ class = "Home", props = { [hidden] = true } })
      push()
      for _ = 1, 3 do
        assert.equal("cancelled", (cancelledSwipe()))
        assert.is_false(nav.bar.hidden)
      end
      push({ [hidden] = true })
      assert.equal("cancelled", (cancelledSwipe()))
      assert.is_true(nav.bar.hidden)
      assert.equal("popped", (swipe()))
      assert.is_false(nav.bar.hidden)
      assert.equal("popped", (swipe()))
      assert.is_true(nav.bar.hidden)
    end)

    it("rule 121: the management is on where the option is unset", function()
      nav.setRoot("Home")
      push({ [hidden] = true })
      assert.is_true(nav.bar.hidden)
    end)
  end)

  describe("with options", function()
    it("rules 114 and 117: management off, and the bar is never touched", function()
      local off = { fd_viewControllerBasedNavigationBarAppearanceEnabled = false }
      assert(nav.use(path, { options = off }))
      nav.setRoot({ class = "Home", props = { [hidden] = true } })
      assert.is_false(nav.bar.hidden)
      push({ [hidden] = true })
      assert.is_false(nav.bar.hidden)
      push(nil, { barHidden = true })
      assert.is_true(nav.bar.hidden)
      assert.equal("cancelled", (cancelledSwipe()))
      assert.is_true(nav.bar.hidden)
    end)

    it("rule 114: a screen that was pushed while it was off has no hook once it is on", function()
      local off = { fd_viewControllerBasedNavigationBarAppearanceEnabled = false }
      local plugin = assert(nav.use(path, { options = off }))
      nav.setStack({ "Home", "First" })
      push({ [hidden] = true })
      plugin:unload()
      assert(nav.use(path))
      nav.top.title = "Again"
      assert.is_false(nav.bar.hidden)
      push({ [hidden] = true })
      assert.is_true(nav.bar.hidden)
    end)

    it("rule 107 (Q): the distance from the left under right-to-left too", function()
      assert(nav.use(path, { options = { measuresFromLeft = true } }))
      nav.reset({ direction = "rtl" })
      nav.setRoot("Home")
      push({ [distance] = 300 })
      assert.same({ "blocked", "distance" }, { swipe(350, 10) })
      assert.equal("popped", (swipe(300, 10)))
    end)
  end)
end)

"""#, manual: #"""
# fd_fullscreen_pop

`FDFullscreenPopGesture`: a pop from anywhere on the screen, and a bar for each screen.

**The original.** A category on `UINavigationController` attaches a full-screen pan at the first push and
switches the system's recogniser off. Five guards are asked in order: root, disabled, distance, transition,
direction. Each controller says whether it wants the bar; it is set as the controller appears.

**Here.**

| props | meaning |
| --- | --- |
| `fd_interactivePopDisabled` | `true`: no swipe on this screen |
| `fd_interactivePopMaxAllowedInitialDistanceToLeftEdge` | pt from the leading edge in which it may start; 0 is anywhere |
| `fd_prefersNavigationBarHidden` | `true`: no bar on this screen; unset is shown |

| option | meaning |
| --- | --- |
| `fd_viewControllerBasedNavigationBarAppearanceEnabled` | `false`: the plugin never touches the bar |
| `measuresFromLeft` | `true`: the distance is also counted from the left under right-to-left (rule 107, a defect) |

Rules 100 to 106, 108 to 114, 119 to 121. A root counts as pushed; a stack made by `nav.setStack` has no pan
until the first push (109). Rules 115 to 118, the faults of the bar that depend on order, are not reproduced. On a
screen without a back button rule 106 holds among the plugin's own guards only.

**Improvements.** The bar is right after every swipe, cancelled or not. Right-to-left is measured from the
right. The off switch means that the bar is never written. A refused swipe names its guard.

```lua
nav.use("plugins/fd_fullscreen_pop")
nav.setRoot("Gallery")

local function swipe(from) return nav.pan({ from = { from, 400 }, to = { 385, 400 } }) end

nav.push({ class = "Photo", props = { fd_prefersNavigationBarHidden = true } })
print("bar hidden", nav.bar.hidden, "swipe", swipe(200))
print("bar hidden", nav.bar.hidden)

nav.push({ class = "Map", props = { fd_interactivePopMaxAllowedInitialDistanceToLeftEdge = 60 } })
print("from 61", swipe(61))
print("from 60", swipe(60))
```

```text
bar hidden	true	swipe	popped
bar hidden	false
from 61	ignored	distance
from 60	popped
```

## What it decides

<!-- decisions: made by navhost prove; see docs/proving.md -->

```text
gestureShouldBegin of fd_fullscreen_pop: asked about every controller
  kind is not "fullscreen"                            abstain           line 133
  index is 1                                          deny: root        line 136
  props.fd_interactivePopDisabled is true             deny: disabled    line 138
  props.fd_interactivePopMaxAllowedInitialDistanceToLeftEdge is nil or false and state.isMoving is true  deny: transition  line 142
  props.fd_interactivePopMaxAllowedInitialDistanceToLeftEdge is nil or false and direction is "rtl" and translation.x < 0  abstain           line 146
  props.fd_interactivePopMaxAllowedInitialDistanceToLeftEdge is nil or false and direction is "rtl"  deny: direction   line 144
  props.fd_interactivePopMaxAllowedInitialDistanceToLeftEdge is nil or false and translation.x > 0  abstain           line 146
  props.fd_interactivePopMaxAllowedInitialDistanceToLeftEdge is nil or false  deny: direction   line 144
  props.fd_interactivePopMaxAllowedInitialDistanceToLeftEdge <= 0 and state.isMoving is true  deny: transition  line 142
  props.fd_interactivePopMaxAllowedInitialDistanceToLeftEdge <= 0 and direction is "rtl" and translation.x < 0  abstain           line 146
  props.fd_interactivePopMaxAllowedInitialDistanceToLeftEdge <= 0 and direction is "rtl"  deny: direction   line 144
  props.fd_interactivePopMaxAllowedInitialDistanceToLeftEdge <= 0 and translation.x > 0  abstain           line 146
  props.fd_interactivePopMaxAllowedInitialDistanceToLeftEdge <= 0  deny: direction   line 144
  props.fd_interactivePopMaxAllowedInitialDistanceToLeftEdge < distanceToEdge  deny: distance    line 140
  state.isMoving is true                              deny: transition  line 142
  direction is "rtl" and translation.x < 0            abstain           line 146
  direction is "rtl"                                  deny: direction   line 144
  translation.x > 0                                   abstain           line 146
  otherwise                                           deny: direction   line 144
  faults if props.fd_interactivePopMaxAllowedInitialDistanceToLeftEdge is not nil or false or a number
  complete: for every value of every type

shouldPush of fd_fullscreen_pop: asked about every controller
  always  abstain  line 103
  complete: for every value of every type

backTitle of fd_fullscreen_pop: asked about every controller
  always  abstain  line 127
  faults if props.fd_interactivePopMaxAllowedInitialDistanceToLeftEdge is not nil or false or a number
  complete: for every value of every type

barHidden of fd_fullscreen_pop: asked about every controller
  state.hooksBar is true and props.fd_prefersNavigationBarHidden is true  true     line 119
  state.hooksBar is true                              false    line 119
  isRoot is nil or false                              abstain  line 121
  props.fd_prefersNavigationBarHidden is true         true     line 119
  otherwise                                           false    line 119
  complete: for every value of every type
```

<!-- end of decisions -->

"""#),
    ShippedPlugin(name: "full_screen_back", code: #"""
-- JGNavigationController with its JGBackView, as a policy.
--
-- The original overrides pushViewController:animated:. Every controller but the first gets a custom
-- left item and hides the bottom bar, both before the push (rules 91 and 92). The custom item would
-- cost the swipe, so the system's recognizer gives way to a full-screen pan with the same target
-- (rule 99), which takes no touch while there is one child (rule 98).
--
-- The app sets no props.

return {
  version = "1.0.0",
  description = "A custom back button on every pushed screen, and a pop from anywhere on it.",

  -- Settings that the app writes after the push win; those written before are overwritten (rule 93).
  shouldPush = function(controller, push)
    if push.previous then
      controller.customBackButton = true
      controller.hidesBottomBarWhenPushed = true
    end
  end,

  -- The pan lies on the navigation controller's view: it is there for every screen, also for one
  -- that came with nav.setStack. A screen that names its own gesture keeps it.
  willAppear = function(controller)
    controller.gesture = controller.gesture or "fullscreen"
  end,

  -- The same as the host's root guard; this one remains if the guards are disabled.
  gestureShouldBegin = function(controller)
    if controller.isRoot then
      return false, "root"
    end
  end,
}

"""#, spec: #"""
describe("full_screen_back", function()
  before_each(function()
    assert(nav.use("plugins/full_screen_back"))
    nav.setRoot({ class = "Home", title = "Home" })
  end)

  local function swipe(from, to)
    return nav.pan({ from = { from, 400 }, to = { to, 400 } })
  end

  it("says what it is", function()
    assert.equal("1.0.0", nav.plugins()[1].version)
  end)

  it("rule 91: the first on an empty stack is left alone", function()
    nav.reset()
    local first = nav.push("First")
    assert.is_false(first.customBackButton)
    assert.is_false(first.hidesBottomBarWhenPushed)
  end)

  it("rule 92: every other gets the custom button and hides the bottom bar", function()
    local page = nav.push("Page")
    assert.is_true(page.customBackButton)
    assert.is_true(nav.bar.back.custom)
    assert.is_true(page.hidesBottomBarWhenPushed)
  end)

  it("rule 92: both before the push", function()
    local seen
    nav.use({
      name = "witness",
      priority = -1,
      shouldPush = function(controller)
        seen = { controller.customBackButton, controller.hidesBottomBarWhenPushed }
      end,
    })
    nav.push("Page")
    assert.same({ true, true }, seen)
  end)

  it("rule 93: what was set before is overwritten, what is set after wins", function()
    local page =
      nav.push({ class = "Page", customBackButton = false, hidesBottomBarWhenPushed = false })
    assert.is_true(page.customBackButton)
    assert.is_true(page.hidesBottomBarWhenPushed)
    assert.is_true(nav.bar.back.custom)
    page.customBackButton = false
    page.hidesBottomBarWhenPushed = false
    nav.push("Detail")
    nav.pop()
    assert.is_false(page.customBackButton)
    assert.is_false(page.hidesBottomBarWhenPushed)
    assert.is_nil(nav.bar.back.custom or nil)
    nav.on("willAppear", function(event)
      event.controller.customBackButton = false
    end)
    assert.is_false(nav.push("Late").customBackButton)
  end)

  it("a tap on the custom button pops", function()
    nav.push("Page")
    assert.equal("popped", (nav.tapBack()))
  end)

  it("rule 98: at the root every touch is refused", function()
    assert.same({ "ignored", "root" }, { swipe(200, 380) })
    nav.reset({ guards = false })
    nav.setRoot("Home")
    assert.same({ "blocked", "root" }, { swipe(200, 380) })
    assert.is_false(nav.frozen)
    nav.push("Page")
    assert.equal("popped", (swipe(100, 380)))
  end)

  it("rule 99: the pan takes the place of the edge swipe, with the same target", function()
    nav.push("Page")
    assert.equal("popped", (swipe(100, 380)))
    local source
    for _, event in ipairs(nav.events()) do
      source = event.name == "pop" and event.source or source
    end
    assert.equal("fullscreenGesture", source)
    assert.equal("Home", nav.top.class)
  end)

  it("rule 99: a screen that was not pushed has the pan; one may keep its own gesture", function()
    nav.setStack({ "Home", "Page" })
    assert.equal("popped", (swipe(100, 380)))
    nav.push({ class = "Map", gesture = "edge", customBackButton = false })
    assert.same({ "ignored", "distance" }, { swipe(100, 380) })
  end)
end)

"""#, manual: #"""
# full_screen_back

`JGNavigationController` and its `JGBackView`: a custom back button everywhere, and a swipe from anywhere.

**The original.** `pushViewController:animated:` is overridden. Every controller but the first gets a custom
left item and hides the bottom bar, both before the push. A full-screen pan with the system's own target takes
the place of the edge swipe; it refuses every touch while there is one controller.

**Here.** The app says nothing in props, and there are no options. A screen's own write after the push wins
over the plugin, what it wrote before is overwritten (rule 93). A screen that names its own `gesture` keeps it.

Rules 91 to 93, 98 and 99. The button's place in its view (94 to 97) is drawing: the host lays the item
out itself, and its whole frame answers a tap.

**Improvements.** The pan goes only towards the trailing edge, waits for a transition, and leaves sliders
and pagers their drag: the guards of the host come before it.

```lua
nav.use("plugins/full_screen_back")
nav.setRoot("Home")
print("at the root", nav.pan({ from = { 150, 400 }, to = { 380, 400 } }))

local page = nav.push("Page")
print("custom", nav.bar.back.custom, "bottom bar hidden", page.hidesBottomBarWhenPushed)
print("from the middle", nav.pan({ from = { 150, 400 }, to = { 380, 400 } }))
nav.push("Page")
print("the button", nav.tapBack())
```

```text
at the root	ignored	root
custom	true	bottom bar hidden	true
from the middle	popped
the button	popped
```

## What it decides

<!-- decisions: made by navhost prove; see docs/proving.md -->

```text
gestureShouldBegin of full_screen_back: asked about every controller
  index is not 1  abstain     line 33
  otherwise       deny: root  line 31
  complete: for every value of every type

shouldPush of full_screen_back: asked about every controller
  always  abstain  line 20
  complete: for every value of every type
```

<!-- end of decisions -->

"""#),
    ShippedPlugin(name: "gesture_zones", code: #"""
-- Where on the screen a swipe may pop, as data: areas, angles, scroll edges.
--
-- The libraries have this in code, one subclass at a time: a slider that pops the screen, a pager
-- that fights with the swipe, a map that cannot be panned. Here it is a list of zones. They are
-- tried in order, the screen's first; the first that has an answer decides.
--
-- The app sets these props: gestureZones, a list. The option `zones` is one for every screen.
--
-- A zone says where, by any of
--   region    the name of a touch region under the start
--   frame     {x, y, w, h} on the screen, with names or without; without either field, everywhere
-- and what, tried in this order:
--   edge      pt from the leading edge in which the pop wins over everything below
--   maxAngle  degrees from the horizontal; a steeper drag does not pop
--   offset    how far what scrolls there is from its leading edge, kept up to date by the app:
--             above 0 the drag is its own, at 0 it pops
--   pop       true or false, for whatever is left
-- and `why`, the reason that explanations give.

local options = ...

local function contains(frame, point)
  local x = point.x - (frame.x or frame[1])
  local y = point.y - (frame.y or frame[2])
  return x >= 0 and x < (frame.w or frame[3]) and y >= 0 and y < (frame.h or frame[4])
end

local function covers(zone, gesture)
  if zone.region and zone.region ~= gesture.region then
    return false
  end
  return not zone.frame or contains(zone.frame, gesture.start)
end

-- Degrees between the drag and the horizontal, 0 to 90.
local function angle(gesture)
  local way = gesture.translation
  return math.deg(math.atan(math.abs(way.y), math.abs(way.x)))
end

local function answer(zone, gesture)
  if zone.edge and gesture.distanceToEdge <= zone.edge then
    return true, zone.why or "near the edge"
  end
  if zone.maxAngle and angle(gesture) > zone.maxAngle then
    return false, zone.why or "too steep"
  end
  if zone.offset then
    return zone.offset <= 0, zone.why or "scroll edge"
  end
  return zone.pop, zone.why
end

local function firstAnswer(zones, gesture)
  for _, zone in ipairs(zones) do
    if covers(zone, gesture) then
      local pops, why = answer(zone, gesture)
      if pops ~= nil then
        return pops, why
      end
    end
  end
end

return {
  version = "1.0.0",
  description = "Areas, angles and scroll edges that decide whether a swipe pops.",

  gestureShouldBegin = function(controller, gesture)
    local pops, why = firstAnswer(controller.props.gestureZones or {}, gesture)
    if pops ~= nil then
      return pops, why
    end
    return firstAnswer(options.zones or {}, gesture)
  end,
}

"""#, spec: #"""
describe("gesture_zones", function()
  local path = "plugins/gesture_zones"
  local slider = { name = "slider", frame = { 0, 600, 390, 60 }, handles = "horizontal" }

  local function push(zones, regions)
    return nav.push({ class = "Page", regions = regions, props = { gestureZones = zones } })
  end

  local function swipe(x, y, dy)
    return nav.pan({ from = { x, y }, to = { x + 250, y + (dy or 0) } })
  end

  local function fresh(options)
    assert(nav.use(path, { options = options }))
    nav.reset({ gesture = "fullscreen" })
    nav.setRoot("Home")
  end

  before_each(function()
    fresh({})
  end)

  it("says what it is", function()
    assert.equal("1.0.0", nav.plugins()[1].version)
  end)

  it("has no opinion without zones, nor outside them", function()
    push()
    assert.equal("popped", (swipe(100, 400)))
    push({ { frame = { 0, 0, 390, 100 }, pop = false } })
    assert.equal("popped", (swipe(100, 400)))
    assert.is_nil(nav.explain().steps[#nav.explain().steps].answer)
  end)

  it("pop = false keeps a frame to itself, up to its edges", function()
    push({ { frame = { 50, 100, 100, 100 }, pop = false, why = "the map pans" } })
    assert.same({ "blocked", "the map pans" }, { swipe(50, 100) })
    for _, frame in ipairs({ { 50, 100, 100, 100 }, { x = 50, y = 100, w = 100, h = 100 } }) do
      for _, corner in ipairs({ { 49, 100 }, { 150, 100 }, { 50, 99 }, { 50, 200 } }) do
        push({ { frame = frame, pop = false } })
        assert.equal("popped", (swipe(corner[1], corner[2])))
      end
      push({ { frame = frame, pop = false } })
      assert.equal("blocked", (swipe(149, 199)))
    end
  end)

  it("a frame is as wide and as high as it says", function()
    for _, frame in ipairs({ { 50, 100, 100, 40 }, { x = 50, y = 100, w = 100, h = 40 } }) do
      push({ { frame = frame, pop = false } })
      assert.equal("blocked", (swipe(149, 139)))
      assert.equal("popped", (swipe(149, 140)))
    end
  end)

  it("pop = true gives a region's drag to the pop", function()
    push(nil, { slider })
    assert.same({ "ignored", "region" }, { swipe(100, 620) })
    push({ { region = "slider", pop = true } }, { slider })
    assert.equal("popped", (swipe(100, 620)))
  end)

  it("a region's zone counts on that region alone", function()
    push({ { region = "slider", pop = false } }, { slider })
    assert.equal("popped", (swipe(100, 400)))
  end)

  it("edge: near the leading edge the pop wins over what follows", function()
    push({ { region = "slider", edge = 30, pop = false, why = "the slider" } }, { slider })
    assert.same({ "blocked", "the slider" }, { swipe(31, 620) })
    assert.equal("popped", (swipe(30, 620)))
    push({ { edge = 30, pop = false } })
    swipe(30, 400)
    assert.equal("near the edge", nav.explain().steps[#nav.explain().steps].reason)
  end)

  it("maxAngle: a steeper drag is no pop, up or down", function()
    push({ { maxAngle = 30 } })
    assert.same({ "blocked", "too steep" }, { swipe(100, 400, 200) })
    assert.equal("blocked", (swipe(100, 400, -200)))
    assert.equal("popped", (swipe(100, 400, 100)))
    push({ { maxAngle = 30, why = "that is a scroll" } })
    assert.same({ "blocked", "that is a scroll" }, { swipe(100, 400, 200) })
  end)

  it("maxAngle under right-to-left", function()
    nav.reset({ gesture = "fullscreen", direction = "rtl" })
    nav.setRoot("Home")
    push({ { maxAngle = 30 } })
    assert.equal("popped", (nav.pan({ from = { 300, 400 }, to = { 20, 420 } })))
  end)

  it("offset: what is scrolled keeps its drag, at its edge it pops", function()
    local frame = { 0, 0, 390, 844 }
    local pages = { name = "pages", frame = frame, handles = "horizontal", offset = 10 }
    local page = push({ { region = "pages", offset = 120 } }, { pages })
    assert.same({ "blocked", "scroll edge" }, { swipe(100, 400) })
    page.props.gestureZones[1].why = "page 2"
    assert.same({ "blocked", "page 2" }, { swipe(100, 400) })
    page.props.gestureZones[1].offset = 1
    assert.equal("blocked", (swipe(100, 400)))
    page.props.gestureZones[1].offset = 0
    assert.equal("popped", (swipe(100, 400)))
  end)

  it("the first zone that has an answer decides", function()
    push({ { frame = { 0, 0, 390, 844 } }, { pop = false, why = "first" }, { pop = true } })
    assert.same({ "blocked", "first" }, { swipe(100, 400) })
    push({ { pop = true }, { pop = false } })
    assert.equal("popped", (swipe(100, 400)))
  end)

  it("zones for every screen come by the option, after the screen's own", function()
    nav.plugins()[1]:unload()
    fresh({ zones = { { pop = false, why = "everywhere" } } })
    push()
    assert.same({ "blocked", "everywhere" }, { swipe(100, 400) })
    push({ { pop = true } })
    assert.equal("popped", (swipe(100, 400)))
  end)
end)

"""#, manual: #"""
# gesture_zones

Where on the screen a swipe may pop, as data.

**The problem.** A slider that pops the screen, a pager that fights with the swipe, a map that cannot be
panned: in the libraries each is a subclass and a delegate method. Here it is a list.

**Here.** The prop `gestureZones` is a list of zones for one screen, the option `zones` one for every screen.
They are tried in order, the screen's first; the first that has an answer decides.

| a zone says where | |
| --- | --- |
| `region` | the name of a touch region under the start |
| `frame` | `{x, y, w, h}` on the screen, with names or without; without either field, everywhere |

| and what, tried in this order | |
| --- | --- |
| `edge` | pt from the leading edge in which the pop wins over everything below |
| `maxAngle` | degrees from the horizontal; a steeper drag does not pop |
| `offset` | how far the content is from its leading edge, kept up to date by the app: above 0 it keeps its drag |
| `pop` | `true` or `false`, for whatever is left |
| `why` | the reason that explanations give |

```lua
nav.use("plugins/gesture_zones", { options = { zones = { { maxAngle = 40, why = "a scroll" } } } })
nav.reset({ gesture = "fullscreen" })
nav.setRoot("Home")

local function open()
  nav.push({
    class = "Reader",
    props = { gestureZones = { { edge = 20 }, { frame = { 0, 700, 390, 144 }, pop = false, why = "the slider" } } },
  })
end

open()
print("on the slider", nav.pan({ from = { 150, 750 }, to = { 380, 750 } }))
print("steep", nav.pan({ from = { 150, 200 }, to = { 300, 400 } }))
print("level", nav.pan({ from = { 150, 200 }, to = { 380, 220 } }))
open()
print("the slider's edge", nav.pan({ from = { 10, 750 }, to = { 380, 750 } }))
```

```text
on the slider	blocked	the slider
steep	blocked	a scroll
level	popped
the slider's edge	popped
```

## What it decides

<!-- decisions: made by navhost prove; see docs/proving.md -->

```text
gestureShouldBegin of gesture_zones: asked about every controller
  otherwise  not understood: more ways or steps than are followed  line 69
  faults if an element of props.gestureZones.why is not nil or a text, or an element of props.gestureZones.offset is not nil or false or a number, or an element of props.gestureZones.pop is not nil or a boolean, or an element of props.gestureZones.maxAngle is a text and math.deg(math.atan(math.abs(translation.y), math.abs(translation.x))) is anything, or an element of props.gestureZones.maxAngle is true or a table and math.deg(math.atan(math.abs(translation.y), math.abs(translation.x))) is anything, or distanceToEdge is anything and an element of props.gestureZones.edge is a text, or distanceToEdge is anything and an element of props.gestureZones.edge is true or a table, or (start.y - an element of props.gestureZones.frame.y) is a number and an element of props.gestureZones.frame.h is a text, or (start.y - an element of props.gestureZones.frame.y) is a number and an element of props.gestureZones.frame.h is true or a table, or (start.y - an element of props.gestureZones.frame.y) is a number and an element of props.gestureZones.frame[4] is a text, or (start.y - an element of props.gestureZones.frame.y) is a number and an element of props.gestureZones.frame[4] is nil or a boolean or a table, or (start.x - an element of props.gestureZones.frame.x) is a number and an element of props.gestureZones.frame.w is a text, or (start.x - an element of props.gestureZones.frame.x) is a number and an element of props.gestureZones.frame.w is true or a table, or (start.x - an element of props.gestureZones.frame.x) is a number and an element of props.gestureZones.frame[3] is a text, or (start.x - an element of props.gestureZones.frame.x) is a number and an element of props.gestureZones.frame[3] is nil or a boolean or a table, or (start.y - tonumber(an element of props.gestureZones.frame.y)) is a number and an element of props.gestureZones.frame.h is a text, or (start.y - tonumber(an element of props.gestureZones.frame.y)) is a number and an element of props.gestureZones.frame.h is true or a table, or (start.y - tonumber(an element of props.gestureZones.frame.y)) is a number and an element of props.gestureZones.frame[4] is a text, or (start.y - tonumber(an element of props.gestureZones.frame.y)) is a number and an element of props.gestureZones.frame[4] is nil or a boolean or a table
  not understood: plugins/gesture_zones/init.lua:69 (more ways or steps than are followed)
  by examples: distanceToEdge, props.gestureZones, region, translation.x, translation.y
```

<!-- end of decisions -->

"""#),
    ShippedPlugin(name: "pop_gesture_tips", code: #"""
-- The pop-gesture tips that every team ends up with, as a policy.
--
-- A custom left item or a hidden bar switches UIKit's edge swipe off (rule 61). The tip is to
-- become the recognizer's delegate in viewWillAppear (rule 62), which brings the swipe back
-- everywhere: at the root too, where it freezes the app (rule 63). So the tips go on: say NO for the
-- first controller (rule 64), or switch the recognizer by viewDidAppear (rule 65), and of a
-- full-screen pan ask for the direction first (rule 67).
--
-- The app sets no props.
--
-- Options:
--   fix  "shouldBegin" (rule 64, the default) or "enabled" (rules 65 and 66: at viewDidAppear
--        interactivePopDisabled is set for the first controller and taken back for any other).

local options = ...

-- Whether the area under the finger has a sideways drag of its own, a slider or a pager that is not
-- at its first page: there the tips have no say.
local function isOnDragArea(controller, gesture)
  for index = #controller.regions, 1, -1 do
    local region = controller.regions[index]
    if region.name == gesture.region then
      return region.handles ~= "vertical" and (region.offset or 1) > 0
    end
  end
end

local function isTowardsTheLeadingEdge(gesture)
  local forward = gesture.direction == "rtl" and -1 or 1
  return gesture.translation.x * forward <= 0
end

local plugin = {
  version = "1.0.0",
  description = "The swipe works with a custom back button or a hidden bar, and never at the root.",

  -- While the host's own guards are enabled, the first two are never reached. They apply only if the
  -- guards are disabled: nav.reset{guards = false}, which is what replacing the delegate means.
  gestureShouldBegin = function(controller, gesture)
    if isTowardsTheLeadingEdge(gesture) then
      return false, "direction"
    end
    if controller.isRoot and options.fix ~= "enabled" then
      return false, "root"
    end
    if not isOnDragArea(controller, gesture) then
      return true
    end
  end,
}

if options.fix == "enabled" then
  -- If the app itself has disabled the gesture, it stays disabled.
  function plugin.didAppear(controller)
    if controller.isRoot and not controller.interactivePopDisabled then
      controller.interactivePopDisabled = true
      controller.state.switchedOff = true
    elseif controller.state.switchedOff and not controller.isRoot then
      controller.interactivePopDisabled = false
      controller.state.switchedOff = nil
    end
  end
end

return plugin

"""#, spec: #"""
describe("pop_gesture_tips", function()
  local path = "plugins/pop_gesture_tips"

  local function swipe(from, to)
    return nav.pan({ from = { from or 5, 400 }, to = { to or 330, 400 } })
  end

  before_each(function()
    nav.setRoot("Home")
  end)

  it("says what it is", function()
    assert.equal("1.0.0", assert(nav.use(path)).version)
  end)

  describe("with the host's guards up", function()
    it("rule 61: without it a custom item or a hidden bar costs the swipe", function()
      nav.push({ class = "Page", customBackButton = true })
      assert.same({ "ignored", "custom back button" }, { swipe() })
      nav.push({ class = "Page", barHidden = true })
      assert.same({ "ignored", "custom back button" }, { swipe() })
    end)

    it("rule 62: with it the swipe begins in both cases", function()
      assert(nav.use(path))
      nav.push({ class = "Page", customBackButton = true })
      assert.equal("popped", (swipe()))
      nav.push({ class = "Page", barHidden = true })
      assert.equal("popped", (swipe()))
    end)

    it("rule 63: the root never freezes", function()
      assert(nav.use(path))
      assert.same({ "ignored", "root" }, { swipe() })
      assert.is_false(nav.frozen)
      assert.equal("Page", nav.push("Page").class)
    end)

    it("rule 71: a cancelled pop between bar and no bar leaves the bar of who stays", function()
      assert(nav.use(path))
      nav.push({ class = "Page", barHidden = true })
      for _ = 1, 3 do
        assert.equal("cancelled", (nav.pan({ from = { 5, 400 }, to = { 60, 400 }, duration = 2 })))
        assert.is_true(nav.bar.hidden)
      end
    end)

    it("a slider and a pager keep their drag", function()
      assert(nav.use(path))
      local frame = { 0, 300, 390, 200 }
      nav.push({ class = "Player",
        regions = { { name = "slider", frame = frame, handles = "horizontal" } } })
      assert.same({ "ignored", "region" }, { swipe() })
      nav.push({
        class = "Pager",
        customBackButton = true,
        regions = {
          { name = "pages", frame = frame, handles = "all", offset = 0 },
          { name = "elsewhere", frame = { 0, 0, 390, 100 }, handles = "horizontal" },
        },
      })
      assert.equal("popped", (swipe()))
      nav.push({ class = "List", customBackButton = true,
        regions = { { name = "list", frame = frame, handles = "vertical" } } })
      assert.equal("popped", (swipe()))
    end)

    it("of two areas the one under the finger counts, whichever is listed first", function()
      assert(nav.use(path))
      local slider = { name = "slider", frame = { 0, 300, 390, 200 }, handles = "horizontal" }
      local other = { name = "other", frame = { 0, 0, 390, 100 }, handles = "vertical" }
      for _, regions in ipairs({ { slider, other }, { other, slider } }) do
        nav.push({ class = "Player", regions = regions })
        assert.same({ "ignored", "region" }, { swipe() })
      end
    end)
  end)

  describe("with the delegate replaced", function()
    before_each(function()
      assert(nav.use(path))
      nav.reset({ guards = false, gesture = "fullscreen" })
      nav.setRoot("Home")
    end)

    it("rule 64: NO for the first controller, YES for any other", function()
      assert.same({ "blocked", "root" }, { swipe(100) })
      assert.is_false(nav.frozen)
      nav.push("Page")
      assert.equal("popped", (swipe(100)))
    end)

    it("rule 67: the wrong way is NO, tested before the stack count", function()
      assert.same({ "blocked", "direction" }, { swipe(300, 50) })
      nav.push("Page")
      assert.same({ "blocked", "direction" }, { swipe(300, 50) })
      local vertical = { from = { 200, 400 }, to = { 200, 600 } }
      assert.same({ "blocked", "direction" }, { nav.pan(vertical) })
      local steep = { from = { 200, 400 }, to = { 201, 600 } }
      assert.equal("cancelled", (nav.pan(steep)), "a point the right way begins")
    end)

    it("rule 67 under right-to-left", function()
      nav.reset({ guards = false, gesture = "fullscreen", direction = "rtl" })
      nav.setRoot("Home")
      nav.push("Page")
      assert.same({ "blocked", "direction" }, { swipe(50, 300) })
      assert.equal("popped", (swipe(380, 50)))
    end)

    it("rule 68: one controller or none is NO", function()
      assert.equal("blocked", (swipe(200)))
      assert.equal(1, nav.depth)
    end)

    it("rule 69: a second finger does not start it", function()
      nav.push("Page")
      local outcome, reason = nav.pan({ from = { 100, 400 }, to = { 330, 400 }, fingers = 2 })
      assert.same({ "ignored", "fingers" }, { outcome, reason })
    end)
  end)

  describe("with fix = \"enabled\"", function()
    before_each(function()
      assert(nav.use(path, { options = { fix = "enabled" } }))
      nav.reset({ guards = false })
      nav.setRoot("Home")
    end)

    it("rule 65: at viewDidAppear the recogniser is off for the first, on for others", function()
      assert.is_true(nav.top.interactivePopDisabled)
      assert.same({ "ignored", "gesture disabled" }, { swipe() })
      nav.push("Page")
      assert.is_false(nav.top.interactivePopDisabled)
      assert.equal("popped", (swipe()))
    end)

    it("rule 66: back at the root it is off again", function()
      nav.push("Page")
      nav.pop()
      assert.same({ "ignored", "gesture disabled" }, { swipe() })
    end)

    it("a root that is no longer one swipes again; what the app switched off stays off", function()
      local home = nav.top
      nav.push({ class = "Locked", interactivePopDisabled = true })
      assert.same({ "ignored", "gesture disabled" }, { swipe() })
      nav.setStack({ "First", home })
      assert.is_false(home.interactivePopDisabled)
      nav.setStack({ "First", "Second", home })
      home.interactivePopDisabled = true
      nav.push("Third")
      nav.pop()
      assert.is_true(home.interactivePopDisabled)
    end)

    it("a root that the app itself has switched off stays off wherever it goes", function()
      local locked = nav.setRoot({ class = "Locked", interactivePopDisabled = true })
      nav.setStack({ "First", locked })
      assert.is_true(locked.interactivePopDisabled)
    end)
  end)
end)

"""#, manual: #"""
# pop_gesture_tips

The swipe that a custom back button took away, given back without the freeze.

**The original.** A custom left item or a hidden bar switches UIKit's edge swipe off. The first tip is to
become the recogniser's delegate. That brings the swipe back at the root, too, where it begins with nothing
to pop and freezes the app. So there are more tips: refuse for the first controller, or switch the recogniser
in `viewDidAppear`; let a full-screen pan ask for the direction first, then for the stack.

**Here.** The app says nothing in props.

| option | meaning |
| --- | --- |
| `fix` | `"shouldBegin"` (default): refuses at the root; `"enabled"`: the swipe is switched off at the root, by `viewDidAppear` |

Rules 61, 62, 64 to 69 and 71. The freeze of rule 63 is the host's to show: `nav.reset{guards = false}`, and see
`scripts/root_swipe_freeze.lua`. The leftward pop of rule 70 is not reproduced.

**Improvements.** Loaded once, it holds for every screen. It leaves a slider's drag to the slider.

```lua
local function swipe() return nav.pan({ from = { 5, 400 }, to = { 320, 400 } }) end

nav.setRoot("Home")
nav.push({ class = "Page", customBackButton = true })
print("without it", swipe())

nav.use("plugins/pop_gesture_tips")
print("with it", swipe())
print("at the root", swipe())
```

```text
without it	ignored	custom back button
with it	popped
at the root	ignored	root
```

## What it decides

<!-- decisions: made by navhost prove; see docs/proving.md -->

```text
gestureShouldBegin of pop_gesture_tips: asked about every controller
  direction is "rtl" and (translation.x * -1) <= 0    deny: direction  line 41
  direction is "rtl" and index is 1                   deny: root       line 44
  (direction is "rtl" and the loop of line 20 ends) or (direction is "rtl" and regions[its place].handles is "vertical")  allow            line 47
  (direction is "rtl" and regions[its place].offset is nil or false) or (direction is "rtl" and regions[its place].offset > 0)  abstain          line 49
  direction is "rtl"                                  allow            line 47
  (translation.x * 1) <= 0                            deny: direction  line 41
  index is 1                                          deny: root       line 44
  the loop of line 20 ends or regions[its place].handles is "vertical"  allow            line 47
  regions[its place].offset is nil or false or regions[its place].offset > 0  abstain          line 49
  otherwise                                           allow            line 47
  faults if regions[its place].offset is not nil or false or a number, or regions[its place] is nil
  complete: for every value of every type
```

<!-- end of decisions -->

"""#),
    ShippedPlugin(name: "qmui_can_pop", code: #"""
-- QMUI's canPopViewController, as a policy.
--
-- The original asks shouldPopViewControllerByBackButtonOrPopGesture: (in short: canPop) with a flag
-- that separates taps from swipes, before UIKit does anything (rules 27 and 29). Code never asks it
-- (rule 34). If a screen's forceEnableInteractivePopGestureRecognizer is YES, a swipe that UIKit
-- would refuse begins all the same, if that is safe: never at the root, during a transition, or
-- with a disabled recognizer (rules 32, 33 and 36).
--
-- The app sets these props:
--   canPopViewController  a bool for both ways out, or {backButton = bool, gesture = bool}.
--                         Unset is YES (rule 35).
--   forceEnableInteractivePopGestureRecognizer  (bool)
--
-- Options:
--   alsoAsk  a list of further sources to treat as a tap, {"customBackButton", "backMenu"} say.
--
-- In the original, a screen that returns NO may do something else instead. Here that is the action
-- "shouldPopViewControllerByBackButtonOrPopGesture" with the flag, {byPopGesture = bool}, which the app
-- handles.
--
-- The mistakes of the original's first design (rules 24 to 26, 33) have no option here: the hook that
-- runs decides whether it is a swipe; nothing is remembered from before.

local options = ...

local sources = { "backButton" }
for _, source in ipairs(options.alsoAsk or {}) do
  sources[#sources + 1] = source
end

local function no(byPopGesture)
  perform("shouldPopViewControllerByBackButtonOrPopGesture", { byPopGesture = byPopGesture })
  return false, byPopGesture and "canPop(byGesture: YES) answered NO" or "canPop(byGesture: NO) answered NO"
end

local function canPop(controller, exit)
  local wish = controller.props.canPopViewController
  if wish == nil or type(wish) == "boolean" then
    return wish
  end
  return wish[exit]
end

-- Whether the area under the finger has a sideways drag of its own: a slider, or a pager that is
-- not at its first page. Forcing the pop there would take the slider away.
local function isOnDragArea(controller, gesture)
  for index = #controller.regions, 1, -1 do
    local region = controller.regions[index]
    if region.name == gesture.region then
      return region.handles ~= "vertical" and (region.offset or 1) > 0
    end
  end
end

return {
  version = "1.0.0",
  api = 2,
  description = "QMUI: canPop is asked with the way out, and the swipe can be forced on.",
  sources = sources,

  -- canPop(byGesture: NO)
  shouldPop = function(controller)
    local answer = canPop(controller, "backButton")
    if answer == false then
      return no(false)
    end
    return answer
  end,

  -- canPop(byGesture: YES), then the force. A yes here would lift the guards, so canPop alone says
  -- nothing: where UIKit refuses, the swipe does not begin (rule 30).
  gestureShouldBegin = function(controller, gesture)
    if canPop(controller, "gesture") == false then
      return no(true)
    end
    local forced = controller.props.forceEnableInteractivePopGestureRecognizer
    if forced and not controller.isRoot and not isOnDragArea(controller, gesture) then
      return true
    end
  end,
}

"""#, spec: #"""
describe("qmui_can_pop", function()
  local path = "plugins/qmui_can_pop"

  local function push(canPop, settings)
    local spec = settings or {}
    spec.class = spec.class or "Editor"
    spec.props = spec.props or {}
    spec.props.canPopViewController = canPop
    return nav.push(spec)
  end

  local function swipe(from)
    return nav.pan({ from = { from or 5, 400 }, to = { 330, 400 } })
  end

  local function forced(settings)
    local spec = settings or {}
    spec.props = { forceEnableInteractivePopGestureRecognizer = true }
    return push(nil, spec)
  end

  local function timesAsked()
    local count = 0
    for _, step in ipairs(nav.explain().steps) do
      count = count + (step.by == "qmui_can_pop" and 1 or 0)
    end
    return count
  end

  before_each(function()
    assert(nav.use(path))
    nav.setRoot({ class = "Home", title = "Home" })
  end)

  it("says what it is", function()
    assert.equal("1.0.0", nav.plugins()[1].version)
  end)

  describe("taps", function()
    it("rule 20: popped by code, no policy is asked", function()
      push(false)
      assert.equal("popped", (nav.pop()))
      assert.equal(0, timesAsked())
    end)

    it("rule 21: a tap asks canPop(top, byGesture: NO)", function()
      push({ backButton = false, gesture = true })
      assert.same({ "blocked", "canPop(byGesture: NO) answered NO" }, { nav.tapBack() })
    end)

    it("rules 22 and 27: NO, and nothing at all happens to stack and bar", function()
      push(false)
      local bar = nav.bar
      assert.equal("blocked", (nav.tapBack()))
      assert.equal(2, nav.depth)
      assert.same(bar, nav.bar)
    end)

    it("rule 21: what the screen does instead is an action, with the flag, after a no alone", function()
      local done = {}
      nav.onAction("shouldPopViewControllerByBackButtonOrPopGesture", function(_, data)
        table.insert(done, data.byPopGesture)
      end)
      push(false)
      nav.tapBack()
      assert.same({ false }, done)
      swipe()
      assert.same({ false, true }, done)
      nav.top.props.canPopViewController = true
      nav.tapBack()
      assert.same({ false, true }, done)
    end)

    it("rule 28: YES, and the stack shortens by one", function()
      push(true)
      push(true)
      assert.equal("popped", (nav.tapBack()))
      assert.equal(2, nav.depth)
      assert.is_true(nav.explain().steps[1].answer)
    end)

    it("rule 34: code is never asked, by no call", function()
      local home = nav.top
      push(false)
      assert.equal("popped", (nav.popTo(home)))
      push(false)
      push(false)
      assert.equal("popped", (nav.popToRoot()))
      push(false)
      assert.is_not_nil(nav.setStack({ home }))
      push(false)
      assert.equal("popped", (nav.requestPop()))
    end)

    it("rule 35: not implemented is YES", function()
      push(nil)
      assert.equal("popped", (nav.tapBack()))
      push(nil)
      assert.equal("popped", (swipe()))
      push({})
      assert.equal("popped", (nav.tapBack()))
    end)

    it("asks for further sources by an option", function()
      nav.plugins()[1]:unload()
      assert(nav.use(path, { options = { alsoAsk = { "customBackButton", "backMenu" } } }))
      push({ backButton = false })
      assert.equal("blocked", (nav.backMenu(1)))
      assert.equal("blocked", (nav.tapBack()))
      nav.top.customBackButton = true
      assert.equal("blocked", (nav.tapBack()))
    end)
  end)

  describe("swipes", function()
    it("rules 23 and 29: a swipe asks canPop(top, byGesture: YES) first", function()
      push({ backButton = true, gesture = false })
      assert.same({ "blocked", "canPop(byGesture: YES) answered NO" }, { swipe() })
      assert.equal("popped", (nav.tapBack()))
    end)

    it("rules 23 and 29: a swipe of every kind is asked as a swipe, and once", function()
      for kind, at in pairs({
        edge = { from = 5 }, fullscreen = { from = 200, gesture = "fullscreen" },
        content = { from = 200, ios = 26 },
      }) do
        nav.reset({ gesture = at.gesture, ios = at.ios })
        nav.setRoot({ class = "Home", title = "Home" })
        local pan = { from = { at.from, 400 }, to = { 389, 400 }, duration = 0.1 }
        push({ backButton = false, gesture = true })
        assert.equal("popped", (nav.pan(pan)), kind)
        assert.equal(1, timesAsked(), kind)
        push({ backButton = true, gesture = false })
        assert.equal("blocked", (nav.pan(pan)), kind)
      end
    end)

    it("rule 34: what is neither a tap nor a swipe is not asked", function()
      push(false)
      assert.equal("popped", (nav.escape()))
      push(false)
      assert.equal("popped", (nav.backMenu(1)))
      push({ backButton = false }, { customBackButton = true })
      assert.equal("popped", (nav.tapBack()))
      local sheet = nav.present({ class = "Editor", props = { canPopViewController = false } })
      assert.equal("dismissed", (sheet.swipeDown()))
      push(false)
      assert.equal("popped", (nav.tabs({ "Other" }).select(1)))
    end)

    it("rule 24 is not reproduced: one swipe puts the question once, to the top", function()
      push(false, { class = "Below" })
      push(true, { class = "Top" })
      assert.equal("popped", (swipe()))
      assert.equal(1, timesAsked())
    end)

    it("rule 26 is not reproduced: a tap after a refused swipe is a tap", function()
      push({ backButton = true, gesture = false })
      swipe()
      assert.equal("popped", (nav.tapBack()))
    end)

    it("rule 30: canPop YES does not help where UIKit says no", function()
      push(true, { customBackButton = true })
      assert.same({ "ignored", "custom back button" }, { swipe() })
    end)

    it("rule 32: forced on with a custom item, without a back button, with a hidden bar", function()
      for _, setting in ipairs({ "customBackButton", "hidesBackButton", "barHidden" }) do
        forced({ [setting] = true })
        assert.equal("popped", (swipe()))
      end
    end)

    it("rule 32: what UIKit accepts begins with or without the force", function()
      for _, force in ipairs({ true, false }) do
        push(nil, { props = { forceEnableInteractivePopGestureRecognizer = force } })
        assert.equal("popped", (swipe()))
      end
    end)

    it("rule 32: what UIKit refuses stays refused without the force", function()
      for _, setting in ipairs({ "customBackButton", "hidesBackButton", "barHidden" }) do
        push(nil, { [setting] = true })
        assert.same({ "ignored", "custom back button" }, { swipe() })
        nav.top.props.forceEnableInteractivePopGestureRecognizer = false
        assert.same({ "ignored", "custom back button" }, { swipe() })
        nav.top.props.forceEnableInteractivePopGestureRecognizer = true
        assert.equal("popped", (swipe()))
      end
    end)

    it("rule 32: the force does not outvote canPop", function()
      push(false, { props = { forceEnableInteractivePopGestureRecognizer = true } })
      assert.equal("blocked", (swipe()))
    end)

    it("rule 32: the force needs a stack of more than one", function()
      nav.reset({ guards = false })
      nav.setRoot({ class = "Home", props = { forceEnableInteractivePopGestureRecognizer = true } })
      swipe()
      local steps = nav.explain().steps
      assert.equal("qmui_can_pop", steps[#steps].by)
      assert.is_nil(steps[#steps].answer)
      swipe() -- thaws
      nav.push({ class = "Editor", customBackButton = true,
        props = { forceEnableInteractivePopGestureRecognizer = true } })
      swipe()
      steps = nav.explain().steps
      assert.equal("qmui_can_pop", steps[#steps].by)
      assert.is_true(steps[#steps].answer)
    end)

    it("rule 33: not forced while a push animates", function()
      nav.push({ class = "Editor", props = { forceEnableInteractivePopGestureRecognizer = true } },
        { settle = false })
      assert.same({ "ignored", "transition" }, { swipe() })
      assert.is_false(nav.frozen)
    end)

    it("rule 33: what UIKit refuses stays refused while a push animates, and is forced after it",
      function()
        forced({ customBackButton = true })
        nav.push({ class = "Editor", customBackButton = true,
          props = { forceEnableInteractivePopGestureRecognizer = true } }, { settle = false })
        local quick = { from = { 5, 400 }, to = { 330, 400 }, duration = 0.1 }
        assert.same({ "ignored", "transition" }, { nav.pan(quick) })
        assert.equal("push", nav.transition.kind)
        nav.settle()
        assert.equal("popped", (nav.pan(quick)))
      end)

    it("rule 33: what UIKit accepts while a push animates is accepted all the same", function()
      nav.reset({ ios = 26 })
      nav.setRoot("Home")
      for _, force in ipairs({ true, false }) do
        nav.push({ class = "Editor", props = { forceEnableInteractivePopGestureRecognizer = force } },
          { settle = false })
        assert.equal("popped", (nav.pan({ from = { 5, 400 }, to = { 330, 400 }, duration = 0.1 })))
        assert.equal(0, timesAsked())
      end
    end)

    it("rule 36: not forced where the recogniser is switched off", function()
      forced({ interactivePopDisabled = true })
      assert.same({ "ignored", "gesture disabled" }, { swipe() })
    end)

    it("of two areas the one under the finger counts, whichever is listed first", function()
      local slider = { name = "slider", frame = { 0, 300, 390, 200 }, handles = "horizontal" }
      local other = { name = "other", frame = { 0, 0, 390, 100 }, handles = "vertical" }
      for _, regions in ipairs({ { slider, other }, { other, slider } }) do
        forced({ regions = regions })
        assert.same({ "ignored", "region" }, { swipe() })
      end
    end)

    it("a slider keeps its drag, a list does not", function()
      local frame = { 0, 300, 390, 200 }
      forced({ regions = { { name = "slider", frame = frame, handles = "horizontal" } } })
      assert.same({ "ignored", "region" }, { swipe() })
      forced({
        customBackButton = true,
        regions = {
          { name = "pages", frame = frame, handles = "all", offset = 0 },
          { name = "other", frame = { 0, 0, 390, 100 }, handles = "horizontal" },
        },
      })
      assert.equal("popped", (swipe()))
      forced({
        customBackButton = true,
        regions = { { name = "list", frame = frame, handles = "vertical" } },
      })
      assert.equal("popped", (swipe()))
      forced({
        customBackButton = true,
        regions = { { name = "pages", frame = frame, handles = "all", offset = 120 } },
      })
      assert.same({ "ignored", "custom back button" }, { swipe() })
    end)
  end)
end)

"""#, manual: #"""
# qmui_can_pop

QMUI's interception of the back button and the swipe, and its forced swipe.

**The original.** `UINavigationController+QMUI` asks the top controller whether it can be popped, with a
flag that distinguishes a tap from a swipe, before UIKit does anything. A screen can also force the swipe on if
UIKit would refuse it, for a custom back button or a hidden bar.

**Here.**

| props | meaning |
| --- | --- |
| `canPopViewController` | a bool for both, or `{backButton = bool, gesture = bool}`; unset is yes |
| `forceEnableInteractivePopGestureRecognizer` | `true`: the swipe also begins with a custom item or a hidden bar |

After a deny the action `shouldPopViewControllerByBackButtonOrPopGesture` runs instead, with
`{byPopGesture = bool}`: its handler does what the original's method does in addition to answering.

| option | meaning |
| --- | --- |
| `alsoAsk` | further sources to treat as a tap: `{"customBackButton", "backMenu"}` |

Rules 19 to 36. Code is never asked (34). The force gives way to a transition, a switched-off swipe and the
root (32, 33, 36), and to a slider under the finger. Rules 37 and 38 are the recognisers' own business; 39 to 53
are the host's. The mistakes of the first design (24 to 26) cannot happen: nothing is remembered from one
gesture to the next.

**Improvements.** One question for one swipe, put to the screen that would leave. The reason says which
way out was refused.

```lua
nav.use("plugins/qmui_can_pop")
nav.setRoot("Home")

local function swipe() return nav.pan({ from = { 5, 400 }, to = { 320, 400 } }) end

nav.push({ class = "Editor", props = { canPopViewController = { backButton = true, gesture = false } } })
print("a swipe", swipe())
print("a tap", nav.tapBack())

local page = nav.push({ class = "Page", customBackButton = true })
print("a custom button", swipe())
page.props.forceEnableInteractivePopGestureRecognizer = true
print("forced", swipe())
```

```text
a swipe	blocked	canPop(byGesture: YES) answered NO
a tap	popped
a custom button	ignored	custom back button
forced	popped
```

## What it decides

<!-- decisions: made by navhost prove; see docs/proving.md -->

```text
shouldPop of qmui_can_pop: asked about every controller, by backButton
  props.canPopViewController is nil               abstain                                       line 67
  props.canPopViewController is false             deny: canPop(byGesture: NO) answered NO; does shouldPopViewControllerByBackButtonOrPopGesture {byPopGesture = false}  line 65
  props.canPopViewController is a boolean         allow                                         line 67
  props.canPopViewController is a text            abstain                                       line 67
  props.canPopViewController.backButton is false  deny: canPop(byGesture: NO) answered NO; does shouldPopViewControllerByBackButtonOrPopGesture {byPopGesture = false}  line 65
  props.canPopViewController.backButton is nil    abstain                                       line 67
  otherwise                                       allow                                         line 67
  faults if props.canPopViewController.backButton is not nil or a boolean, or props.canPopViewController is a number
  complete: for every value of every type

gestureShouldBegin of qmui_can_pop: asked about every controller
  (props.canPopViewController is nil and props.forceEnableInteractivePopGestureRecognizer is nil or false) or (props.canPopViewController is nil and index is 1)  abstain                                       line 80
  (props.canPopViewController is nil and the loop of line 47 ends) or (props.canPopViewController is nil and regions[its place].handles is "vertical")  allow                                         line 78
  (props.canPopViewController is nil and regions[its place].offset is nil or false) or (props.canPopViewController is nil and regions[its place].offset > 0)  abstain                                       line 80
  props.canPopViewController is nil                   allow                                         line 78
  props.canPopViewController is false                 deny: canPop(byGesture: YES) answered NO; does shouldPopViewControllerByBackButtonOrPopGesture {byPopGesture = true}  line 74
  (props.canPopViewController is a boolean and props.forceEnableInteractivePopGestureRecognizer is nil or false) or (props.canPopViewController is a boolean and index is 1)  abstain                                       line 80
  (props.canPopViewController is a boolean and the loop of line 47 ends) or (props.canPopViewController is a boolean and regions[its place].handles is "vertical")  allow                                         line 78
  (props.canPopViewController is a boolean and regions[its place].offset is nil or false) or (props.canPopViewController is a boolean and regions[its place].offset > 0)  abstain                                       line 80
  props.canPopViewController is a boolean             allow                                         line 78
  (props.canPopViewController is a text and props.forceEnableInteractivePopGestureRecognizer is nil or false) or (props.canPopViewController is a text and index is 1)  abstain                                       line 80
  (props.canPopViewController is a text and the loop of line 47 ends) or (props.canPopViewController is a text and regions[its place].handles is "vertical")  allow                                         line 78
  (props.canPopViewController is a text and regions[its place].offset is nil or false) or (props.canPopViewController is a text and regions[its place].offset > 0)  abstain                                       line 80
  props.canPopViewController is a text                allow                                         line 78
  props.canPopViewController.gesture is false         deny: canPop(byGesture: YES) answered NO; does shouldPopViewControllerByBackButtonOrPopGesture {byPopGesture = true}  line 74
  props.forceEnableInteractivePopGestureRecognizer is nil or false or index is 1  abstain                                       line 80
  the loop of line 47 ends or regions[its place].handles is "vertical"  allow                                         line 78
  regions[its place].offset is nil or false or regions[its place].offset > 0  abstain                                       line 80
  otherwise                                           allow                                         line 78
  faults if regions[its place].offset is not nil or false or a number, or regions[its place] is nil, or props.canPopViewController is a number
  complete: for every value of every type
```

<!-- end of decisions -->

"""#),
    ShippedPlugin(name: "should_pop_vc", code: #"""
-- The shouldPopVC of a BaseViewController, as a policy.
--
-- In the original every screen inherits from BaseViewController. Its popViewController helper asks
-- shouldPopVC, which a screen may override, and pops if the result is YES. A custom button is
-- wired to the helper. The system's button, the swipe and popViewController itself do not ask it
-- (rules 4 to 6), so the sources below are the whole scheme.
--
-- The app sets these props: shouldPopVC (bool). Unset is YES (rule 3).

return {
  version = "1.0.0",
  api = 4,
  description = "BaseViewController: own back code and custom buttons ask shouldPopVC.",

  -- "request" is the helper called by code, "customBackButton" a custom button wired to it.
  sources = { "request", "customBackButton" },

  shouldPop = function(controller)
    local answer = controller.props.shouldPopVC
    if answer == false then
      return false, "shouldPopVC answered NO"
    end
    return answer
  end,
}

"""#, spec: #"""
describe("should_pop_vc", function()
  local plugin

  before_each(function()
    plugin = assert(nav.use("plugins/should_pop_vc"))
    nav.setRoot("Home")
  end)

  -- A screen with a custom button, as the base class gives it one.
  local function push(answer)
    return nav.push({ class = "Form", customBackButton = true, props = { shouldPopVC = answer } })
  end

  local function timesAsked()
    local count = 0
    for _, step in ipairs(nav.explain().steps) do
      count = count + (step.by == "should_pop_vc" and 1 or 0)
    end
    return count
  end

  it("says what it is", function()
    assert.equal("should_pop_vc", plugin.name)
    assert.equal("1.0.0", plugin.version)
  end)

  it("rule 1: YES, and the helper pops, animated", function()
    push(true)
    assert.equal("popped", (nav.requestPop()))
    assert.equal("Home", nav.top.class)
    assert.is_true(nav.explain().steps[1].answer)
    for _, event in ipairs(nav.events()) do
      if event.name == "pop" then
        assert.is_true(event.animated)
      end
    end
  end)

  it("rule 2: NO, and the stack is unchanged and nothing else is called", function()
    push(false)
    local before = nav.events()
    assert.same({ "blocked", "shouldPopVC answered NO" }, { nav.requestPop() })
    assert.equal("Form", nav.top.class)
    for _, event in ipairs(nav.events(before[#before].index)) do
      assert.equal("decision", event.name)
    end
  end)

  it("rule 3: not implemented, and the helper pops", function()
    push(nil)
    assert.equal("popped", (nav.requestPop()))
    assert.is_nil(nav.explain().steps[1].answer)
  end)

  it("rule 4: popViewController itself does not ask", function()
    push(false)
    assert.equal("popped", (nav.pop()))
  end)

  it("rule 5: the swipe does not ask", function()
    nav.push({ class = "Form", props = { shouldPopVC = false } })
    assert.equal("popped", (nav.pan({ from = { 5, 400 }, to = { 300, 400 } })))
  end)

  it("rule 6: the system's button does not ask, a custom one does", function()
    nav.push({ class = "Form", props = { shouldPopVC = false } })
    assert.equal("popped", (nav.tapBack()))
    push(false)
    assert.equal("blocked", (nav.tapBack()))
  end)

  it("rule 7: at the root the helper does nothing", function()
    nav.top.props.shouldPopVC = true
    assert.same({ "ignored", "root" }, { nav.requestPop() })
    assert.equal("Home", nav.top.class)
  end)

  it("rule 8: one call of the helper asks once", function()
    push(true)
    nav.requestPop()
    assert.equal(1, timesAsked())
  end)
end)

"""#, manual: #"""
# should_pop_vc

A base class with a `shouldPopVC` method, as many apps have one.

**The original.** Every screen inherits from `BaseViewController`. Its `popViewController` helper asks
`shouldPopVC`, which a screen may override, and, if the answer is YES, pops, animated. A custom back
button is wired to the helper. The system's button, the swipe and `popViewController` on the navigation
controller pass it by.

**Here.**

| props | meaning |
| --- | --- |
| `shouldPopVC` | `false`: the screen stays; `true` or unset: it may go |

The plugin is asked for the sources `"request"` (the helper called by code) and `"customBackButton"` (a button
wired to it), and for nothing else: section 1, rules 1 to 8.

**Improvements.** No base class. A refusal has a reason that `nav.explain` shows. To cover the swipe and
the system's button as well, add two words to `sources`.

```lua
nav.use("plugins/should_pop_vc")
nav.setRoot("Home")
nav.push({ class = "Form", customBackButton = true, props = { shouldPopVC = false } })

print("custom button", nav.tapBack())
print("own code", nav.requestPop())
nav.top.props.shouldPopVC = true
print("once allowed", nav.tapBack())
```

```text
custom button	blocked	shouldPopVC answered NO
own code	blocked	shouldPopVC answered NO
once allowed	popped
```

## What it decides

<!-- decisions: made by navhost prove; see docs/proving.md -->

```text
shouldPop of should_pop_vc: asked about every controller, by request, customBackButton
  props.shouldPopVC is false  deny: shouldPopVC answered NO  line 21
  props.shouldPopVC is nil    abstain                        line 23
  otherwise                   allow                          line 23
  faults if props.shouldPopVC is not nil or a boolean
  complete: for every value of every type
```

<!-- end of decisions -->

"""#),
    ShippedPlugin(name: "unified_back_style", code: #"""
-- The unified back style, as a policy.
--
-- The original overrides backBarButtonItem for the whole app, so that every pushed screen shows the
-- arrow alone (rule 72). A screen that wants a title sets showPreviousViewTitleAsBackButtonTitle and
-- gets the title below it, read in viewWillAppear (rules 73, 75 and 76). The color comes from the
-- luminance of the bar (rule 79), unless one was forced (rule 81).
--
-- The app sets these props:
--   showPreviousViewTitleAsBackButtonTitle  (bool) the previous title; false is as if unset (77)
--   backButtonText         its own string, if there is no previous title to show (rule 78)
--   backButtonForcedColor  a color, or "auto". Once forced it stays: neither "auto" nor taking the
--                          prop away clears it, only another color does (rules 82 to 84).
--
-- Options:
--   secondLevelShowsTitle  true: rule 89 of the article, "< Workbench" on the second level and "<"
--                          on every deeper one, without any prop.

local options = ...

local function wantsPreviousTitle(controller)
  if options.secondLevelShowsTitle and controller.index == 2 then
    return true
  end
  return controller.props.showPreviousViewTitleAsBackButtonTitle
end

return {
  version = "1.0.0",
  description = "Only the arrow, or the previous title, in a color that is readable on its bar.",

  backTitle = function(controller, back)
    local text = controller.props.backButtonText
    if text then
      return text
    end
    if not wantsPreviousTitle(controller) then
      return ""
    end
    -- The first to ask after the screen appears reads the title; later changes wait for the next
    -- appearance (rule 76).
    local state = controller.state
    state.title = state.title or back.previousTitle or ""
    return state.title
  end,

  willDisappear = function(controller)
    controller.state.title = nil
  end,

  -- "auto" is the rule of 79 and 85: black above a luminance of 186/256, else white, by the first
  -- stop of a gradient.
  backColor = function(controller)
    local wish = controller.props.backButtonForcedColor
    if wish and wish ~= "auto" then
      controller.state.forced = color(wish)
    end
    return controller.state.forced or "auto"
  end,
}

"""#, spec: #"""
describe("unified_back_style", function()
  local path = "plugins/unified_back_style"

  before_each(function()
    nav.setRoot({ class = "Home", title = "Workbench" })
  end)

  local function push(props, settings)
    local spec = settings or {}
    spec.class = spec.class or "Page"
    spec.props = props
    return nav.push(spec)
  end

  local function shown()
    return nav.bar.back.title
  end

  local function color()
    return nav.bar.back.color
  end

  it("says what it is", function()
    assert.equal("1.0.0", assert(nav.use(path)).version)
  end)

  describe("the text", function()
    before_each(function()
      assert(nav.use(path))
    end)

    it("rule 72: without configuration it is the arrow alone", function()
      push()
      assert.equal("", shown())
    end)

    it("rule 73: on wish it is the title of the controller below", function()
      push({ showPreviousViewTitleAsBackButtonTitle = true })
      assert.equal("Workbench", shown())
    end)

    it("rule 73: no title below is no text", function()
      push()
      push({ showPreviousViewTitleAsBackButtonTitle = true })
      assert.equal("", shown())
    end)

    it("rule 74: at the root there is none", function()
      local asked = 0
      nav.hook("Root", "backTitle", function()
        asked = asked + 1
      end)
      local props = { showPreviousViewTitleAsBackButtonTitle = true, backButtonText = "Close" }
      local roots = {
        function() nav.setRoot({ class = "Root", props = props }) return nav end,
        function() return nav.embed(nav.top, { class = "Root", props = props }) end,
        function() return nav.present({ class = "Root", props = props }) end,
      }
      for number, make in ipairs(roots) do
        assert.is_nil(make().bar.back, number)
      end
      assert.equal(0, asked)
    end)

    it("rule 75: set before the push, it takes effect when the screen appears", function()
      local page = push()
      nav.pop()
      page.props.showPreviousViewTitleAsBackButtonTitle = true
      nav.push(page)
      assert.equal("Workbench", shown())
    end)

    it("rule 76: a changed title below shows when the screen appears next, not at once", function()
      push({ showPreviousViewTitleAsBackButtonTitle = true })
      nav.top.previous.title = "Desk"
      assert.equal("Workbench", shown())
      nav.push("Detail")
      nav.pop()
      assert.equal("Desk", shown())
    end)

    it("rule 77: false, set by hand, applies nothing: the arrow alone stays", function()
      push({ showPreviousViewTitleAsBackButtonTitle = false })
      assert.equal("", shown())
    end)

    it("rule 78: where there is no previous title, the text is given by hand", function()
      local inner = nav.embed(nav.top, { class = "Inner",
        props = { showPreviousViewTitleAsBackButtonTitle = true } })
      assert.is_nil(inner.bar.back)
      inner.push({ class = "Page", props = { showPreviousViewTitleAsBackButtonTitle = true } })
      assert.equal("", inner.bar.back.title)
      inner.top.props.backButtonText = "Close"
      assert.equal("Close", inner.bar.back.title)
    end)
  end)

  describe("the colour", function()
    before_each(function()
      assert(nav.use(path))
    end)

    it("rules 79 and 80: black above 186/256 of luminance, else white", function()
      local expected = {
        white = "#000000", black = "#ffffff", lime = "#ffffff", yellow = "#000000",
        cyan = "#ffffff",
      }
      for bar, item in pairs(expected) do
        push(nil, { barColor = bar, backColor = "red" })
        assert.equal(item, color())
      end
      push(nil, { barColor = { 0.72, 0.72, 0.72 }, backColor = "red" })
      assert.equal("#ffffff", color())
      push(nil, { barColor = { 0.73, 0.73, 0.73 }, backColor = "red" })
      assert.equal("#000000", color())
    end)

    it("rule 81: a forced colour is used whatever the bar", function()
      push({ backButtonForcedColor = "#ff0000" }, { barColor = "black" })
      assert.equal("#ff0000", color())
      nav.top.barColor = "white"
      assert.equal("#ff0000", color())
    end)

    it("rule 81: in any form that is a colour", function()
      push({ backButtonForcedColor = { 1, 0, 0 } })
      assert.equal("#ff0000", color())
    end)

    it("rule 82: automatic after a forced colour does not clear it", function()
      push({ backButtonForcedColor = "#ff0000" })
      nav.top.props.backButtonForcedColor = "auto"
      nav.top.barColor = "black"
      assert.equal("#ff0000", color())
    end)

    it("rule 83: nil stores nothing: automatic, or what was forced before", function()
      push()
      assert.equal("#000000", color())
      push({ backButtonForcedColor = "#ff0000" })
      nav.top.props.backButtonForcedColor = nil
      nav.top.barColor = "black"
      assert.equal("#ff0000", color())
    end)

    it("rule 84: the later forced colour wins", function()
      push({ backButtonForcedColor = "#ff0000" })
      nav.top.props.backButtonForcedColor = "#00ff00"
      nav.top.barColor = "black"
      assert.equal("#00ff00", color())
    end)

    it("rule 85: of a gradient the first stop counts; without stops it is white", function()
      push(nil, { barColor = { "black", "white" }, backColor = "red" })
      assert.equal("#ffffff", color())
      push(nil, { barColor = {}, backColor = "red" })
      assert.equal("#000000", color())
    end)

    it("rule 86: the bar's colour changes, and the item's with it, the text still there", function()
      push({ showPreviousViewTitleAsBackButtonTitle = true }, { backColor = "red" })
      assert.equal("#000000", color())
      nav.top.barColor = "navy"
      assert.equal("#ffffff", color())
      assert.equal("Workbench", shown())
    end)

    it("rule 88: no colour at all has a stated answer: the bar is white, the item black", function()
      push(nil, { backColor = "red" })
      assert.equal("#000000", color())
    end)
  end)

  describe("with secondLevelShowsTitle", function()
    it("rule 89: the second level shows the first one's name, deeper ones the arrow", function()
      assert(nav.use(path, { options = { secondLevelShowsTitle = true } }))
      nav.push({ class = "Page", title = "Orders" })
      assert.equal("Workbench", shown())
      nav.push("Page")
      assert.equal("", shown())
      push({ showPreviousViewTitleAsBackButtonTitle = true })
      nav.pop()
      nav.pop()
      assert.equal("Workbench", shown())
    end)
  end)
end)

"""#, manual: #"""
# unified_back_style

One look for every back button of an app.

**The original.** An article, later copied into many apps. `backBarButtonItem` is overridden so that every
pushed screen shows the arrow alone. A screen that wants text sets a property and gets the previous title, read
in `viewWillAppear`. The colour is black or white by the luminance of the bar, unless one was forced.

**Here.**

| props | meaning |
| --- | --- |
| `showPreviousViewTitleAsBackButtonTitle` | `true`: the title of the screen below |
| `backButtonText` | a title of its own |
| `backButtonForcedColor` | a colour that stays, whatever the bar; `"auto"` and nil do not clear it |

| option | meaning |
| --- | --- |
| `secondLevelShowsTitle` | `true`: the second level shows the title, deeper ones the arrow (rule 89) |

Rules 72 to 86, 88 and 89. The host gives the arrow the text's colour (87). A bar without any colour
counts as white (88, where the article's code reads undefined numbers).

**Improvements.** A new colour of the bar reaches the button at once. The long-press menu keeps its titles.
A title that is too long for the bar becomes "Back", as the system's does.

```lua
nav.use("plugins/unified_back_style")
nav.setRoot({ class = "Home", title = "Workbench" })

local function open(props, barColor)
  nav.push({ class = "Page", title = "Page", props = props, barColor = barColor })
  print(("%q in %s on %s"):format(nav.bar.back.title, nav.bar.back.color, nav.bar.color))
end

open()
open({ showPreviousViewTitleAsBackButtonTitle = true }, "midnightblue")
open({ backButtonText = "Close", backButtonForcedColor = "#ff3b30" }, "midnightblue")
```

```text
"" in #000000 on #ffffff
"Page" in #ffffff on #191970
"Close" in #ff3b30 on #191970
```

## What it decides

<!-- decisions: made by navhost prove; see docs/proving.md -->

```text
backTitle of unified_back_style: asked about every controller
  props.backButtonText is neither nil nor false       props.backButtonText  line 34
  props.showPreviousViewTitleAsBackButtonTitle is nil or false  ""                    line 37
  state.title is a text                               state.title           line 43
  previousTitle is a text                             previousTitle         line 43
  otherwise                                           ""                    line 43
  faults if props.backButtonText is not nil or false or a text
  complete: for every value of every type

backColor of unified_back_style: asked about every controller
  props.backButtonForcedColor is nil or false and state.forced is a text  state.forced                        line 57
  props.backButtonForcedColor is nil or false         "auto"                              line 57
  props.backButtonForcedColor is not "auto"           color(props.backButtonForcedColor)  line 57
  state.forced is a text                              state.forced                        line 57
  otherwise                                           "auto"                              line 57
  faults if state.forced is not a colour, or color(props.backButtonForcedColor) is not a colour, or props.backButtonForcedColor is not a colour
  complete: for every value of every type
```

<!-- end of decisions -->

"""#),
  ]
}

---@meta
-- What a plugin and a script may use, for the Lua language server. The manual, the help, completion and
-- `navhost check` read it, too; sections begin with `-- #`. `(exact)` is a table that Lua hands in.
--
-- In a plugin, write `---@type navhost.Plugin` above the table that the file returns.

---Booleans, numbers, strings, and tables of them, at most 32 deep and 64 KiB.
---@alias navhost.Data boolean|number|string|table

---A table of data.
---@alias navhost.Record table

---`"#rgb"`, `"#rrggbb"`, `"#rrggbbaa"`, a CSS colour name, `{r, g, b[, a]}` with 0…1, or `"auto"`.
---@alias navhost.Color string|number[]

---A colour, or a list of colours: the stops of a gradient.
---@alias navhost.Fill navhost.Color|navhost.Color[]

-- # words

---The way in which somebody asks for a pop.
---@alias navhost.PopSource
---| "backButton" # a tap on the system's back button
---| "customBackButton" # a tap on the custom back button
---| "backMenu" # an entry of the back button's long-press menu
---| "edgeGesture" # a swipe from the leading edge
---| "fullscreenGesture" # a swipe that may start anywhere
---| "contentGesture" # a pan on the content, iOS 26
---| "escape" # VoiceOver's two-finger scrub: `nav.escape`
---| "sheetSwipe" # a presented sheet is dragged down
---| "tabBar" # the selected tab is tapped again
---| "tapOutside" # a tap beside a popover or a form sheet
---| "deepLink" # a link from outside replaces the stack: `nav.setStack` with `ask = true`
---| "request" # the app's own back code: `nav.requestPop`
---| "programmatic" # your code, without asking: `nav.pop`, `nav.popTo`, `nav.popToRoot`

---How an attempt to leave ended.
---@alias navhost.Outcome
---| "popped" # it happened
---| "dismissed" # a presentation has left
---| "pushed" # a push that waited for an answer happened
---| "selected" # another tab is shown
---| "blocked" # a policy said no
---| "deferred" # a question is open
---| "cancelled" # an interactive pop went back
---| "ignored" # nothing could begin; the reason names the guard

---The name of an event.
---@alias navhost.EventName
---| "push" # a controller was pushed (animated, depth)
---| "pop" # a controller has left (source, target, count, animated, dismisses, id)
---| "willAppear" # the controller is about to appear (animated)
---| "didAppear" # the controller has appeared (animated)
---| "willDisappear" # the controller is about to disappear (animated)
---| "didDisappear" # the controller has disappeared (animated)
---| "gestureBegan" # a pop gesture has begun (kind, x, y)
---| "gestureRefused" # a pop gesture could not begin (kind, outcome, reason)
---| "gestureEnded" # a pop gesture has ended (kind, outcome, progress, reason)
---| "transitionBegan" # a transition has begun (kind, from, to, interactive)
---| "transitionEnded" # a transition has come to its end (kind, from, to, interactive)
---| "transitionCancelled" # a transition went back (kind, from, to, interactive)
---| "decision" # the policies were asked (subject, outcome, source, reason, tab)
---| "question" # a hook waits for a person or for the app (kind, message, ok, cancel, destructive, style, choices, action, data)
---| "answer" # the question was answered or dropped (kind, answer, reason, dropped, timedOut)
---| "action" # the app is asked to do something (`perform`) (action, data, handled)
---| "barChanged" # the bar looks different now (title, color, hidden, back, hasBack)
---| "fault" # a hook failed or went over its limits (hook, message)
---| "quarantine" # a plugin failed three times in a row and is not asked any more (message)
---| "load" # a plugin was loaded (version)
---| "reload" # a plugin was reloaded (version)
---| "unload" # a plugin was unloaded
---| "present" # a stack was presented; the controller is its root (style, animated)
---| "dismiss" # a presented stack has left (source, count, animated)
---| "tabSelected" # another tab is shown; the controller is its top (tab)
---| "frozen" # a gesture began with nothing to pop: pushes are ignored (cause)

---The result that a failed decision hook counts as.
---@alias navhost.OnError
---| "abstain" # the hook leaves the decision to others
---| "deny" # `false`

---Which pop gesture there is.
---@alias navhost.GestureMode
---| "edge" # a swipe from the leading edge
---| "fullscreen" # a swipe that starts anywhere
---| "none" # no pop gesture

---Where a pop gesture may start.
---@alias navhost.GestureKind
---| "edge" # at the leading edge
---| "fullscreen" # anywhere
---| "content" # anywhere else, iOS 26

---The thing that moves on the screen.
---@alias navhost.InputKind
---| "finger" # a finger
---| "pointer" # two fingers on a trackpad

---How a stack is presented.
---@alias navhost.PresentationStyle
---| "sheet" # what is below stays on the screen; it can be dragged down
---| "formSheet" # as a sheet; a tap beside it closes it, too
---| "popover" # what is below stays on the screen; a tap beside it closes it
---| "fullScreen" # what is below disappears

---The kind of thing that a hook waits for.
---@alias navhost.QuestionKind
---| "confirm" # yes or no
---| "choose" # one of several choices
---| "await" # the app

---How a question is shown.
---@alias navhost.QuestionStyle
---| "alert" # in the middle of the screen
---| "sheet" # at its foot

---The look of a choice.
---@alias navhost.ChoiceStyle
---| "default" # nothing special
---| "destructive" # it loses something
---| "cancel" # everything stays as it is; one at most

---How a pop gesture ended.
---@alias navhost.GestureOutcome
---| "popped" # the controller has left
---| "cancelled" # it came back

---The colours in a picture of what the app leaves uncoloured.
---@alias navhost.Theme
---| "light" # black on white
---| "dark" # white on black

---The layout direction.
---@alias navhost.Direction
---| "ltr" # left to right: the leading edge is the left one
---| "rtl" # right to left: the leading edge is the right one

---The drags that a region takes.
---@alias navhost.Handles
---| "horizontal" # sideways: a pager, a slider
---| "vertical" # up and down: a list
---| "all" # both

---A step of a touch.
---@alias navhost.TouchPhase
---| "began" # it comes down
---| "moved" # it moves
---| "ended" # it is lifted
---| "cancelled" # the system takes it away

---Which way a transition goes.
---@alias navhost.TransitionKind
---| "push" # a controller comes
---| "pop" # a controller leaves

---Why a plugin was not asked.
---@alias navhost.SkipReason
---| "class" # its `controllers` do not match
---| "source" # the source is not in its `sources`
---| "disabled" # it is disabled
---| "quarantined" # it is quarantined
---| "denied" # an earlier hook denied
---| "wrapper" # a wrapper answered and did not call `next`
---| "budget" # the decision's fuel or seconds ran out
---| "guard" # a guard, or another rule of the engine, decided

---Why nothing could begin.
---@alias navhost.Reason
---| "root" # one controller or none is on the stack
---| "gesture disabled" # `interactivePopDisabled`, or the gesture is `"none"`
---| "distance" # the start is too far from the leading edge
---| "transition" # a transition is under way
---| "direction" # the finger does not move towards the trailing edge
---| "custom back button" # a custom or hidden back button, or a hidden bar (edge gesture)
---| "region" # the start lies in a region that handles the drag itself
---| "frozen" # the controller is frozen
---| "no back button" # there is no back button to tap
---| "question open" # a question is open
---| "fingers" # two fingers came down before the pan began
---| "too short" # less than 10 pt of movement
---| "nothing there" # the touch or the menu entry meets nothing
---| "busy" # called from inside a hook
---| "dropped" # the plugin that waited for the app has gone
---| "modal" # the sheet's top has `modalInPresentation`
---| "covered" # something is presented over the stack
---| "hidden" # the stack is in a tab that is not selected, or inside a controller that is covered

-- # plugin

---The table that a plugin's file returns.
---@class (exact) navhost.Plugin
---@field name? string Unique in a host. By default the name of the file, or of the folder of `init.lua`.
---@field version? string A semantic version. Default: `"0.0.0"`.
---@field api? integer The level of the contract it was written for, 1 to 3: 3 says that it needs a host that knows the words of that level. A newer one than the host's is refused; all words work whatever it says. Default: `1`.
---@field description? string One line. Default: `""`.
---@field priority? integer Higher is asked first; equal priorities go by `name`, in byte order. Default: `0`.
---@field controllers? string|string[] Class patterns: `*` and `?` are wildcards, `!` in front excludes; case counts. A pattern also matches subclasses (`nav.class`). A list matches where one without `!` does and none with `!` does; a list of `!` patterns alone starts from all. Default: `"*"`.
---@field sources? navhost.PopSource[] The pop sources for which `shouldPop` is asked. By default all but `"programmatic"`.
---@field onError? navhost.OnError The answer that `shouldPop`, `shouldPush`, `shouldSelect` and `gestureShouldBegin` count as when the hook fails. By default a broken plugin does not trap a person on a screen. Default: `"abstain"`.
-- # decision hooks
---@field shouldPop? fun(controller: navhost.Controller, pop: navhost.Pop, next: fun(): boolean?, string?): allowed: boolean?, reason: string? Called when something asks to leave `controller`. May the person leave this screen? `true` allows, `false` refuses, `nil` abstains. A second value, a string, is the reason. `confirm`, `choose` and `await` may be called here.
---@field gestureShouldBegin? fun(controller: navhost.Controller, gesture: navhost.Gesture, next: fun(): boolean?, string?): allowed: boolean?, reason: string? Called when a pop gesture has moved far enough to begin. May the gesture begin? `true` also overrides the soft guards (custom back button, region); `false` refuses; `nil` abstains. A second value, a string, is the reason.
---@field shouldPush? fun(controller: navhost.Controller, push: navhost.Push, next: fun(): boolean?, string?): allowed: boolean?, reason: string? Called when `controller`, the new one, is about to be pushed. May the controller be pushed? `true` allows, `false` refuses, `nil` abstains. A second value, a string, is the reason. `confirm`, `choose` and `await` may be called here.
---@field shouldSelect? fun(controller: navhost.Controller, tab: navhost.Tab, next: fun(): boolean?, string?): allowed: boolean?, reason: string? Called when a tab is tapped, the selected one too; `controller` is the top of the tab shown. May the tab be selected? `true` allows, `false` refuses, `nil` abstains. A second value, a string, is the reason. `confirm`, `choose` and `await` may be called here.
-- # appearance hooks
---@field backTitle? fun(controller: navhost.Controller, back: navhost.Back, next: fun(): string?): title: string? Called when the back button's text is laid out. The back button's text. It is asked of the controller that shows the button.
---@field backColor? fun(controller: navhost.Controller, bar: navhost.Bar, next: fun(): navhost.Color?): color: navhost.Color? Called when the back button's colour is laid out. The colour of the back button. It is asked of the controller that shows the button.
---@field barHidden? fun(controller: navhost.Controller, bar: navhost.Bar, next: fun(): boolean?): hidden: boolean? Called when `controller` is about to appear, and again while it is on top, as `backTitle`. Whether the navigation bar is hidden while this controller is on top. Its answer comes before the setting, which stays as it is.
---@field barColor? fun(controller: navhost.Controller, bar: navhost.Bar, next: fun(): navhost.Fill?): color: navhost.Fill? Called when `controller` is about to appear, and again while it is on top, as `backTitle`. The bar's colour, or a list of colours: the stops of a gradient. Its answer comes before the setting, which stays as it is.
---@field hidesBackButton? fun(controller: navhost.Controller, bar: navhost.Bar, next: fun(): boolean?): hides: boolean? Called when `controller` is about to appear, and again while it is on top, as `backTitle`. Whether there is no back button at all. Its answer comes before the setting, which stays as it is.
---@field customBackButton? fun(controller: navhost.Controller, bar: navhost.Bar, next: fun(): boolean?): custom: boolean? Called when `controller` is about to appear, and again while it is on top, as `backTitle`. Whether a left item stands in for the system's back button. Its answer comes before the setting, which stays as it is.
---@field modalInPresentation? fun(controller: navhost.Controller, bar: navhost.Bar, next: fun(): boolean?): modal: boolean? Called when `controller` is about to appear, and again while it is on top, as `backTitle`. Whether a sheet with this controller on top cannot be dragged down. Its answer comes before the setting, which stays as it is.
---@field interactivePopDisabled? fun(controller: navhost.Controller, bar: navhost.Bar, next: fun(): boolean?): disabled: boolean? Called when `controller` is about to appear, and again while it is on top, as `backTitle`. Whether no pop gesture leaves it. A `true` under the finger takes the swipe away. Its answer comes before the setting, which stays as it is.
---@field interactiveContentPopDisabled? fun(controller: navhost.Controller, bar: navhost.Bar, next: fun(): boolean?): disabled: boolean? Called when `controller` is about to appear, and again while it is on top, as `backTitle`. Whether no pan on the content pops, in iOS 26. Its answer comes before the setting, which stays as it is.
---@field maxInitialDistance? fun(controller: navhost.Controller, bar: navhost.Bar, next: fun(): number?): distance: number? Called when `controller` is about to appear, and again while it is on top, as `backTitle`. How far from the leading edge a pop gesture may start, in points; 0 is no limit. Its answer comes before the setting, which stays as it is.
-- # notification hooks
---@field didPush? fun(controller: navhost.Controller, _: nil, next: fun()) Called when `controller` was pushed. The controller is on the stack now.
---@field didPop? fun(controller: navhost.Controller, pop: navhost.Pop, next: fun()) Called when `controller` has left the stack. Its `index`, `previous`, `inner`, `container`, `presented` and settings are nil by then.
---@field willAppear? fun(controller: navhost.Controller, animated: boolean, next: fun()) Called when `controller` is about to appear. The screen is about to be shown.
---@field didAppear? fun(controller: navhost.Controller, animated: boolean, next: fun()) Called when `controller` has appeared. The screen is shown.
---@field willDisappear? fun(controller: navhost.Controller, animated: boolean, next: fun()) Called when `controller` is about to disappear. The screen is about to go; a swipe that is cancelled brings it back.
---@field didDisappear? fun(controller: navhost.Controller, animated: boolean, next: fun()) Called when `controller` has disappeared. The screen is gone or covered.
---@field gestureDidEnd? fun(controller: navhost.Controller, gesture: navhost.Gesture, next: fun()) Called when a pop gesture of `controller` has ended. `gesture.outcome` is `"popped"` or `"cancelled"`.
---@field tabReselected? fun(controller: navhost.Controller, _: nil, next: fun()) Called when the selected tab is tapped while its stack is at its root, and nobody refused. `controller` is the root. The place to scroll to the top.
---@field didEscape? fun(controller: navhost.Controller, _: nil, next: fun()) Called when an escape where there is nothing to leave. Nothing was left, and no policy was asked.
---@field didAttemptToDismiss? fun(controller: navhost.Controller, _: nil, next: fun()) Called when a sheet was dragged whose top, `controller`, has `modalInPresentation`. The sheet stays, and no policy was asked.
---@field onLoad? fun(saved: navhost.Data?) Called when the plugin has been loaded or reloaded. `saved`: what the version before returned from `onUnload`; nil on the first load. The place to take up what was saved.
---@field onUnload? fun(): saved: navhost.Data? Called when the plugin is about to be unloaded or replaced. The host hands its result to the next version's `onLoad` on a hot reload.

-- # controller

---The settings of a controller: in a spec, or written on it.
---@class navhost.ControllerSettings
---@field interactivePopDisabled? boolean No pop gesture leaves it. Default: `false`. Writable.
---@field maxInitialDistance? number How far from the leading edge a pop gesture may start; equal is allowed. 0 is no limit, a negative number counts as 0. [pt] Default: `0`. Writable.
---@field gesture? navhost.GestureMode The pop gesture here, instead of the navigation controller's. Writable.
---@field barHidden? boolean Whether the bar is hidden while it is on top. Writable.
---@field barColor? navhost.Fill The bar's colour, or a list of colours: the stops of a gradient. Writable.
---@field backTitle? string The text of its own back button; `""` is the arrow alone. Writable.
---@field backColor? navhost.Color The colour of its own back button. `"auto"` is black where the bar's luminance is above 186/256, else white. Default: `"auto"`. Writable.
---@field showsPreviousTitle? boolean The back button says the previous title: "Back" where that is missing, empty or too long, the arrow alone where even that is too long. `false` is the arrow alone. Default: `true`. Writable.
---@field customBackButton? boolean A left item stands in for the system's back button; its taps ask with the source `"customBackButton"`. Default: `false`. Writable.
---@field hidesBackButton? boolean There is no back button at all. Default: `false`. Writable.
---@field hidesBottomBarWhenPushed? boolean The tab bar goes while it is on the stack. Default: `false`. Writable.
---@field modalInPresentation? boolean A sheet whose top says so cannot be dragged down; `didAttemptToDismiss` is called. Default: `false`. Writable.
---@field interactiveContentPopDisabled? boolean No pan on the content pops, in iOS 26. Default: `false`. Writable.
---@field regions? navhost.Region[] Areas with a gesture of their own. If two overlap, the one listed last counts. Reading gives a copy: write the list anew. Default: `{}`. Writable.
---@field picture? string A screenshot of the app, PNG or JPEG, that pictures show as its content, under the bar. Writable.

---A screen on the stack. One controller is one value: `==` and table keys work. After it has left,
---`index`, `previous`, `inner`, `container`, `presented` and the settings are nil.
---@class navhost.Controller: navhost.ControllerSettings
---@field id integer Different for each controller of a run, from 1.
---@field class string The name of its class.
---@field title? string Its title, nil where it has none. Writable.
---@field index? integer Its place: 1 is the root; nil once it has left.
---@field isRoot boolean It is the first of the stack.
---@field isTop boolean It is the last of the stack.
---@field previous? navhost.Controller The controller below it; nil at the root and once it has left.
---@field inner? navhost.Inner The stack inside it that was embedded last, or nil; a copy.
---@field container? navhost.Controller The controller that its stack is embedded in, or nil.
---@field presented? navhost.Presented The presentation over its stack, or nil; a copy.
---@field props navhost.Record The app's data: booleans, numbers, strings and tables of them, at most 32 deep and 64 KiB. Writable.
---@field state navhost.Record This plugin's own table for this controller. It survives a hot reload and goes with the controller.
local Controller = {}

---Puts a function in front of the chain for this one controller. For scripts.
---
---```lua
---nav.setStack{"Home", "Draft"}
---local handle = nav.top:hook("shouldPop", function() return false, "not now" end)
---print(nav.tapBack())
---handle:remove()
---```
---@param name navhost.HookName the hook
---@param fn function called as the hook is, and first
---@return navhost.HookHandle handle
function Controller:hook(name, fn) end

-- # arguments

---A pop that is asked for, or that happened.
---@class navhost.Pop
---@field source navhost.PopSource The way in which somebody asked for it.
---@field target? navhost.Controller The controller that would be on top; nil where a new stack keeps none of the old one.
---@field count integer How many controllers leave their own stack.
---@field animated boolean It is animated.
---@field dismisses boolean A presentation leaves.
---@field id integer The number of the attempt: the same for every controller that would leave by it, across its questions, and in `didPop`.

---A pop gesture. Points are screen values in both layout directions.
---@class navhost.Gesture
---@field kind navhost.GestureKind Where it may start.
---@field start navhost.Point Where the finger came down. [pt]
---@field location navhost.Point Where the finger is. [pt]
---@field translation navhost.Point How far it has moved since it came down. [pt]
---@field velocity navhost.Point The movement of the last 0.1 s. [pt/s]
---@field touches integer How many fingers.
---@field distanceToEdge number From the start to the leading edge. [pt]
---@field progress number 0…1: how much of the width it has moved, towards the trailing edge.
---@field direction navhost.Direction The layout direction.
---@field input navhost.InputKind A finger, or a pointer.
---@field region? string The name of the touch region under the start, or nil.
---@field outcome? navhost.GestureOutcome How it ended; in `gestureDidEnd` alone.

---A push that is asked for.
---@class navhost.Push
---@field animated boolean It is animated.
---@field previous? navhost.Controller The top that would be covered; nil on an empty stack.
---@field depth integer How many controllers are on the stack before it.

---A tab that is tapped.
---@class navhost.Tab
---@field index integer Its place in the tab bar.
---@field from integer The place of the tab that is shown.
---@field reselected boolean It is the tab that is shown.
---@field top? navhost.Controller The controller that would be on top; of a reselection its root.

---The back button that is being laid out.
---@class navhost.Back
---@field previousTitle? string The title of the controller below, or nil.
---@field default string The text that the bar would show.

---The navigation bar that is being laid out.
---@class navhost.Bar
---@field color string Its colour, `"#rrggbb"` or `"#rrggbbaa"`.
---@field colors string[] The stops of its gradient; empty where it has none.
---@field hidden boolean It is hidden.
---@field luminance number 0…1: 0.299 R + 0.587 G + 0.114 B of its colour, or of its first stop.
---@field contrastColor string `"#000000"` or `"#ffffff"`: what `"auto"` would give.

-- # shapes

---A point or a vector: origin at the top left, x to the right.
---@class (exact) navhost.Point
---@field x number To the right. [pt]
---@field y number Downwards. [pt]

---A rectangle: origin at the top left. `{x, y, w, h}` may be handed in as well.
---@class (exact) navhost.Frame
---@field x number Its left edge. [pt]
---@field y number Its top edge. [pt]
---@field w number Its width, 0 or more. [pt]
---@field h number Its height, 0 or more. [pt]

---An area with a gesture of its own.
---@class (exact) navhost.Region
---@field name string The name that `gesture.region` tells. Writable.
---@field frame navhost.Frame In screen coordinates, in both layout directions. [pt] Writable.
---@field handles navhost.Handles The drags that it takes. Writable.
---@field offset? number How far it is scrolled: 0 is at the leading edge, where a pop gesture may begin. Left out, it is never there (a slider). [pt] Writable.

---A controller to be made. A class name alone may stand for it.
---@class (exact) navhost.Spec: navhost.ControllerSettings
---@field class string The name of its class. Writable.
---@field title? string Its title. Writable.
---@field props? navhost.Record The app's data. Default: `{}`. Writable.

-- # options

---The options of `nav.reset`.
---@class (exact) navhost.ResetOptions
---@field width? number The screen's width, above 0. [pt] Default: `390`.
---@field height? number The screen's height, above 0. [pt] Default: `844`.
---@field direction? navhost.Direction The layout direction. Default: `"ltr"`.
---@field bar? navhost.Fill The bar's colour, or the stops of a gradient. Default: `"white"`.
---@field gesture? navhost.GestureMode The pop gesture. Default: `"edge"`.
---@field guards? boolean `false` takes the guards root, transition, direction and custom back button away. Default: `true`.
---@field events? integer How many of the last events are kept. Default: `10000`.
---@field ios? integer The iOS version, 17 or 26; by default that of `--ios`, else 17.
---@field backTitle? string The word on a back button where a previous title is missing or finds no room. Default: `"Back"`.
---@field limits? navhost.ResetLimits|boolean The limits of plugins that are loaded from then on; `false` puts the command line's back.

---The limits of plugins: `limits` of `nav.reset`. A field that is left out stays as it is.
---@class (exact) navhost.ResetLimits
---@field fuel? integer Units of work for each hook call, load and decision, above 0.
---@field memory? integer Bytes of memory for a plugin, above 0.
---@field seconds? number Seconds of CPU time for a hook, a load and a decision alike; 0: no deadline.

---The options of `nav.pan`.
---@class (exact) navhost.PanOptions
---@field from navhost.Point|number[] Where the finger comes down. [pt]
---@field to navhost.Point|number[] Where it is released. [pt]
---@field duration? number How long it takes. [s] Default: `0.25`.
---@field steps? integer How many moves, 1 or more. Default: `15`.
---@field fingers? integer How many fingers, 1 or more. Default: `1`.
---@field release? boolean Lift the finger at the end. Default: `true`.
---@field input? navhost.InputKind A finger, or a pointer. Default: `"finger"`.
---@field settle? boolean Run transitions to their end before it returns. Default: `true`.

---The options of `nav.push`.
---@class (exact) navhost.PushOptions
---@field animated? boolean Take 0.35 s; `false` is at once. Default: `true`.
---@field settle? boolean Run transitions to their end before it returns. Default: `true`.

---The options of `nav.pop`, `nav.popTo`, `nav.popToRoot`, `requestDismiss` and `dismiss`.
---@class (exact) navhost.PopOptions
---@field animated? boolean Take 0.35 s; `false` is at once. Default: `true`.
---@field settle? boolean Run transitions to their end before it returns. Default: `true`.

---The options of `nav.requestPop`.
---@class (exact) navhost.RequestOptions
---@field count? integer How many leave, 1 or more; clamped so that the root stays. Default: `1`.
---@field to? navhost.Controller|integer|string Where to go, instead of `count`.
---@field animated? boolean Take 0.35 s; `false` is at once. Default: `true`.
---@field settle? boolean Run transitions to their end before it returns. Default: `true`.

---The options of `nav.setStack`.
---@class (exact) navhost.StackOptions
---@field ask? boolean Ask `shouldPop` of each that would leave first, and of what is presented over the stack, which leaves with it: source `"deepLink"`. Default: `false`.
---@field animated? boolean Take 0.35 s. Default: `false`.
---@field settle? boolean Run transitions to their end before it returns. Default: `true`.

---The options of `nav.present`.
---@class (exact) navhost.PresentOptions
---@field style? navhost.PresentationStyle How it is presented. Default: `"sheet"`.
---@field animated? boolean Take 0.35 s; `false` is at once. Default: `true`.
---@field settle? boolean Run transitions to their end before it returns. Default: `true`.

---The options of `swipeDown`.
---@class (exact) navhost.SwipeDownOptions
---@field distance? number How far the finger goes; by default to the foot of the screen. [pt]
---@field duration? number How long it takes. [s] Default: `0.25`.
---@field release? boolean Lift the finger at the end. Default: `true`.
---@field settle? boolean Run transitions to their end before it returns. Default: `true`.

---The last argument of a tap or a touch.
---@class (exact) navhost.SettleOptions
---@field settle? boolean Run transitions to their end before it returns. Default: `true`.

---The options of `confirm`.
---@class (exact) navhost.ConfirmOptions
---@field ok? string The word for yes. Default: `"Leave"`.
---@field cancel? string The word for no. Default: `"Stay"`.
---@field destructive? boolean A yes loses something. Default: `true`.
---@field style? navhost.QuestionStyle How it is shown. Default: `"alert"`.

---The options of `choose`.
---@class (exact) navhost.ChooseOptions
---@field style? navhost.QuestionStyle How it is shown. Default: `"alert"`.

---A choice of `choose`. A title alone may stand for it.
---@class (exact) navhost.ChoiceSpec
---@field title string The text that the person reads.
---@field id? string The result of `choose`; by default the title.
---@field style? navhost.ChoiceStyle Its look. Default: `"default"`.

---The options of `await`.
---@class (exact) navhost.AwaitOptions
---@field timeout? number After so long the answer comes too late; by default it waits on. [s]

---The options of `nav.prove`.
---@class (exact) navhost.ProofOptions
---@field depth? integer How many operations from the start. Default: `4`.
---@field states? integer How many states at most. Default: `1000000`.
---@field scene? string A script that sets the scene; else a root `Home`.
---@field prop? string The prop of `no_silent_loss`.

---The options of `nav.render`.
---@class (exact) navhost.PictureOptions
---@field theme? navhost.Theme The colours of what the app leaves uncoloured. Default: `"light"`.
---@field scale? number Pixels for a point, 1 to 3; by default 1 in an SVG, 2 in a PNG.
---@field regions? boolean Outline touch regions. Default: `true`.
---@field touches? boolean Draw fingers and their trails. Default: `true`.

---The options of `nav.filmstrip`.
---@class (exact) navhost.FilmStripOptions
---@field frames? integer How many screens, 2 to 24. Default: `6`.
---@field theme? navhost.Theme The colours of what the app leaves uncoloured. Default: `"light"`.
---@field scale? number Pixels for a point, 1 to 3; by default 1 in an SVG, 2 in a PNG.
---@field regions? boolean Outline touch regions. Default: `true`.
---@field touches? boolean Draw fingers and their trails. Default: `true`.

---The options of `nav.map`.
---@class (exact) navhost.MapOptions
---@field grid? number The side of a square, 1 or more. [pt] Default: `10`.
---@field theme? navhost.Theme The colours of what the app leaves uncoloured. Default: `"light"`.
---@field scale? number Pixels for a point, 1 to 3; by default 1 in an SVG, 2 in a PNG.
---@field regions? boolean Outline touch regions. Default: `true`.
---@field touches? boolean Draw fingers and their trails. Default: `true`.

---The options of `nav.snapshot`.
---@class (exact) navhost.SnapshotOptions
---@field record? boolean Write the picture instead of comparing; the result is nil. Default: `false`.
---@field theme? navhost.Theme The colours of what the app leaves uncoloured. Default: `"light"`.
---@field scale? number Pixels for a point, 1 to 3; by default 1 in an SVG, 2 in a PNG.
---@field regions? boolean Outline touch regions. Default: `true`.
---@field touches? boolean Draw fingers and their trails. Default: `true`.

-- # values

---A transition under way.
---@class navhost.Transition
---@field kind navhost.TransitionKind Which way it goes.
---@field progress number 0…1.
---@field from navhost.Controller The controller that goes.
---@field to navhost.Controller The controller that comes.
---@field interactive boolean A finger holds it.

---The bar as it stands.
---@class navhost.BarState
---@field title? string The top's title.
---@field color string Its colour, `"#rrggbb"` or `"#rrggbbaa"`.
---@field colors string[] The stops of its gradient; empty where it has none.
---@field hidden boolean It is hidden.
---@field back? navhost.BackButton The back button, if any.

---The back button as it stands.
---@class navhost.BackButton
---@field title string Its text; `""` is the arrow alone.
---@field color string Its colour, `"#rrggbb"` or `"#rrggbbaa"`.
---@field frame navhost.Frame Where it is. [pt]
---@field custom? boolean It is a custom left item.

---A question or a wait of a hook: `confirm`, `choose` or `await`.
---@class navhost.Question
---@field kind navhost.QuestionKind Which of the three.
---@field message? string The text of the question; nil of an `await`.
---@field ok? string The word for yes, of a `confirm`.
---@field cancel? string The word for no, of a `confirm`.
---@field destructive? boolean A yes loses something, of a `confirm`.
---@field style? navhost.QuestionStyle How it is shown; nil of an `await`.
---@field choices? navhost.Choice[] The choices; nil of an `await`. Those of a `confirm` are `ok` and `cancel`.
---@field action? string The action that the app is asked for, of an `await`.
---@field data? navhost.Data The data that goes with it, of an `await`.

---A choice of a question.
---@class navhost.Choice
---@field id string The value for `nav.answer`.
---@field title string The text that the person reads.
---@field style navhost.ChoiceStyle Its look.

---Why a decision ended as it did. `tostring` of it is for people to read.
---@class navhost.Explanation
---@field outcome string How it ended.
---@field reason? string Why.
---@field steps navhost.Step[] The guards and plugins asked, in order.
---@field skipped navhost.Skipped[] The plugins with that hook that were not asked, in the order of the chain.
---@field actions navhost.Action[] The actions that were done, in order (`perform`).

---A plugin that was not asked.
---@class navhost.Skipped
---@field by string The plugin's name.
---@field why navhost.SkipReason Why.

---An action that a hook asked the app for.
---@class navhost.Action
---@field action string Its name.
---@field data? navhost.Data The data that goes with it.
---@field plugin string The plugin that asked, or `"hook"`.

---One guard or plugin that was asked.
---@class navhost.Step
---@field by string The name of the guard or plugin, or `"hook"`.
---@field hook? string The hook that was asked; nil of a guard.
---@field answer? boolean|string Its answer: true, false, `"ask"`, or nil if it abstains.
---@field reason? string Why.
---@field file? string The Lua file that answered.
---@field line? integer The line in it: of the `return`, the error or the question that gave the answer.
---@field detail? string The values that a guard compared: `150 > 60`, a region's name, who set it and where.

-- # handles

---A plugin that is loaded.
---@class navhost.PluginHandle
---@field name string Its name.
---@field version string Its version.
---@field enabled boolean It is asked.
---@field faults navhost.Fault[] Its faults so far, oldest first.
---@field warnings navhost.Warning[] Fields of its table that are nearly the name of a hook or of a known field.
---@field quarantined boolean It failed three times in a row and is not asked.
local PluginHandle = {}

---Loads the file afresh, all or nothing. An inline plugin cannot be reloaded.
---@return boolean? done # nil where the old version stays in force
---@return string? why
function PluginHandle:reload() end

---The host asks it again.
function PluginHandle:enable() end

---The host no longer asks it. It stays loaded.
function PluginHandle:disable() end

---Takes it out of the host.
function PluginHandle:unload() end

---A hook that failed or went over its limits.
---@class navhost.Fault
---@field hook string The hook.
---@field message string The error, with file and line.
---@field traceback string Lua's traceback.
---@field time number The virtual clock when it happened. [s]

---A field of a plugin's table that is probably misspelt.
---@class navhost.Warning
---@field file string The plugin's file; for an inline plugin the script's.
---@field line integer The line of the field; 0 where it is not known.
---@field field string The field.
---@field message string The mistake, with the nearest name that exists.

---A pattern in `controllers` that has matched no class of a controller made since its plugin was loaded.
---@class navhost.UnmatchedPattern
---@field plugin string The plugin's name.
---@field pattern string The pattern.

---A hook or a listener that a script has put.
---@class navhost.HookHandle
local HookHandle = {}

---Takes it away. A second call does nothing.
function HookHandle:remove() end

-- # events

---Something that happened.
---@class navhost.Event
---@field index integer Counts up from 1.
---@field time number The virtual clock when it happened. [s]
---@field name navhost.EventName Its name.
---@field controller? navhost.Controller The controller it is about.
---@field stack? integer The number of the stack, where it is another than `nav`.
---@field plugin? string The name of the plugin it is about.
---@field animated? boolean It was animated.
---@field depth? integer How many controllers are on the stack now.
---@field source? navhost.PopSource The way in which somebody asked for it.
---@field target? navhost.Controller The controller on top now.
---@field count? integer How many controllers left.
---@field dismisses? boolean It left with a presentation.
---@field id? integer The number of the attempt at an exit, `pop.id`.
---@field kind? string The kind of the gesture (`"edge"`), transition (`"push"`) or question (`"choose"`).
---@field x? number Where the finger came down. [pt]
---@field y? number Where the finger came down. [pt]
---@field outcome? string How it ended.
---@field reason? string Why.
---@field progress? number 0…1, when the finger was lifted.
---@field from? navhost.Controller The controller that goes.
---@field to? navhost.Controller The controller that comes.
---@field interactive? boolean A finger held it.
---@field subject? string `"pop"`, `"gesture"`, `"push"` or `"tab"`.
---@field message? string The question, or what went wrong.
---@field ok? string The word for yes.
---@field cancel? string The word for no.
---@field destructive? boolean A yes loses something.
---@field style? string How a stack is presented (`"sheet"`), or a question shown (`"alert"`).
---@field choices? navhost.Choice[] The choices.
---@field action? string The action that the app is asked for.
---@field data? navhost.Data The data that goes with it.
---@field answer? navhost.Data The answer; nil of a failure, or if dropped.
---@field dropped? boolean True where nobody will answer any more.
---@field timedOut? boolean True where the answer came too late.
---@field handled? boolean Somebody does it.
---@field title? string The bar's title.
---@field color? string The bar's colour, `"#rrggbb"`.
---@field hidden? boolean The bar is hidden.
---@field back? string The back button's text.
---@field hasBack? boolean There is a back button.
---@field hook? string The hook that failed.
---@field version? string The plugin's version.
---@field tab? integer The tab, from 1.
---@field cause? string The guard that was taken away.

-- # tabs

---A tab bar; `tabs[i]` are its stacks. `tabs.select(i)` taps a tab, which asks `shouldSelect`:
---another one is shown, `"selected"`; the selected one pops to its root. `tabs.show(i)` is the
---program's, and asks nobody.
---@class navhost.Tabs
---@field selected integer The tab that is shown.
---@field select fun(tab: integer): navhost.Outcome, string? A tap on a tab.
---@field show fun(tab: integer): navhost.Outcome, string? The program shows a tab; nobody is asked.

-- # settings

---A setting that counts, and who says so.
---@class navhost.SettingValue
---@field value any The value that counts.
---@field by string A plugin's name, `"hook"` of a script's hook, `"app"` of what the app has set.
---@field file? string Where the plugin or the hook stands.
---@field line? integer The line of the hook; of a setting that a plugin wrote, the line of the write.

-- # stacks

---A stack inside a controller; of tabs the one that is shown.
---@class navhost.Inner
---@field depth integer How many controllers are on it.
---@field top? navhost.Controller The last of them.

---A presentation over a stack; of tabs the one that is shown.
---@class navhost.Presented
---@field depth integer How many controllers are on it.
---@field top? navhost.Controller The last of them.
---@field style navhost.PresentationStyle How it is presented.

-- # functions

---Asks a person, inside `shouldPop`, `shouldPush` and `shouldSelect` alone: the hook is suspended until somebody
---answers, and the pop is `"deferred"`. If the controller leaves in the meantime, or the plugin is
---unloaded, disabled or reloaded, the question is dropped.
---
---```lua
---nav.setStack{"Home", "Draft"}
---nav.hook("Draft", "shouldPop", function()
---  return confirm("Discard the draft?", {ok = "Discard", cancel = "Keep"})
---end)
---print(nav.tapBack())
---print(nav.answer(true))
---```
---@param message string
---@param options? navhost.ConfirmOptions
---@return boolean yes
function confirm(message, options) end

---Lets a person choose, as `confirm` asks for a yes or a no. A hook that returns nothing after the choice
---whose style is `"cancel"` refuses.
---
---```lua
---nav.setStack{"Home", "Product"}
---nav.hook("Product", "shouldPop", function()
---  local picked = choose("Unsaved changes", {
---    {id = "save", title = "Save as a draft"},
---    {id = "discard", title = "Discard", style = "destructive"},
---    {id = "stay", title = "Stay", style = "cancel"},
---  })
---  if picked == "discard" then perform("discard") end
---end)
---print(nav.tapBack())
---print(nav.answer("discard"))
---```
---@param message string
---@param choices (string|navhost.ChoiceSpec)[] 1 to 8, with different ids; a string is a title
---@param options? navhost.ChooseOptions
---@return string id # of the choice that was picked; without one its title
function choose(message, choices, options) end

---Waits for the app, as `confirm` waits for a person. If the app answers at once, nothing is
---deferred. It fails if the app says so, if no handler is registered for the action, and when the time is
---over. A hook that returns nothing after that, or after `false`, refuses with the reason.
---
---```lua
---nav.setStack{"Home", "Draft"}
---nav.hook("Draft", "shouldPop", function()
---  return await("save", nil, {timeout = 10})
---end)
---nav.onAwait("save", function(controller) return true end)
---print(nav.tapBack())
---```
---@param action string the name of the action, 1 to 64 characters
---@param data? navhost.Data the data that goes with it
---@param options? navhost.AwaitOptions
---@return navhost.Data? answer # nil where it failed
---@return string? reason # why it failed, or why the app says `false`
function await(action, data, options) end

---Asks the app to do something, in a decision hook or a notification hook. It goes with the
---hook's answer: with `false` it is done instead, with `true` or nil on the way, when everybody has
---allowed it; for a swipe when that is sure to finish. If somebody else decides otherwise it is
---not done. At most 16 a call.
---
---```lua
---nav.setStack{"Home", "Order"}
---nav.hook("Order", "shouldPop", function() perform("discard", {order = 3}) end)
---nav.onAction("discard", function(controller, data) print(controller.class, data.order) end)
---print(nav.tapBack())
---```
---@param action string the name of the action, 1 to 64 characters
---@param data? navhost.Data the data that goes with it
function perform(action, data) end

---Returns the app's words for a key in the person's language, with the values put in; the key itself if
---the app has none. `%@` stands for a text, a number or a boolean, `%lld`, `%ld` and `%d` for a whole
---number, `%2$@` for the second value, `%%` for a percent sign.
---
---```lua
---nav.setStack{"Home", "Letter"}
---nav.hook("Letter", "shouldPop", function(controller)
---  return confirm(text("Discard %lld drafts?", controller.props.drafts))
---end)
---nav.top.props.drafts = 2
---print(nav.tapBack(), nav.question().message)
---```
---@param key string the text that is shown if the app has none; a literal
---@param ... string|number|boolean the values
---@return string text
function text(key, ...) end

---A colour as the host writes it. Anything else is an error.
---
---```lua
---print(color("tomato"))
---```
---@param value navhost.Color|number a colour, or its red, 0…1
---@param green? number 0…1
---@param blue? number 0…1
---@param alpha? number 0…1
---@return string text # `"#rrggbb"` or `"#rrggbbaa"`
function color(value, green, blue, alpha) end

---The app's own data, as it wrote it into `nav.app`; read-only.
---@type table
app = {}

---Lines for the host's log.
log = {}

---Writes a line to the host's log, at the level debug.
---
---```lua
---log.debug("drafts:", 3)
---```
---@param ... any
function log.debug(...) end

---Writes a line to the host's log, at the level info.
---
---```lua
---log.info("drafts:", 3)
---```
---@param ... any
function log.info(...) end

---Writes a line to the host's log, at the level warn.
---
---```lua
---log.warn("drafts:", 3)
---```
---@param ... any
function log.warn(...) end

---Writes a line to the host's log, at the level error.
---
---```lua
---log.error("drafts:", 3)
---```
---@param ... any
function log.error(...) end

-- # nav

---The host, for scripts and specs. A plugin does not have it.
---@class navhost.Nav
---@field app navhost.Record The app's own data, which hooks read as `app`; empty after `nav.reset`. Writable.
---@field top? navhost.Controller The last of the stack.
---@field stack navhost.Controller[] The controllers; 1 is the root.
---@field depth integer How many controllers are on the stack.
---@field transition? navhost.Transition The transition under way.
---@field bar navhost.BarState The bar as it stands now: a copy.
---@field time number The virtual clock. It moves only when something moves it. [s]
---@field presented? navhost.Nav The stack that is presented over this one.
---@field presenting? navhost.Nav Of a presented stack, the one below; nil once it has left.
---@field ios integer The iOS version: 17 or 26.
---@field language? string The language of the texts, as somebody named it: `--language`, or a write here; nil: the catalog's source language. `nav.reset` puts the command line's back. Writable.
---@field frozen boolean The controller is frozen: pushes are ignored.
nav = {}

---A fresh navigation controller with an empty stack. Loaded plugins, `nav.class` declarations and
---`nav.on` listeners stay; hooks made by scripts go; the clock, the events, an open question and
---ids start anew. A script starts on a fresh one.
---
---```lua
---nav.reset{width = 390, direction = "rtl", gesture = "fullscreen"}
---```
---@param options? navhost.ResetOptions
function nav.reset(options) end

---Declares a class for `controllers` patterns and `nav.hook`. A name that was never declared is a
---class without a superclass.
---
---```lua
---nav.class("DraftController", "EditorController")
---```
---@param name string
---@param superclass? string
function nav.class(name, superclass) end

---Loads a plugin. A table is an inline plugin: run in the script's own Lua state, under no limits,
---for tries and not for shipping. Loading a file again gives the first handle.
---
---```lua
---local plugin = assert(nav.use{
---  name = "stay",
---  shouldPop = function(controller) return controller.title ~= "Draft" end,
---})
---print(plugin.name, plugin.enabled)
---```
---@param plugin string|navhost.Plugin a file, a folder with `init.lua`, a folder of plugins, or a table
---@return navhost.PluginHandle? handle # a list of them for a folder of plugins; nil where it cannot be loaded
---@return string? why
function nav.use(plugin) end

---The plugins that are loaded, in the order in which they are asked.
---
---```lua
---for _, plugin in ipairs(nav.plugins()) do print(plugin.name) end
---```
---@return navhost.PluginHandle[] handles
function nav.plugins() end

---The patterns in `controllers` that have matched no class of a controller made since the plugin was loaded. A
---reload is a load; `nav.reset` forgets nothing. `*` and exclusions are not listed.
---
---```lua
---for _, lost in ipairs(nav.unmatched()) do print(lost.plugin, lost.pattern) end
---```
---@return navhost.UnmatchedPattern[] patterns
function nav.unmatched() end

---Puts a function in front of the plugins for a class. A later hook runs before an earlier one; a
---third parameter, `next`, reaches it.
---
---```lua
---nav.hook("Draft", "shouldPop", function(controller, pop, next) return next() end)
---```
---@param class string a class; its subclasses are hooked too
---@param name navhost.HookName the hook
---@param fn function called as the hook is
---@return navhost.HookHandle handle
function nav.hook(class, name, fn) end

---Calls the function for each such event, after it happened. If it fails while a test runs, the test fails.
---
---```lua
---nav.on("decision", function(event) print(event.name, event.outcome) end)
---```
---@param event navhost.EventName
---@param fn fun(event: navhost.Event)
---@return navhost.HookHandle handle
function nav.on(event, fn) end

---Replaces the stack with one controller. No policy is asked; the lifecycle runs.
---
---```lua
---nav.setRoot{class = "Home", title = "Home"}
---```
---@param spec string|navhost.Spec|navhost.Controller
---@return navhost.Controller? controller # nil where it was refused
---@return string? reason # a policy's, or `"frozen"`, `"transition"`, `"busy"`
function nav.setRoot(spec) end

---Puts a controller on top, if the plugins' `shouldPush` allow it.
---
---```lua
---nav.setRoot("Home")
---local draft = nav.push({class = "Draft", title = "Draft"}, {animated = false})
---print(draft.index, draft.previous.class)
---```
---@param spec string|navhost.Spec|navhost.Controller
---@param options? navhost.PushOptions
---@return navhost.Controller? controller # nil where it was refused
---@return string? reason # a policy's, or `"frozen"`, `"transition"`, `"busy"`
function nav.push(spec, options) end

---Replaces the stack. No policy is asked; the lifecycle runs. Gives the new top. With `ask = true`
---it is a deep link that asks first, and gives an outcome.
---
---```lua
---nav.setStack{"Home", "List", {class = "Detail", title = "Detail"}}
---```
---@param specs (string|navhost.Spec|navhost.Controller)[]
---@param options? navhost.StackOptions
---@return navhost.Controller|navhost.Outcome? top # nil where it was refused; with `ask` the outcome
---@return string? reason
function nav.setStack(specs, options) end

---Pops the top without asking. Only plugins that list `"programmatic"` in `sources` are asked.
---
---```lua
---nav.pop{animated = false}
---```
---@param options? navhost.PopOptions
---@return navhost.Outcome outcome
---@return string? reason
function nav.pop(options) end

---The program pops to a controller. One that is not on the stack is an error.
---
---```lua
---nav.setStack{"Home", "List", "Detail"}
---print(nav.popTo("Home"))
---```
---@param target navhost.Controller|integer|string the nearest of that class below the top
---@param options? navhost.PopOptions
---@return navhost.Outcome outcome
---@return string? reason
function nav.popTo(target, options) end

---The program pops to the root.
---
---```lua
---nav.popToRoot()
---```
---@param options? navhost.PopOptions
---@return navhost.Outcome outcome
---@return string? reason
function nav.popToRoot(options) end

---Puts a stack inside a controller. Before the controller leaves, those inside are asked. Touches
---on the outer stack, below its bar, reach the inner one first; where that is at its root, a swipe
---is the outer's.
---
---```lua
---nav.setStack{"Home", "Mail"}
---local inside = nav.embed(nav.top, "Inbox")
---inside.push("Letter")
---```
---@param controller navhost.Controller one that is on a stack
---@param spec string|navhost.Spec|navhost.Controller
---@return navhost.Nav? stack # nil where it was refused
---@return string? reason
function nav.embed(controller, spec) end

---Presents a stack over the screen, a sheet by default. No policy is asked.
---
---```lua
---nav.setRoot("Home")
---local sheet = nav.present("Draft")
---print(sheet.swipeDown())
---```
---@param spec string|navhost.Spec|navhost.Controller
---@param options? navhost.PresentOptions
---@return navhost.Nav? stack # nil where it was refused
---@return string? reason
function nav.present(spec, options) end

---Puts the stack into a tab bar as its first tab, and a stack for each spec behind it.
---
---```lua
---nav.setRoot("Home")
---local tabs = nav.tabs{"Search", "Profile"}
---print(tabs.select(2), tabs.selected)
---```
---@param specs (string|navhost.Spec|navhost.Controller)[]
---@return navhost.Tabs? tabs # nil where it was refused
---@return string? reason
function nav.tabs(specs) end

---VoiceOver's two-finger scrub. At the root of a sheet, form sheet or popover it dismisses that; at
---the root of a stack inside a controller it goes to the stack around.
---
---```lua
---nav.setStack{"Home", "List"} print(nav.escape())
---```
---@param options? navhost.SettleOptions
---@return navhost.Outcome outcome
---@return string? reason
function nav.escape(options) end

---Of a presented sheet: a finger drags it down from the middle of its top.
---
---```lua
---nav.setRoot("Home")
---local sheet = nav.present("Draft")
---print(sheet.swipeDown{distance = 100, duration = 1})
---```
---@param options? navhost.SwipeDownOptions
---@return navhost.Outcome? outcome # nil until the gesture is decided
---@return string? reason
function nav.swipeDown(options) end

---Of a popover or a form sheet: a tap beside it. `modalInPresentation` refuses it.
---
---```lua
---nav.setRoot("Home")
---local popover = nav.present("Filters", {style = "popover"})
---print(popover.tapOutside())
---```
---@param options? navhost.SettleOptions
---@return navhost.Outcome outcome
---@return string? reason
function nav.tapOutside(options) end

---Of a presented stack: asks for leave to dismiss it and what is presented above it, the uppermost
---first, source `"request"`.
---
---```lua
---nav.setRoot("Home") print(nav.present("Draft").requestDismiss())
---```
---@param options? navhost.PopOptions
---@return navhost.Outcome outcome
---@return string? reason
function nav.requestDismiss(options) end

---Of a presented stack: the program dismisses it, and what is presented above it. Only plugins that
---list `"programmatic"` in `sources` are asked.
---
---```lua
---nav.setRoot("Home") print(nav.present("Draft").dismiss())
---```
---@param options? navhost.PopOptions
---@return navhost.Outcome outcome
---@return string? reason
function nav.dismiss(options) end

---Calls a function on a fresh stack in each iOS version, and compares the events.
---
---```lua
---local difference = nav.compare(function(nav)
---  nav.setStack{"Home", "List"}
---  nav.pan{from = {100, 400}, to = {380, 400}}
---end)
---print(difference[17].name, difference[26].name)
---```
---@param f fun(nav: navhost.Nav) called in each iOS version
---@return table? difference # `index`, and the event that differs as `[17]` and `[26]`; nil if none does
function nav.compare(f) end

---A tap in the middle of the back button, the custom one where there is one.
---
---```lua
---nav.setStack{"Home", "List"}
---local outcome, reason = nav.tapBack()
---print(outcome, reason)
---```
---@param options? navhost.SettleOptions
---@return navhost.Outcome outcome
---@return string? reason
function nav.tapBack(options) end

---One touch down and up.
---
---```lua
---nav.tap(20, 66)
---```
---@param x number pt from the left
---@param y number pt from the top
---@param options? navhost.SettleOptions
---@return navhost.Outcome outcome
---@return string? reason
function nav.tap(x, y, options) end

---Synthesised touches: equal steps over the duration, released at the last.
---
---```lua
---nav.setStack{"Home", "List"}
---print(nav.pan{from = {2, 400}, to = {300, 400}, duration = 0.2})
---```
---@param options navhost.PanOptions
---@return navhost.Outcome? outcome # nil until the gesture is decided
---@return string? reason
function nav.pan(options) end

---One raw touch.
---
---```lua
---nav.setStack{"Home", "List"}
---nav.touch("began", 2, 400)
---nav.advance(0.1)
---nav.touch("moved", 300, 400)
---print(nav.touch("ended", 300, 400))
---```
---@param phase navhost.TouchPhase
---@param x number pt from the left
---@param y number pt from the top
---@param id? integer the finger; 1 where it is left out
---@return navhost.Outcome? outcome # nil until the gesture is decided
---@return string? reason
function nav.touch(phase, x, y, id) end

---The titles of the back button's long-press menu; with a number, picks that entry, which pops so
---many controllers.
---
---```lua
---nav.setStack{"Home", "List", "Detail"}
---print(table.concat(nav.backMenu(), ", "))
---print(nav.backMenu(2))
---```
---@param entry? integer 1 is the nearest
---@param options? navhost.SettleOptions
---@return string[]|navhost.Outcome titles # the titles, nearest first; with an entry, the outcome
---@return string? reason
function nav.backMenu(entry, options) end

---Asks the policies, as an app's own back code would: `pop.source` is `"request"`.
---
---```lua
---nav.setStack{"Home", "List", "Detail"}
---print(nav.requestPop{to = "Home"})
---```
---@param options? navhost.RequestOptions
---@return navhost.Outcome outcome
---@return string? reason
function nav.requestPop(options) end

---Answers the open question, and gives the outcome of what waited. Another value is an error, and
---the question stays. The options may be the second argument, too.
---
---```lua
---print(nav.answer(true))
---```
---@param value? navhost.Data of a `confirm` true, false or the id of a choice; of a `choose` an id; of an `await` any data, nil for a failure
---@param reason? string why an `await` fails, or is answered with `false`
---@param options? navhost.SettleOptions
---@return navhost.Outcome? outcome # nil where no question is open
---@return string? reason
function nav.answer(value, reason, options) end

---The question that is open, or nil.
---
---```lua
---local question = nav.question()
---if question then print(question.kind, question.message) end
---```
---@return navhost.Question? question
function nav.question() end

---Calls the function when a hook has asked for the action (`perform`) and it is done. It may
---navigate. The last one put handles it; it stays over `nav.reset`. If it fails while a test runs, the
---test fails.
---
---```lua
---nav.onAction("save", function(controller, data) print("save", controller.class) end)
---```
---@param action string `"*"`: what has no handler of its own
---@param fn fun(controller: navhost.Controller, data: navhost.Data?, action: string?)
---@return navhost.HookHandle handle
function nav.onAction(action, fn) end

---Answers `await`: what the function returns is the answer; nil, and a reason, is a failure; a text
---beside `false` is its reason, too. Where
---it returns nothing the question stays open for `nav.answer`. The last one put counts, for what is
---asked from then on; it stays over `nav.reset`. If it raises an error while a test runs, the test fails.
---
---```lua
---nav.onAwait("save", function(controller, data) return true end)
---```
---@param action string `"*"`: what has no handler of its own
---@param fn fun(controller: navhost.Controller, data: navhost.Data?, action: string?): navhost.Data?, string?
---@return navhost.HookHandle handle
function nav.onAwait(action, fn) end

---Moves the clock.
---
---```lua
---nav.advance(0.1)
---```
---@param seconds number 0 or more
function nav.advance(seconds) end

---Runs transitions to their end. One under a finger is left alone.
---
---```lua
---nav.settle()
---```
function nav.settle() end

---The events, oldest first.
---
---```lua
---for _, event in ipairs(nav.events()) do print(event.index, event.name) end
---```
---@param since? integer those with an index above it
---@return navhost.Event[] events
function nav.events(since) end

---Why the last decision (a pop, a gesture, a push; not titles and colours) fell as it did; nil
---before the first.
---
---```lua
---print(nav.explain())
---```
---@return navhost.Explanation? explanation
function nav.explain() end

---Whether everything holds that always should: nothing is stuck or frozen, the bar shows what the
---top declares, nobody was asked twice or out of turn, the events tell the same story as the stack.
---
---```lua
---assert(nav.check())
---```
---@return boolean? sound # true, or nil where something is wrong
---@return string? why # each rule that is broken, and the last events
function nav.check() end

---Whether a property holds in every state that a person and an app can bring about with the plugins
---that are loaded, as `navhost prove` looks for them. It does so on a host of its own: this one
---stays as it is. It loads the plugins anew from their files; inline plugins and hooks of a script
---are not covered.
---
---```lua
---print(nav.prove("can_always_leave", { depth = 2 }))
---```
---@param property string `"can_always_leave"`, `"no_silent_loss"`, `"bar_readable"`, `"asked_once"`, `"no_fault"`
---@param options? navhost.ProofOptions
---@return boolean? proved # true, or nil where it does not hold
---@return string verdict # what was looked at, after a counterexample where there is one
function nav.prove(property, options) end

---Which settings count now, and who says so: each that was set, or that a hook answers. Hooks are
---asked of tops only.
---
---```lua
---nav.setStack{"Home", {class = "Draft", hidesBackButton = true}}
---print(nav.settings().hidesBackButton.value, nav.settings().hidesBackButton.by)
---```
---@param controller? navhost.Controller by default the top
---@return navhost.Settings settings # a copy
function nav.settings(controller) end

---Writes a picture of the screen as it stands. In an SVG its titles are text.
---
---```lua
---nav.render(os.tmpname() .. ".svg")
---```
---@param path string ends in `.svg` or `.png`
---@param options? navhost.PictureOptions
---@return boolean? done # true, or nil where it could not be done
---@return string? why # what is in the way
function nav.render(path, options) end

---Writes the last gesture as screens side by side, from the finger's touching down to the end of
---the transition.
---
---```lua
---nav.filmstrip(os.tmpname() .. ".svg", { frames = 6 })
---```
---@param path string ends in `.svg` or `.png`
---@param options? navhost.FilmStripOptions
---@return boolean? done # true, or nil where it could not be done
---@return string? why # what is in the way
function nav.filmstrip(path, options) end

---Writes where on the screen a swipe back may begin, in colours, with a legend. It asks guards and
---`gestureShouldBegin` for every square of a grid, and `shouldPop` once. No gesture begins, but
---what a hook changes stays changed.
---
---```lua
---nav.map(os.tmpname() .. ".svg", { grid = 20 })
---```
---@param path string ends in `.svg` or `.png`
---@param options? navhost.MapOptions
---@return boolean? done # true, or nil where it could not be done
---@return string? why # what is in the way
function nav.map(path, options) end

---Compares the screen with the picture at that path: true where they are alike. Where they differ
---the screen is written beside it, as `NAME.new.svg`, and what differs, as `NAME.difference.svg`. A
---picture that is missing is written; the result says so, and is nil.
---
---```lua
---print(nav.snapshot(os.tmpname() .. ".svg", { record = true }))
---```
---@param path string ends in `.svg` or `.png`
---@param options? navhost.SnapshotOptions
---@return boolean? done # true, or nil where it could not be done
---@return string? why # what is in the way
function nav.snapshot(path, options) end

---The name of a hook.
---@alias navhost.HookName
---| "shouldPop" # something asks to leave `controller`
---| "gestureShouldBegin" # a pop gesture has moved far enough to begin
---| "shouldPush" # `controller`, the new one, is about to be pushed
---| "shouldSelect" # a tab is tapped, the selected one too; `controller` is the top of the tab shown
---| "backTitle" # the back button's text is laid out
---| "backColor" # the back button's colour is laid out
---| "barHidden" # `controller` is about to appear, and again while it is on top, as `backTitle`
---| "barColor" # `controller` is about to appear, and again while it is on top, as `backTitle`
---| "hidesBackButton" # `controller` is about to appear, and again while it is on top, as `backTitle`
---| "customBackButton" # `controller` is about to appear, and again while it is on top, as `backTitle`
---| "modalInPresentation" # `controller` is about to appear, and again while it is on top, as `backTitle`
---| "interactivePopDisabled" # `controller` is about to appear, and again while it is on top, as `backTitle`
---| "interactiveContentPopDisabled" # `controller` is about to appear, and again while it is on top, as `backTitle`
---| "maxInitialDistance" # `controller` is about to appear, and again while it is on top, as `backTitle`
---| "didPush" # `controller` was pushed
---| "didPop" # `controller` has left the stack
---| "willAppear" # `controller` is about to appear
---| "didAppear" # `controller` has appeared
---| "willDisappear" # `controller` is about to disappear
---| "didDisappear" # `controller` has disappeared
---| "gestureDidEnd" # a pop gesture of `controller` has ended
---| "tabReselected" # the selected tab is tapped while its stack is at its root, and nobody refused
---| "didEscape" # an escape where there is nothing to leave
---| "didAttemptToDismiss" # a sheet was dragged whose top, `controller`, has `modalInPresentation`
---| "onLoad" # the plugin has been loaded or reloaded
---| "onUnload" # the plugin is about to be unloaded or replaced

---The value of each setting that counts for a controller; nil if nobody sets one.
---@class navhost.Settings
---@field interactivePopDisabled? navhost.SettingValue No pop gesture leaves it.
---@field maxInitialDistance? navhost.SettingValue How far from the leading edge a pop gesture may start; equal is allowed. 0 is no limit, a negative number counts as 0.
---@field gesture? navhost.SettingValue The pop gesture here, instead of the navigation controller's.
---@field barHidden? navhost.SettingValue Whether the bar is hidden while it is on top.
---@field barColor? navhost.SettingValue The bar's colour, or a list of colours: the stops of a gradient.
---@field backTitle? navhost.SettingValue The text of its own back button; `""` is the arrow alone.
---@field backColor? navhost.SettingValue The colour of its own back button. `"auto"` is black where the bar's luminance is above 186/256, else white.
---@field showsPreviousTitle? navhost.SettingValue The back button says the previous title: "Back" where that is missing, empty or too long, the arrow alone where even that is too long. `false` is the arrow alone.
---@field customBackButton? navhost.SettingValue A left item stands in for the system's back button; its taps ask with the source `"customBackButton"`.
---@field hidesBackButton? navhost.SettingValue There is no back button at all.
---@field hidesBottomBarWhenPushed? navhost.SettingValue The tab bar goes while it is on the stack.
---@field modalInPresentation? navhost.SettingValue A sheet whose top says so cannot be dragged down; `didAttemptToDismiss` is called.
---@field interactiveContentPopDisabled? navhost.SettingValue No pan on the content pops, in iOS 26.
---@field regions? navhost.SettingValue Areas with a gesture of their own. If two overlap, the one listed last counts. Reading gives a copy: write the list anew.
---@field picture? navhost.SettingValue A screenshot of the app, PNG or JPEG, that pictures show as its content, under the bar.

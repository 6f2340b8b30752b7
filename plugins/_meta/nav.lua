---@meta
-- The API of plugins and scripts, for the Lua language server. The manual, the help, completion and
-- `navhost check` also read it. Sections begin with `-- #`. `(exact)` marks a table that Lua passes in.
--
-- In a plugin, write `---@type navhost.Plugin` above the table that the file returns.

---Booleans, numbers, strings, and tables of them, at most 32 deep and 64 KiB.
---@alias navhost.Data boolean|number|string|table

---A table of data.
---@alias navhost.Record table

---`"#rgb"`, `"#rrggbb"`, `"#rrggbbaa"`, a CSS color name, `{r, g, b[, a]}` with 0…1, or `"auto"`.
---@alias navhost.Color string|number[]

---A color, or a list of colors: the stops of a gradient.
---@alias navhost.Fill navhost.Color|navhost.Color[]

-- # words

---How an attempt to leave was made.
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
---| "deepLink" # a deep link replaces the stack: `nav.setStack` with `ask = true`
---| "request" # the app's own back code: `nav.requestPop`
---| "programmatic" # your code, without asking: `nav.pop`, `nav.popTo`, `nav.popToRoot`

---How an attempt to leave ended.
---@alias navhost.Outcome
---| "popped" # it happened
---| "dismissed" # a presentation was dismissed
---| "pushed" # a push that waited for an answer happened
---| "selected" # another tab is shown
---| "blocked" # a policy denied
---| "deferred" # a question is open
---| "cancelled" # the user cancelled an interactive pop
---| "ignored" # nothing began; the reason names the guard

---The name of an event.
---@alias navhost.EventName
---| "push" # a controller was pushed (animated, depth)
---| "pop" # a controller was popped, dismissed or removed (source, target, count, animated, dismisses, id)
---| "willAppear" # the controller is about to appear (animated)
---| "didAppear" # the controller has appeared (animated)
---| "willDisappear" # the controller is about to disappear (animated)
---| "didDisappear" # the controller has disappeared (animated)
---| "gestureBegan" # a pop gesture has begun (kind, x, y)
---| "gestureRefused" # a pop gesture could not begin (kind, outcome, reason)
---| "gestureEnded" # a pop gesture has ended (kind, outcome, progress, reason)
---| "transitionBegan" # a transition has begun (kind, from, to, interactive)
---| "transitionEnded" # a transition has ended (kind, from, to, interactive)
---| "transitionCancelled" # a transition was cancelled (kind, from, to, interactive)
---| "decision" # the policies were asked (subject, outcome, source, reason, tab)
---| "question" # a hook waits for the user or for the app (kind, message, ok, cancel, destructive, style, choices, action, data)
---| "answer" # the question was answered or dropped (kind, answer, reason, dropped, timedOut)
---| "action" # an action runs (`perform`) (action, data, handled)
---| "barChanged" # the look of the bar has changed (title, color, hidden, back, hasBack)
---| "fault" # a hook failed or exceeded its limits (hook, message)
---| "quarantine" # a plugin failed three times in a row and is no longer asked (message)
---| "load" # a plugin was loaded (version)
---| "reload" # a plugin was reloaded (version)
---| "unload" # a plugin was unloaded
---| "present" # a stack was presented; the controller is its root (style, animated)
---| "dismiss" # a presented stack was dismissed (source, count, animated)
---| "tabSelected" # another tab is shown; the controller is its top (tab)
---| "frozen" # a gesture began with nothing to pop: pushes are ignored (cause)

---The result that a failed decision hook counts as.
---@alias navhost.OnError
---| "abstain" # the hook leaves the decision to others
---| "deny" # `false`

---The pop gesture of a controller.
---@alias navhost.GestureMode
---| "edge" # a swipe from the leading edge
---| "fullscreen" # a swipe that starts anywhere
---| "none" # no pop gesture

---The area in which a pop gesture may start.
---@alias navhost.GestureKind
---| "edge" # at the leading edge
---| "fullscreen" # anywhere
---| "content" # anywhere else, iOS 26

---The input that moves on the screen.
---@alias navhost.InputKind
---| "finger" # a finger
---| "pointer" # two fingers on a trackpad

---How a stack is presented.
---@alias navhost.PresentationStyle
---| "sheet" # the controller below stays on the screen; the user can drag the sheet down
---| "formSheet" # as a sheet; a tap beside it also dismisses it
---| "popover" # the controller below stays on the screen; a tap beside the popover dismisses it
---| "fullScreen" # the controller below disappears

---The kind of answer that a hook waits for.
---@alias navhost.QuestionKind
---| "confirm" # yes or no
---| "choose" # one of several choices
---| "await" # the app's answer

---How a question is shown.
---@alias navhost.QuestionStyle
---| "alert" # in the middle of the screen
---| "sheet" # at its foot

---The look of a choice.
---@alias navhost.ChoiceStyle
---| "default" # nothing special
---| "destructive" # it discards something
---| "cancel" # nothing changes; at most one choice has it

---How a pop gesture ended.
---@alias navhost.GestureOutcome
---| "popped" # the controller was popped
---| "cancelled" # the controller stays

---The colors in a picture for everything that the app does not color.
---@alias navhost.Theme
---| "light" # black on white
---| "dark" # white on black

---The layout direction.
---@alias navhost.Direction
---| "ltr" # left to right: the leading edge is the left one
---| "rtl" # right to left: the leading edge is the right one

---The drags that a region handles.
---@alias navhost.Handles
---| "horizontal" # sideways: a pager, a slider
---| "vertical" # up and down: a list
---| "all" # both

---A step of a touch.
---@alias navhost.TouchPhase
---| "began" # the finger touches the screen
---| "moved" # the finger moves
---| "ended" # the finger is lifted
---| "cancelled" # the system cancels the touch

---The kind of a transition.
---@alias navhost.TransitionKind
---| "push" # a controller is pushed
---| "pop" # a controller is popped

---Why a plugin was not asked.
---@alias navhost.SkipReason
---| "class" # its `controllers` do not match
---| "source" # the source is not in its `sources`
---| "disabled" # it is disabled
---| "quarantined" # it is quarantined
---| "denied" # an earlier hook denied
---| "wrapper" # a wrapper returned a result and did not call `next`
---| "budget" # the decision's fuel or seconds ran out
---| "guard" # a guard, or another rule of the engine, decided

---Why nothing could begin.
---@alias navhost.Reason
---| "root" # the stack has at most one controller
---| "gesture disabled" # `interactivePopDisabled`, or the gesture is `"none"`
---| "distance" # the start is too far from the leading edge
---| "transition" # a transition is running
---| "direction" # the finger does not move towards the trailing edge
---| "custom back button" # a custom or hidden back button, or a hidden bar (edge gesture)
---| "region" # the start is in a region that handles the drag itself
---| "frozen" # the controller is frozen
---| "no back button" # there is no back button to tap
---| "question open" # a question is open
---| "fingers" # two fingers came down before the pan began
---| "too short" # less than 10 pt of movement
---| "nothing there" # there is nothing at the touch or at the menu entry
---| "busy" # called from inside a hook
---| "dropped" # the plugin that waited for the app was unloaded
---| "modal" # the sheet's top has `modalInPresentation`
---| "covered" # something is presented over the stack
---| "hidden" # the stack is in a tab that is not selected, or inside a controller that is covered

-- # plugin

---The table that a plugin's file returns.
---@class (exact) navhost.Plugin
---@field name? string Unique in a host. By default the name of the file, or of the folder of `init.lua`.
---@field version? string A semantic version. Default: `"0.0.0"`.
---@field api? integer The level of the contract that the plugin was written for, 1 to 4. A host refuses a plugin whose level is newer than its own, so 4 requires a host that knows the names of that level. All names of the host's level work, whatever this field contains. Default: `1`.
---@field description? string One line. Default: `""`.
---@field priority? integer Higher is asked first; equal priorities are ordered by `name`, in byte order. Default: `0`.
---@field controllers? string|string[] Class patterns: `*` and `?` are wildcards, `!` in front excludes; patterns are case-sensitive. A pattern also matches subclasses (`nav.class`). A list matches if a pattern without `!` matches and no pattern with `!` does. A list that has only `!` patterns starts from all classes. Default: `"*"`.
---@field sources? navhost.PopSource[] The pop sources for which `shouldPop` is asked. By default all but `"programmatic"`.
---@field onError? navhost.OnError The result that `shouldPop`, `shouldPush`, `shouldSelect` and `gestureShouldBegin` count as if the hook fails. By default a broken plugin does not trap the user on a screen. Default: `"abstain"`.
-- # decision hooks
---@field shouldPop? fun(controller: navhost.Controller, pop: navhost.Pop, next: fun(): boolean?, string?): allowed: boolean?, reason: string? Called when an attempt to leave `controller` is made. May the user leave this screen? `true` allows, `false` denies, `nil` abstains. A second value, a string, is the reason. `confirm`, `choose` and `await` may be called here.
---@field gestureShouldBegin? fun(controller: navhost.Controller, gesture: navhost.Gesture, next: fun(): boolean?, string?): allowed: boolean?, reason: string? Called when a pop gesture has moved far enough to begin. May the gesture begin? `true` also overrides the soft guards (custom back button, region); `false` denies; `nil` abstains. A second value, a string, is the reason.
---@field shouldPush? fun(controller: navhost.Controller, push: navhost.Push, next: fun(): boolean?, string?): allowed: boolean?, reason: string? Called when `controller`, the new one, is about to be pushed. May the controller be pushed? `true` allows, `false` denies, `nil` abstains. A second value, a string, is the reason. `confirm`, `choose` and `await` may be called here.
---@field shouldSelect? fun(controller: navhost.Controller, tab: navhost.Tab, next: fun(): boolean?, string?): allowed: boolean?, reason: string? Called when a tab is tapped, also the selected one; `controller` is the top of the tab shown. May the tab be selected? `true` allows, `false` denies, `nil` abstains. A second value, a string, is the reason. `confirm`, `choose` and `await` may be called here.
-- # appearance hooks
---@field backTitle? fun(controller: navhost.Controller, back: navhost.Back, next: fun(): string?): title: string? Called when the back button's title is laid out. The back button's title. The host asks it of the controller that shows the button.
---@field backColor? fun(controller: navhost.Controller, bar: navhost.Bar, next: fun(): navhost.Color?): color: navhost.Color? Called when the back button's color is laid out. The color of the back button. The host asks it of the controller that shows the button.
---@field barHidden? fun(controller: navhost.Controller, bar: navhost.Bar, next: fun(): boolean?): hidden: boolean? Called when `controller` is about to appear, and again while it is on top, as `backTitle`. Whether the navigation bar is hidden while this controller is on top. Its result overrides the setting, which does not change.
---@field barColor? fun(controller: navhost.Controller, bar: navhost.Bar, next: fun(): navhost.Fill?): color: navhost.Fill? Called when `controller` is about to appear, and again while it is on top, as `backTitle`. The bar's color, or a list of colors: the stops of a gradient. Its result overrides the setting, which does not change.
---@field hidesBackButton? fun(controller: navhost.Controller, bar: navhost.Bar, next: fun(): boolean?): hides: boolean? Called when `controller` is about to appear, and again while it is on top, as `backTitle`. Whether there is no back button. Its result overrides the setting, which does not change.
---@field customBackButton? fun(controller: navhost.Controller, bar: navhost.Bar, next: fun(): boolean?): custom: boolean? Called when `controller` is about to appear, and again while it is on top, as `backTitle`. Whether a left item stands in for the system's back button. Its result overrides the setting, which does not change.
---@field modalInPresentation? fun(controller: navhost.Controller, bar: navhost.Bar, next: fun(): boolean?): modal: boolean? Called when `controller` is about to appear, and again while it is on top, as `backTitle`. Whether a sheet with this controller on top cannot be dragged down. Its result overrides the setting, which does not change.
---@field interactivePopDisabled? fun(controller: navhost.Controller, bar: navhost.Bar, next: fun(): boolean?): disabled: boolean? Called when `controller` is about to appear, and again while it is on top, as `backTitle`. Whether pop gestures are disabled. If the result becomes `true` during a swipe, the swipe is cancelled. Its result overrides the setting, which does not change.
---@field interactiveContentPopDisabled? fun(controller: navhost.Controller, bar: navhost.Bar, next: fun(): boolean?): disabled: boolean? Called when `controller` is about to appear, and again while it is on top, as `backTitle`. Whether pans on the content do not pop, in iOS 26. Its result overrides the setting, which does not change.
---@field maxInitialDistance? fun(controller: navhost.Controller, bar: navhost.Bar, next: fun(): number?): distance: number? Called when `controller` is about to appear, and again while it is on top, as `backTitle`. The largest distance from the leading edge at which a pop gesture may start, in points; 0 means any distance. Its result overrides the setting, which does not change.
-- # notification hooks
---@field didPush? fun(controller: navhost.Controller, _: nil, next: fun()) Called when `controller` was pushed. The controller is on the stack now.
---@field didPop? fun(controller: navhost.Controller, pop: navhost.Pop, next: fun()) Called when `controller` was popped, dismissed or removed from the stack. Its `index`, `previous`, `inner`, `container`, `presented` and settings are nil by then.
---@field willAppear? fun(controller: navhost.Controller, animated: boolean, next: fun()) Called when `controller` is about to appear. The screen is about to be shown.
---@field didAppear? fun(controller: navhost.Controller, animated: boolean, next: fun()) Called when `controller` has appeared. The screen is shown.
---@field willDisappear? fun(controller: navhost.Controller, animated: boolean, next: fun()) Called when `controller` is about to disappear. The screen is about to disappear; if the user cancels a swipe, it appears again.
---@field didDisappear? fun(controller: navhost.Controller, animated: boolean, next: fun()) Called when `controller` has disappeared. The screen was removed or is covered.
---@field gestureDidEnd? fun(controller: navhost.Controller, gesture: navhost.Gesture, next: fun()) Called when a pop gesture of `controller` has ended. `gesture.outcome` is `"popped"` or `"cancelled"`.
---@field tabReselected? fun(controller: navhost.Controller, _: nil, next: fun()) Called when the selected tab is tapped while its stack is at its root, and no policy denied. `controller` is the root. Use it to scroll to the top.
---@field didEscape? fun(controller: navhost.Controller, _: nil, next: fun()) Called when the user makes an escape and there is nothing to leave. The stack did not change, and no policy was asked.
---@field didAttemptToDismiss? fun(controller: navhost.Controller, _: nil, next: fun()) Called when the user dragged a sheet whose top, `controller`, has `modalInPresentation`. The sheet stays, and no policy was asked.
---@field onLoad? fun(saved: navhost.Data?) Called when the plugin has been loaded or reloaded. `saved` is the result of the previous version's `onUnload`; nil on the first load. Use it to restore saved data.
---@field onUnload? fun(): saved: navhost.Data? Called when the plugin is about to be unloaded or replaced. On a hot reload, the host passes its result to the next version's `onLoad`.

-- # controller

---The settings of a controller: given in a spec, or written on the controller.
---@class navhost.ControllerSettings
---@field interactivePopDisabled? boolean Pop gestures are disabled. Default: `false`. Writable.
---@field maxInitialDistance? number The largest distance from the leading edge at which a pop gesture may start. 0 means any distance; a negative number counts as 0. [pt] Default: `0`. Writable.
---@field gesture? navhost.GestureMode The pop gesture of this controller, instead of the navigation controller's. Writable.
---@field barHidden? boolean Whether the bar is hidden while it is on top. Writable.
---@field barColor? navhost.Fill The bar's color, or a list of colors: the stops of a gradient. Writable.
---@field backTitle? string The title of its own back button; `""` shows only the arrow. Writable.
---@field backColor? navhost.Color The color of its own back button. `"auto"` is black if the bar's luminance is above 186/256, else white. Default: `"auto"`. Writable.
---@field showsPreviousTitle? boolean The back button shows the previous title. If that is missing, empty or too long, it shows "Back"; if "Back" is also too long, only the arrow. `false` shows only the arrow. Default: `true`. Writable.
---@field customBackButton? boolean A left item stands in for the system's back button; its taps are attempts with the source `"customBackButton"`. Default: `false`. Writable.
---@field hidesBackButton? boolean There is no back button. Default: `false`. Writable.
---@field hidesBottomBarWhenPushed? boolean The tab bar is hidden while it is on the stack. Default: `false`. Writable.
---@field modalInPresentation? boolean If the top of a sheet has it, the user cannot drag the sheet down, and the host calls `didAttemptToDismiss`. Default: `false`. Writable.
---@field interactiveContentPopDisabled? boolean Pans on the content do not pop, in iOS 26. Default: `false`. Writable.
---@field regions? navhost.Region[] Areas with a gesture of their own. If two overlap, the one listed last counts. Reading returns a copy: to change it, write the whole list. Default: `{}`. Writable.
---@field picture? string A screenshot of the app, PNG or JPEG. Pictures show it as the content, under the bar. Writable.

---A screen on the stack. One controller is one value: `==` and table keys work. After it was popped or
---dismissed, `index`, `previous`, `inner`, `container`, `presented` and the settings are nil.
---@class navhost.Controller: navhost.ControllerSettings
---@field id integer Different for each controller of a run, from 1.
---@field class string The name of its class.
---@field title? string Its title; nil if it has none. Writable.
---@field index? integer Its position on the stack: 1 is the root; nil after it was removed.
---@field isRoot boolean It is the first of the stack.
---@field isTop boolean It is the last of the stack.
---@field previous? navhost.Controller The controller below it; nil at the root and after it was removed.
---@field inner? navhost.Inner The stack inside it that was embedded last, or nil; a copy.
---@field container? navhost.Controller The controller that its stack is embedded in, or nil.
---@field presented? navhost.Presented The presentation over its stack, or nil; a copy.
---@field props navhost.Record The app's data: booleans, numbers, strings and tables of them, at most 32 deep and 64 KiB. Writable.
---@field state navhost.Record This plugin's own table for this controller. It survives a hot reload and is discarded together with the controller.
local Controller = {}

---Adds a hook in front of the chain for this controller only. For scripts.
---
---```lua
---nav.setStack{"Home", "Draft"}
---local handle = nav.top:hook("shouldPop", function() return false, "not now" end)
---print(nav.tapBack())
---handle:remove()
---```
---@param name navhost.HookName the hook
---@param fn function called as the hook is, before all others
---@return navhost.HookHandle handle
function Controller:hook(name, fn) end

-- # arguments

---An attempt to pop, or a pop that happened.
---@class navhost.Pop
---@field source navhost.PopSource How the attempt was made.
---@field target? navhost.Controller The controller that would be on top; nil if a new stack keeps none of the old one.
---@field count integer The number of controllers that leave their own stack.
---@field animated boolean It is animated.
---@field dismisses boolean A presentation is dismissed.
---@field id integer The number of the attempt: the same for every controller that the attempt would remove, across its questions, and in `didPop`.

---A pop gesture. Points are in screen coordinates in both layout directions.
---@class navhost.Gesture
---@field kind navhost.GestureKind The area in which it may start.
---@field start navhost.Point The point where the finger touched the screen. [pt]
---@field location navhost.Point The current point of the finger. [pt]
---@field translation navhost.Point The movement of the finger since it touched the screen. [pt]
---@field velocity navhost.Point The movement of the last 0.1 s. [pt/s]
---@field touches integer The number of fingers.
---@field distanceToEdge number The distance from the start to the leading edge. [pt]
---@field progress number 0…1: the part of the width that the finger has moved, towards the trailing edge.
---@field direction navhost.Direction The layout direction.
---@field input navhost.InputKind A finger, or a pointer.
---@field region? string The name of the touch region under the start, or nil.
---@field outcome? navhost.GestureOutcome How it ended; only in `gestureDidEnd`.

---An attempt to push.
---@class navhost.Push
---@field animated boolean It is animated.
---@field previous? navhost.Controller The top that would be covered; nil on an empty stack.
---@field depth integer The number of controllers on the stack before the push.

---A tab that is tapped.
---@class navhost.Tab
---@field index integer Its position in the tab bar.
---@field from integer The position of the tab that is shown.
---@field reselected boolean It is the tab that is shown.
---@field top? navhost.Controller The controller that would be on top; if the tab is reselected, its root.

---The back button that is being laid out.
---@class navhost.Back
---@field previousTitle? string The title of the controller below, or nil.
---@field default string The title that the bar would show.

---The navigation bar that is being laid out.
---@class navhost.Bar
---@field color string Its color, `"#rrggbb"` or `"#rrggbbaa"`.
---@field colors string[] The stops of its gradient; empty if it has none.
---@field hidden boolean It is hidden.
---@field luminance number 0…1: 0.299 R + 0.587 G + 0.114 B of its color, or of its first stop.
---@field contrastColor string `"#000000"` or `"#ffffff"`: the color that `"auto"` stands for.

-- # shapes

---A point or a vector: origin at the top left, x to the right.
---@class (exact) navhost.Point
---@field x number To the right. [pt]
---@field y number Downwards. [pt]

---A rectangle: origin at the top left. `{x, y, w, h}` is also accepted.
---@class (exact) navhost.Frame
---@field x number Its left edge. [pt]
---@field y number Its top edge. [pt]
---@field w number Its width, 0 or more. [pt]
---@field h number Its height, 0 or more. [pt]

---An area with a gesture of its own.
---@class (exact) navhost.Region
---@field name string The name in `gesture.region`. Writable.
---@field frame navhost.Frame In screen coordinates, in both layout directions. [pt] Writable.
---@field handles navhost.Handles The drags that it handles. Writable.
---@field offset? number The scroll offset: at 0 the region is at its leading edge, and a pop gesture may begin. Without this field it is never there (a slider). [pt] Writable.

---The description of a controller to create. A string is the name of its class.
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
---@field bar? navhost.Fill The bar's color, or the stops of a gradient. Default: `"white"`.
---@field gesture? navhost.GestureMode The pop gesture. Default: `"edge"`.
---@field guards? boolean `false` removes the guards root, transition, direction and custom back button. Default: `true`.
---@field events? integer The number of the most recent events that are kept. Default: `10000`.
---@field ios? integer The iOS version, 17 or 26. By default that of `--ios`, else 17.
---@field backTitle? string The title of a back button if the previous title is missing or does not fit. Default: `"Back"`.
---@field limits? navhost.ResetLimits|boolean The limits of plugins that are loaded from then on; `false` restores those of the command line.

---The limits of plugins: `limits` of `nav.reset`. A field that is left out does not change.
---@class (exact) navhost.ResetLimits
---@field fuel? integer The fuel for each hook call, load and decision, above 0.
---@field memory? integer The memory of a plugin in bytes, above 0.
---@field seconds? number The deadline of each hook, load and decision in seconds of CPU time; 0 means no deadline.

---The options of `nav.pan`.
---@class (exact) navhost.PanOptions
---@field from navhost.Point|number[] The point where the finger touches the screen. [pt]
---@field to navhost.Point|number[] The point where the finger is lifted. [pt]
---@field duration? number The duration. [s] Default: `0.25`.
---@field steps? integer The number of moves, 1 or more. Default: `15`.
---@field fingers? integer The number of fingers, 1 or more. Default: `1`.
---@field release? boolean Lift the finger at the end. Default: `true`.
---@field input? navhost.InputKind A finger, or a pointer. Default: `"finger"`.
---@field settle? boolean Run transitions to their end before the function returns. Default: `true`.

---The options of `nav.push`.
---@class (exact) navhost.PushOptions
---@field animated? boolean Take 0.35 s; `false` takes no time. Default: `true`.
---@field settle? boolean Run transitions to their end before the function returns. Default: `true`.

---The options of `nav.pop`, `nav.popTo`, `nav.popToRoot`, `requestDismiss` and `dismiss`.
---@class (exact) navhost.PopOptions
---@field animated? boolean Take 0.35 s; `false` takes no time. Default: `true`.
---@field settle? boolean Run transitions to their end before the function returns. Default: `true`.

---The options of `nav.requestPop`.
---@class (exact) navhost.RequestOptions
---@field count? integer The number of controllers to pop, 1 or more; limited so that the root stays. Default: `1`.
---@field to? navhost.Controller|integer|string The controller to pop to, instead of `count`.
---@field animated? boolean Take 0.35 s; `false` takes no time. Default: `true`.
---@field settle? boolean Run transitions to their end before the function returns. Default: `true`.

---The options of `nav.setStack`.
---@class (exact) navhost.StackOptions
---@field ask? boolean First ask `shouldPop` of each controller that would leave, also of those presented over the stack, which are dismissed: source `"deepLink"`. Default: `false`.
---@field animated? boolean Take 0.35 s. Default: `false`.
---@field settle? boolean Run transitions to their end before the function returns. Default: `true`.

---The options of `nav.present`.
---@class (exact) navhost.PresentOptions
---@field style? navhost.PresentationStyle How it is presented. Default: `"sheet"`.
---@field animated? boolean Take 0.35 s; `false` takes no time. Default: `true`.
---@field settle? boolean Run transitions to their end before the function returns. Default: `true`.

---The options of `swipeDown`.
---@class (exact) navhost.SwipeDownOptions
---@field distance? number The distance that the finger moves; by default to the bottom of the screen. [pt]
---@field duration? number The duration. [s] Default: `0.25`.
---@field release? boolean Lift the finger at the end. Default: `true`.
---@field settle? boolean Run transitions to their end before the function returns. Default: `true`.

---The last argument of a tap or a touch.
---@class (exact) navhost.SettleOptions
---@field settle? boolean Run transitions to their end before the function returns. Default: `true`.

---The options of `confirm`.
---@class (exact) navhost.ConfirmOptions
---@field ok? string The title of the button for yes. Default: `"Leave"`.
---@field cancel? string The title of the button for no. Default: `"Stay"`.
---@field destructive? boolean A yes discards something. Default: `true`.
---@field style? navhost.QuestionStyle How it is shown. Default: `"alert"`.

---The options of `choose`.
---@class (exact) navhost.ChooseOptions
---@field style? navhost.QuestionStyle How it is shown. Default: `"alert"`.

---A choice of `choose`. A string is its title.
---@class (exact) navhost.ChoiceSpec
---@field title string The title that the user reads.
---@field id? string The result of `choose`; by default the title.
---@field style? navhost.ChoiceStyle Its look. Default: `"default"`.

---The options of `await`.
---@class (exact) navhost.AwaitOptions
---@field timeout? number The time after which the wait fails; by default there is no timeout. [s]

---The options of `nav.prove`.
---@class (exact) navhost.ProofOptions
---@field depth? integer The largest number of operations from the start. Default: `4`.
---@field states? integer The largest number of states. Default: `1000000`.
---@field scene? string A setup script; without one the stack is a root `Home`.
---@field prop? string The prop of `no_silent_loss`.

---The options of `nav.render`.
---@class (exact) navhost.PictureOptions
---@field theme? navhost.Theme The colors of everything that the app does not color. Default: `"light"`.
---@field scale? number Pixels per point, 1 to 3; by default 1 in an SVG, 2 in a PNG.
---@field regions? boolean Outline touch regions. Default: `true`.
---@field touches? boolean Draw fingers and their trails. Default: `true`.

---The options of `nav.filmstrip`.
---@class (exact) navhost.FilmStripOptions
---@field frames? integer The number of screens, 2 to 24. Default: `6`.
---@field theme? navhost.Theme The colors of everything that the app does not color. Default: `"light"`.
---@field scale? number Pixels per point, 1 to 3; by default 1 in an SVG, 2 in a PNG.
---@field regions? boolean Outline touch regions. Default: `true`.
---@field touches? boolean Draw fingers and their trails. Default: `true`.

---The options of `nav.map`.
---@class (exact) navhost.MapOptions
---@field grid? number The side of a square, 1 or more. [pt] Default: `10`.
---@field theme? navhost.Theme The colors of everything that the app does not color. Default: `"light"`.
---@field scale? number Pixels per point, 1 to 3; by default 1 in an SVG, 2 in a PNG.
---@field regions? boolean Outline touch regions. Default: `true`.
---@field touches? boolean Draw fingers and their trails. Default: `true`.

---The options of `nav.snapshot`.
---@class (exact) navhost.SnapshotOptions
---@field record? boolean Write the picture instead of comparing; the result is nil. Default: `false`.
---@field theme? navhost.Theme The colors of everything that the app does not color. Default: `"light"`.
---@field scale? number Pixels per point, 1 to 3; by default 1 in an SVG, 2 in a PNG.
---@field regions? boolean Outline touch regions. Default: `true`.
---@field touches? boolean Draw fingers and their trails. Default: `true`.

-- # values

---A running transition.
---@class navhost.Transition
---@field kind navhost.TransitionKind Push or pop.
---@field progress number 0…1.
---@field from navhost.Controller The controller that disappears.
---@field to navhost.Controller The controller that appears.
---@field interactive boolean A finger drives it.

---The current state of the bar.
---@class navhost.BarState
---@field title? string The top's title.
---@field color string Its color, `"#rrggbb"` or `"#rrggbbaa"`.
---@field colors string[] The stops of its gradient; empty if it has none.
---@field hidden boolean It is hidden.
---@field back? navhost.BackButton The back button; nil if there is none.

---The current state of the back button.
---@class navhost.BackButton
---@field title string Its title; `""` shows only the arrow.
---@field color string Its color, `"#rrggbb"` or `"#rrggbbaa"`.
---@field frame navhost.Frame Its frame on the screen. [pt]
---@field custom? boolean It is a custom left item.

---A question or a wait of a hook: `confirm`, `choose` or `await`.
---@class navhost.Question
---@field kind navhost.QuestionKind One of the three.
---@field message? string The message of the question; nil of an `await`.
---@field ok? string The title of the button for yes, of a `confirm`.
---@field cancel? string The title of the button for no, of a `confirm`.
---@field destructive? boolean A yes discards something, of a `confirm`.
---@field style? navhost.QuestionStyle How it is shown; nil of an `await`.
---@field choices? navhost.Choice[] The choices; nil of an `await`. Those of a `confirm` are `ok` and `cancel`.
---@field action? string The name of the action, of an `await`.
---@field data? navhost.Data The data of the action, of an `await`.

---A choice of a question.
---@class navhost.Choice
---@field id string The value for `nav.answer`.
---@field title string The title that the user reads.
---@field style navhost.ChoiceStyle Its look.

---Why a decision ended as it did. `tostring` makes a readable report of it.
---@class navhost.Explanation
---@field outcome string How it ended.
---@field reason? string Why.
---@field steps navhost.Step[] The guards and plugins that were asked, in order.
---@field skipped navhost.Skipped[] The plugins with that hook that were not asked, in the order of the chain.
---@field actions navhost.Action[] The actions that ran, in order (`perform`).

---A plugin that was not asked.
---@class navhost.Skipped
---@field by string The plugin's name.
---@field why navhost.SkipReason Why.

---An action that a hook requested from the app.
---@class navhost.Action
---@field action string Its name.
---@field data? navhost.Data The data of the action.
---@field plugin string The plugin that requested it, or `"hook"`.

---One guard or plugin that was asked.
---@class navhost.Step
---@field by string The name of the guard or plugin, or `"hook"`.
---@field hook? string The hook that was asked; nil of a guard.
---@field answer? boolean|string Its result: true, false, `"ask"`, or nil if it abstains.
---@field reason? string Why.
---@field file? string The Lua file of the result.
---@field line? integer The line in that file: of the `return`, the error or the question that gave the result.
---@field detail? string The values that a guard compared: `150 > 60`, a region's name, the plugin or script that set it, and its line.

-- # handles

---A plugin that is loaded.
---@class navhost.PluginHandle
---@field name string Its name.
---@field version string Its version.
---@field enabled boolean The host asks it.
---@field faults navhost.Fault[] Its faults so far, oldest first.
---@field warnings navhost.Warning[] Fields of its table that are nearly the name of a hook or of a known field.
---@field quarantined boolean It failed three times in a row, and the host does not ask it.
local PluginHandle = {}

---Loads the file again, all or nothing. An inline plugin cannot be reloaded.
---@return boolean? done # nil if the old version stays loaded
---@return string? why
function PluginHandle:reload() end

---Enables the plugin: the host asks it again.
function PluginHandle:enable() end

---Disables the plugin: the host no longer asks it. It stays loaded.
function PluginHandle:disable() end

---Removes the plugin from the host.
function PluginHandle:unload() end

---A failed call of a hook, or one that exceeded its limits.
---@class navhost.Fault
---@field hook string The hook.
---@field message string The error, with file and line.
---@field traceback string Lua's traceback.
---@field time number The virtual time when it happened. [s]

---A field of a plugin's table that is probably misspelled.
---@class navhost.Warning
---@field file string The plugin's file; for an inline plugin that of the script.
---@field line integer The line of the field; 0 if it is unknown.
---@field field string The field.
---@field message string The mistake, with the nearest name that exists.

---A pattern in `controllers` that has matched no class of a controller created since its plugin was loaded.
---@class navhost.UnmatchedPattern
---@field plugin string The plugin's name.
---@field pattern string The pattern.

---A hook, a listener or a handler that a script has registered.
---@class navhost.HookHandle
local HookHandle = {}

---Removes it. A second call does nothing.
function HookHandle:remove() end

-- # events

---An event.
---@class navhost.Event
---@field index integer Its number, from 1.
---@field time number The virtual time when it happened. [s]
---@field name navhost.EventName Its name.
---@field controller? navhost.Controller The controller that it concerns.
---@field stack? integer The number of the stack, if it is not `nav`.
---@field plugin? string The name of the plugin that it concerns.
---@field animated? boolean It was animated.
---@field depth? integer The number of controllers on the stack now.
---@field source? navhost.PopSource How the attempt was made.
---@field target? navhost.Controller The controller on top now.
---@field count? integer The number of controllers that left.
---@field dismisses? boolean It left because a presentation was dismissed.
---@field id? integer The number of the attempt to leave, `pop.id`.
---@field kind? string The kind of the gesture (`"edge"`), transition (`"push"`) or question (`"choose"`).
---@field x? number The x-coordinate of the point where the finger touched the screen. [pt]
---@field y? number The y-coordinate of the point where the finger touched the screen. [pt]
---@field outcome? string How it ended.
---@field reason? string Why.
---@field progress? number 0…1: the progress when the finger was lifted.
---@field from? navhost.Controller The controller that disappears.
---@field to? navhost.Controller The controller that appears.
---@field interactive? boolean A finger drove it.
---@field subject? string `"pop"`, `"gesture"`, `"push"` or `"tab"`.
---@field message? string The question, or the error.
---@field ok? string The title of the button for yes.
---@field cancel? string The title of the button for no.
---@field destructive? boolean A yes discards something.
---@field style? string How a stack is presented (`"sheet"`) or a question is shown (`"alert"`).
---@field choices? navhost.Choice[] The choices.
---@field action? string The name of the action.
---@field data? navhost.Data The data of the action.
---@field answer? navhost.Data The answer; nil if the wait failed or the question was dropped.
---@field dropped? boolean True if the question was dropped: it can no longer be answered.
---@field timedOut? boolean True if the wait timed out.
---@field handled? boolean The action has a handler.
---@field title? string The bar's title.
---@field color? string The bar's color, `"#rrggbb"`.
---@field hidden? boolean The bar is hidden.
---@field back? string The back button's title.
---@field hasBack? boolean There is a back button.
---@field hook? string The hook that failed.
---@field version? string The plugin's version.
---@field tab? integer The tab, from 1.
---@field cause? string The guard that was removed.

-- # tabs

---A tab bar; `tabs[i]` are its stacks. `tabs.select(i)` taps a tab, which asks `shouldSelect`.
---Another tab is then shown, `"selected"`; the selected tab pops to its root. `tabs.show(i)` is
---programmatic and asks no policy.
---@class navhost.Tabs
---@field selected integer The tab that is shown.
---@field select fun(tab: integer): navhost.Outcome, string? A tap on a tab.
---@field show fun(tab: integer): navhost.Outcome, string? Shows a tab programmatically; no policy is asked.

-- # settings

---The value of a setting in effect, and its origin.
---@class navhost.SettingValue
---@field value any The value in effect.
---@field by string A plugin's name; `"hook"` for a script's hook; `"app"` if your app has set it.
---@field file? string The file of the plugin or the hook.
---@field line? integer The line of the hook; for a setting that a plugin wrote, the line of the assignment.

-- # stacks

---A stack inside a controller; of tabs the one that is shown.
---@class navhost.Inner
---@field depth integer The number of controllers on it.
---@field top? navhost.Controller The last of them.

---A presentation over a stack; of tabs the one that is shown.
---@class navhost.Presented
---@field depth integer The number of controllers on it.
---@field top? navhost.Controller The last of them.
---@field style navhost.PresentationStyle How it is presented.

-- # functions

---Asks the user. Only available in `shouldPop`, `shouldPush` and `shouldSelect`: the hook is suspended
---until the user answers, and the pop is `"deferred"`. If the controller is removed in the meantime, or
---the plugin is unloaded, disabled or reloaded, the question is dropped.
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

---Lets the user choose, as `confirm` asks for a yes or a no. A hook that returns nothing after the choice
---whose style is `"cancel"` denies.
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
---@return string id # of the choice that the user picked; its title if it has no id
function choose(message, choices, options) end

---Waits for the app, as `confirm` waits for the user. If the app answers at once, nothing is
---deferred. The wait fails if the app reports a failure, if no handler is registered for the action, or
---after the timeout. A hook that returns nothing after a failure, or after `false`, denies with the reason.
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
---@param data? navhost.Data the data for the handler
---@param options? navhost.AwaitOptions
---@return navhost.Data? answer # nil if the wait failed
---@return string? reason # why it failed, or the app's reason for `false`
function await(action, data, options) end

---Requests an action from the app, in a decision hook or a notification hook. The action runs only
---if the hook's result takes effect. After `false` it runs instead of the pop, push or selection. After
---`true` or nil it runs before that, once no hook has denied; for a swipe, once the swipe is certain to
---finish. If another hook decides otherwise, the action does not run. At most 16 for each call of a hook.
---
---```lua
---nav.setStack{"Home", "Order"}
---nav.hook("Order", "shouldPop", function() perform("discard", {order = 3}) end)
---nav.onAction("discard", function(controller, data) print(controller.class, data.order) end)
---print(nav.tapBack())
---```
---@param action string the name of the action, 1 to 64 characters
---@param data? navhost.Data the data for the handler
function perform(action, data) end

---Returns the app's localized string for a key, in the user's language and with the values inserted; the
---key itself if the app has none. `%@` stands for a string, a number or a boolean, `%lld`, `%ld` and `%d`
---for a whole number, `%2$@` for the second value, `%%` for a percent sign.
---
---```lua
---nav.setStack{"Home", "Letter"}
---nav.hook("Letter", "shouldPop", function(controller)
---  return confirm(text("Discard %lld drafts?", controller.props.drafts))
---end)
---nav.top.props.drafts = 2
---print(nav.tapBack(), nav.question().message)
---```
---@param key string the string that is shown if the app has none; a literal
---@param ... string|number|boolean the values
---@return string text
function text(key, ...) end

---Returns a color in the host's form. A value that is not a color is an error.
---
---```lua
---print(color("tomato"))
---```
---@param value navhost.Color|number a color, or its red, 0…1
---@param green? number 0…1
---@param blue? number 0…1
---@param alpha? number 0…1
---@return string text # `"#rrggbb"` or `"#rrggbbaa"`
function color(value, green, blue, alpha) end

---The app's own data, as written to `nav.app`; read-only.
---@type table
app = {}

---The host's log.
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
---@field depth integer The number of controllers on the stack.
---@field transition? navhost.Transition The running transition.
---@field bar navhost.BarState The current state of the bar; a copy.
---@field time number The virtual time. It advances only by calls that move the clock. [s]
---@field presented? navhost.Nav The stack that is presented over this one.
---@field presenting? navhost.Nav For a presented stack, the stack below; nil after it was dismissed.
---@field ios integer The iOS version: 17 or 26.
---@field language? string The language of the localized strings, as given with `--language` or written here; nil for the catalog's source language. `nav.reset` restores that of the command line. Writable.
---@field frozen boolean The controller is frozen: pushes are ignored.
nav = {}

---Starts again with a new navigation controller and an empty stack. Loaded plugins, `nav.class`
---declarations and `nav.on` listeners stay. Hooks of scripts and an open question are removed; the
---clock, the events and the ids start again. A script starts on a new navigation controller.
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

---Loads a plugin. A table is an inline plugin: it runs in the script's own Lua state and without
---limits. Use it for experiments, not in your app. Loading a file again returns the first handle.
---
---```lua
---local plugin = assert(nav.use{
---  name = "stay",
---  shouldPop = function(controller) return controller.title ~= "Draft" end,
---})
---print(plugin.name, plugin.enabled)
---```
---@param plugin string|navhost.Plugin a file, a folder with `init.lua`, a folder of plugins, or a table
---@return navhost.PluginHandle? handle # a list of handles for a folder of plugins; nil if the plugin cannot be loaded
---@return string? why
function nav.use(plugin) end

---The loaded plugins, in the order in which the host asks them.
---
---```lua
---for _, plugin in ipairs(nav.plugins()) do print(plugin.name) end
---```
---@return navhost.PluginHandle[] handles
function nav.plugins() end

---The patterns in `controllers` that have matched no class of a controller created since the plugin was loaded.
---A reload counts as a load; `nav.reset` does not clear the list. `*` and exclusions are not listed.
---
---```lua
---for _, lost in ipairs(nav.unmatched()) do print(lost.plugin, lost.pattern) end
---```
---@return navhost.UnmatchedPattern[] patterns
function nav.unmatched() end

---Adds a hook in front of the plugins for a class. A later hook runs before an earlier one and can call
---it with a third parameter, `next`.
---
---```lua
---nav.hook("Draft", "shouldPop", function(controller, pop, next) return next() end)
---```
---@param class string a class; the hook also applies to its subclasses
---@param name navhost.HookName the hook
---@param fn function called as the hook is
---@return navhost.HookHandle handle
function nav.hook(class, name, fn) end

---Calls the function after each event with that name. If it fails while a test runs, the test fails.
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
---@return navhost.Controller? controller # nil if it was refused
---@return string? reason # a policy's, or `"frozen"`, `"transition"`, `"busy"`
function nav.setRoot(spec) end

---Pushes a controller, if no plugin's `shouldPush` denies.
---
---```lua
---nav.setRoot("Home")
---local draft = nav.push({class = "Draft", title = "Draft"}, {animated = false})
---print(draft.index, draft.previous.class)
---```
---@param spec string|navhost.Spec|navhost.Controller
---@param options? navhost.PushOptions
---@return navhost.Controller? controller # nil if it was refused
---@return string? reason # a policy's, or `"frozen"`, `"transition"`, `"busy"`
function nav.push(spec, options) end

---Replaces the stack and returns the new top. No policy is asked; the lifecycle runs. With `ask = true`
---it is a deep link: it asks the policies first and returns an outcome.
---
---```lua
---nav.setStack{"Home", "List", {class = "Detail", title = "Detail"}}
---```
---@param specs (string|navhost.Spec|navhost.Controller)[]
---@param options? navhost.StackOptions
---@return navhost.Controller|navhost.Outcome? top # nil if it was refused; with `ask` the outcome
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

---Pops to a controller without asking. A controller that is not on the stack is an error.
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

---Pops to the root without asking.
---
---```lua
---nav.popToRoot()
---```
---@param options? navhost.PopOptions
---@return navhost.Outcome outcome
---@return string? reason
function nav.popToRoot(options) end

---Embeds a stack in a controller. Before the controller is left, the host also asks the policies of the
---controllers in that stack. Touches on the outer stack, below its bar, reach the inner stack first. If
---the inner stack is at its root, a swipe belongs to the outer stack.
---
---```lua
---nav.setStack{"Home", "Mail"}
---local inside = nav.embed(nav.top, "Inbox")
---inside.push("Letter")
---```
---@param controller navhost.Controller one that is on a stack
---@param spec string|navhost.Spec|navhost.Controller
---@return navhost.Nav? stack # nil if it was refused
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
---@return navhost.Nav? stack # nil if it was refused
---@return string? reason
function nav.present(spec, options) end

---Makes the stack the first tab of a tab bar, followed by a new stack for each spec.
---
---```lua
---nav.setRoot("Home")
---local tabs = nav.tabs{"Search", "Profile"}
---print(tabs.select(2), tabs.selected)
---```
---@param specs (string|navhost.Spec|navhost.Controller)[]
---@return navhost.Tabs? tabs # nil if it was refused
---@return string? reason
function nav.tabs(specs) end

---VoiceOver's two-finger scrub. At the root of a sheet, form sheet or popover it dismisses that; at
---the root of a stack inside a controller it applies to the outer stack.
---
---```lua
---nav.setStack{"Home", "List"} print(nav.escape())
---```
---@param options? navhost.SettleOptions
---@return navhost.Outcome outcome
---@return string? reason
function nav.escape(options) end

---Drags a presented sheet down from the middle of its top.
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

---Taps beside a popover or a form sheet. `modalInPresentation` refuses the attempt.
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

---Requests to dismiss a presented stack and all stacks presented above it. The policies are
---asked about the uppermost stack first; the source is `"request"`.
---
---```lua
---nav.setRoot("Home") print(nav.present("Draft").requestDismiss())
---```
---@param options? navhost.PopOptions
---@return navhost.Outcome outcome
---@return string? reason
function nav.requestDismiss(options) end

---Dismisses a presented stack, and all stacks presented above it, without asking. Only plugins that
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

---Taps in the middle of the back button, or of the custom back button if there is one.
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

---Makes one touch: down and up.
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

---Makes synthesized touches: equal steps over the duration. The finger is lifted at the last one.
---
---```lua
---nav.setStack{"Home", "List"}
---print(nav.pan{from = {2, 400}, to = {300, 400}, duration = 0.2})
---```
---@param options navhost.PanOptions
---@return navhost.Outcome? outcome # nil until the gesture is decided
---@return string? reason
function nav.pan(options) end

---Makes one step of a touch.
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
---@param id? integer the number of the finger, by default 1
---@return navhost.Outcome? outcome # nil until the gesture is decided
---@return string? reason
function nav.touch(phase, x, y, id) end

---Returns the titles of the back button's long-press menu. With a number N, picks entry N, which pops
---N controllers.
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

---Requests a pop: asks the policies first, as your app's own back button would. `pop.source` is `"request"`.
---
---```lua
---nav.setStack{"Home", "List", "Detail"}
---print(nav.requestPop{to = "Home"})
---```
---@param options? navhost.RequestOptions
---@return navhost.Outcome outcome
---@return string? reason
function nav.requestPop(options) end

---Answers the open question and returns the outcome of the attempt that waited. Another value is an
---error, and the question stays open. The options may also be the second argument.
---
---```lua
---print(nav.answer(true))
---```
---@param value? navhost.Data for a `confirm` true, false or the id of a choice; for a `choose` an id; for an `await` any data, nil for a failure
---@param reason? string why an `await` fails, or is answered with `false`
---@param options? navhost.SettleOptions
---@return navhost.Outcome? outcome # nil if no question is open
---@return string? reason
function nav.answer(value, reason, options) end

---Returns the open question; nil if there is none.
---
---```lua
---local question = nav.question()
---if question then print(question.kind, question.message) end
---```
---@return navhost.Question? question
function nav.question() end

---Registers a handler: the function is called when an action that a hook requested (`perform`) runs. It
---may navigate. The handler registered last is called; it stays after `nav.reset`. If it fails while a
---test runs, the test fails.
---
---```lua
---nav.onAction("save", function(controller, data) print("save", controller.class) end)
---```
---@param action string `"*"` is every action that has no handler of its own
---@param fn fun(controller: navhost.Controller, data: navhost.Data?, action: string?)
---@return navhost.HookHandle handle
function nav.onAction(action, fn) end

---Registers a handler that answers `await`. The function returns the answer; nil and a reason are a
---failure; a string after `false` is also a reason. If it returns nothing, the question stays open for
---`nav.answer`. The handler registered last answers all later questions; it stays after `nav.reset`. If
---it raises an error while a test runs, the test fails.
---
---```lua
---nav.onAwait("save", function(controller, data) return true end)
---```
---@param action string `"*"` is every action that has no handler of its own
---@param fn fun(controller: navhost.Controller, data: navhost.Data?, action: string?): navhost.Data?, string?
---@return navhost.HookHandle handle
function nav.onAwait(action, fn) end

---Advances the clock.
---
---```lua
---nav.advance(0.1)
---```
---@param seconds number 0 or more
function nav.advance(seconds) end

---Runs transitions to their end, except for one that a finger drives.
---
---```lua
---nav.settle()
---```
function nav.settle() end

---Returns the events, oldest first.
---
---```lua
---for _, event in ipairs(nav.events()) do print(event.index, event.name) end
---```
---@param since? integer only events with a larger index
---@return navhost.Event[] events
function nav.events(since) end

---Explains the last decision (a pop, a gesture, a push; not titles and colors); nil before the first
---decision.
---
---```lua
---print(nav.explain())
---```
---@return navhost.Explanation? explanation
function nav.explain() end

---Checks the conditions that always hold: nothing is stuck or frozen, the bar shows the settings of the
---top, each plugin was asked at most once and in order, and the events agree with the stack.
---
---```lua
---assert(nav.check())
---```
---@return boolean? sound # true, or nil if a rule is broken
---@return string? why # each broken rule, and the last events
function nav.check() end

---Checks, as `navhost prove` does, that a property holds in every state that the user and the app can
---reach with the loaded plugins. It uses a separate host, so this one does not change. It loads the
---plugins again from their files; inline plugins and hooks of a script are not covered.
---
---```lua
---print(nav.prove("can_always_leave", { depth = 2 }))
---```
---@param property string `"can_always_leave"`, `"no_silent_loss"`, `"bar_readable"`, `"asked_once"`, `"no_fault"`
---@param options? navhost.ProofOptions
---@return boolean? proved # true, or nil if it does not hold
---@return string verdict # the extent of the search, after a counterexample if there is one
function nav.prove(property, options) end

---Returns the settings in effect and their origins: each setting that was set or that a hook returns.
---The host asks hooks only of controllers on top.
---
---```lua
---nav.setStack{"Home", {class = "Draft", hidesBackButton = true}}
---print(nav.settings().hidesBackButton.value, nav.settings().hidesBackButton.by)
---```
---@param controller? navhost.Controller by default the top
---@return navhost.Settings settings # a copy
function nav.settings(controller) end

---Writes a picture of the current screen. In an SVG, titles are text elements.
---
---```lua
---nav.render(os.tmpname() .. ".svg")
---```
---@param path string ends in `.svg` or `.png`
---@param options? navhost.PictureOptions
---@return boolean? done # true, or nil if it failed
---@return string? why # the error
function nav.render(path, options) end

---Writes the last gesture as screens side by side, from the first touch to the end of the
---transition.
---
---```lua
---nav.filmstrip(os.tmpname() .. ".svg", { frames = 6 })
---```
---@param path string ends in `.svg` or `.png`
---@param options? navhost.FilmStripOptions
---@return boolean? done # true, or nil if it failed
---@return string? why # the error
function nav.filmstrip(path, options) end

---Writes a picture that shows in color where on the screen a swipe back may begin, with a legend. It asks
---guards and `gestureShouldBegin` for every square of a grid, and `shouldPop` once. No gesture begins,
---but changes that a hook makes stay.
---
---```lua
---nav.map(os.tmpname() .. ".svg", { grid = 20 })
---```
---@param path string ends in `.svg` or `.png`
---@param options? navhost.MapOptions
---@return boolean? done # true, or nil if it failed
---@return string? why # the error
function nav.map(path, options) end

---Compares the screen with the picture at that path; true if they are equal. If they differ, it writes
---the screen as `NAME.new.svg` and the difference as `NAME.difference.svg` beside the picture. If the
---picture is missing, it is written; the result is nil, and the second one reports that.
---
---```lua
---print(nav.snapshot(os.tmpname() .. ".svg", { record = true }))
---```
---@param path string ends in `.svg` or `.png`
---@param options? navhost.SnapshotOptions
---@return boolean? done # true, or nil if it failed
---@return string? why # the error
function nav.snapshot(path, options) end

---The name of a hook.
---@alias navhost.HookName
---| "shouldPop" # an attempt to leave `controller` is made
---| "gestureShouldBegin" # a pop gesture has moved far enough to begin
---| "shouldPush" # `controller`, the new one, is about to be pushed
---| "shouldSelect" # a tab is tapped, also the selected one; `controller` is the top of the tab shown
---| "backTitle" # the back button's title is laid out
---| "backColor" # the back button's color is laid out
---| "barHidden" # `controller` is about to appear, and again while it is on top, as `backTitle`
---| "barColor" # `controller` is about to appear, and again while it is on top, as `backTitle`
---| "hidesBackButton" # `controller` is about to appear, and again while it is on top, as `backTitle`
---| "customBackButton" # `controller` is about to appear, and again while it is on top, as `backTitle`
---| "modalInPresentation" # `controller` is about to appear, and again while it is on top, as `backTitle`
---| "interactivePopDisabled" # `controller` is about to appear, and again while it is on top, as `backTitle`
---| "interactiveContentPopDisabled" # `controller` is about to appear, and again while it is on top, as `backTitle`
---| "maxInitialDistance" # `controller` is about to appear, and again while it is on top, as `backTitle`
---| "didPush" # `controller` was pushed
---| "didPop" # `controller` was popped, dismissed or removed from the stack
---| "willAppear" # `controller` is about to appear
---| "didAppear" # `controller` has appeared
---| "willDisappear" # `controller` is about to disappear
---| "didDisappear" # `controller` has disappeared
---| "gestureDidEnd" # a pop gesture of `controller` has ended
---| "tabReselected" # the selected tab is tapped while its stack is at its root, and no policy denied
---| "didEscape" # the user makes an escape and there is nothing to leave
---| "didAttemptToDismiss" # the user dragged a sheet whose top, `controller`, has `modalInPresentation`
---| "onLoad" # the plugin has been loaded or reloaded
---| "onUnload" # the plugin is about to be unloaded or replaced

---The value of each setting that counts for a controller; nil if nobody sets one.
---@class navhost.Settings
---@field interactivePopDisabled? navhost.SettingValue Pop gestures are disabled.
---@field maxInitialDistance? navhost.SettingValue The largest distance from the leading edge at which a pop gesture may start. 0 means any distance; a negative number counts as 0.
---@field gesture? navhost.SettingValue The pop gesture of this controller, instead of the navigation controller's.
---@field barHidden? navhost.SettingValue Whether the bar is hidden while it is on top.
---@field barColor? navhost.SettingValue The bar's color, or a list of colors: the stops of a gradient.
---@field backTitle? navhost.SettingValue The title of its own back button; `""` shows only the arrow.
---@field backColor? navhost.SettingValue The color of its own back button. `"auto"` is black if the bar's luminance is above 186/256, else white.
---@field showsPreviousTitle? navhost.SettingValue The back button shows the previous title. If that is missing, empty or too long, it shows "Back"; if "Back" is also too long, only the arrow. `false` shows only the arrow.
---@field customBackButton? navhost.SettingValue A left item stands in for the system's back button; its taps are attempts with the source `"customBackButton"`.
---@field hidesBackButton? navhost.SettingValue There is no back button.
---@field hidesBottomBarWhenPushed? navhost.SettingValue The tab bar is hidden while it is on the stack.
---@field modalInPresentation? navhost.SettingValue If the top of a sheet has it, the user cannot drag the sheet down, and the host calls `didAttemptToDismiss`.
---@field interactiveContentPopDisabled? navhost.SettingValue Pans on the content do not pop, in iOS 26.
---@field regions? navhost.SettingValue Areas with a gesture of their own. If two overlap, the one listed last counts. Reading returns a copy: to change it, write the whole list.
---@field picture? navhost.SettingValue A screenshot of the app, PNG or JPEG. Pictures show it as the content, under the bar.

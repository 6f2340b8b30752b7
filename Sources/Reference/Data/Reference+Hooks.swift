extension Reference {
  /// Every hook: the ones that decide, then the ones that are told.
  package static let hooks: [Hook] = decisionHooks + settingHooks + notificationHooks

  /// The hooks that answer a question, settings aside.
  package static let decisionHooks: [Hook] = [
    Hook(
      "shouldPop", [controllerParameter, popParameter],
      returns: verdict,
      decision: true,
      called: "something asks to leave `controller`",
      """
      May the person leave this screen? `true` allows, `false` refuses, `nil` has no opinion. A \
      second value, a string, is the reason. `confirm`, `choose` and `await` may be called here.
      """),
    Hook(
      "gestureShouldBegin", [controllerParameter, gestureParameter],
      returns: verdict,
      decision: true,
      called: "a pop gesture has moved far enough to begin",
      """
      May the gesture begin? `true` also lifts the soft guards (custom item, region); `false` refuses; \
      `nil` has no opinion. A second value, a string, is the reason.
      """),
    Hook(
      "backTitle", [controllerParameter, Parameter("back", .object("Back"))],
      returns: [
        Result(.string, "title", optional: true, "`\"\"`: the arrow alone; nil: no opinion")
      ],
      decision: true,
      called: "the back button's text is laid out",
      "What the back button says. It is asked of the controller that shows the button."),
    Hook(
      "backColor", [controllerParameter, barParameter],
      returns: [Result(.color, "color", optional: true, "nil: no opinion")],
      decision: true,
      called: "the back button's colour is laid out",
      "The colour of the back button. It is asked of the controller that shows the button."),
    Hook(
      "shouldPush", [controllerParameter, Parameter("push", .object("Push"))],
      returns: verdict,
      decision: true,
      called: "`controller`, the new one, is about to be pushed",
      """
      May the controller be pushed? `true` allows, `false` refuses, `nil` has no opinion. A second \
      value, a string, is the reason. `confirm`, `choose` and `await` may be called here.
      """),
    Hook(
      "shouldSelect", [controllerParameter, Parameter("tab", .object("Tab"))],
      returns: verdict,
      decision: true,
      called: "a tab is tapped, the selected one too; `controller` is the top of the tab shown",
      """
      May the tab be selected? `true` allows, `false` refuses, `nil` has no opinion. A second value, \
      a string, is the reason. `confirm`, `choose` and `await` may be called here.
      """),
  ]

  /// The hooks that may wait for a person or for the app.
  package static let waitingHooks = ["shouldPop", "shouldPush", "shouldSelect"]

  /// The hooks that are told what happened; their results are ignored.
  package static let notificationHooks: [Hook] = [
    Hook(
      "didPush", [controllerParameter], called: "`controller` was pushed",
      "The controller is on the stack now."),
    Hook(
      "didPop", [controllerParameter, popParameter], called: "`controller` has left the stack",
      "Its `index`, `previous`, `inner`, `container`, `presented` and settings are nil by then."),
    Hook(
      "willAppear", [controllerParameter, animatedParameter],
      called: "`controller` is about to appear", "The screen is about to be shown."),
    Hook(
      "didAppear", [controllerParameter, animatedParameter], called: "`controller` has appeared",
      "The screen is shown."),
    Hook(
      "willDisappear", [controllerParameter, animatedParameter],
      called: "`controller` is about to disappear",
      "The screen is about to go; a swipe that is cancelled brings it back."),
    Hook(
      "didDisappear", [controllerParameter, animatedParameter],
      called: "`controller` has disappeared", "The screen is gone or covered."),
    Hook(
      "gestureDidEnd", [controllerParameter, gestureParameter],
      called: "a pop gesture of `controller` has ended",
      "`gesture.outcome` is `\"popped\"` or `\"cancelled\"`."),
    Hook(
      "tabReselected", [controllerParameter],
      called: "the selected tab is tapped while its stack is at its root, and nobody refused",
      "`controller` is the root. The place to scroll to the top."),
    Hook(
      "didEscape", [controllerParameter],
      called: "an escape where there is nothing to leave",
      "Nothing was left, and no policy was asked."),
    Hook(
      "didAttemptToDismiss", [controllerParameter],
      called: "a sheet was dragged whose top, `controller`, has `modalInPresentation`",
      "The sheet stays, and no policy was asked."),
    Hook(
      "onLoad",
      [
        Parameter(
          "saved", .data, optional: true,
          "what the version before returned from `onUnload`; nil on the first load")
      ],
      called: "the plugin has been loaded or reloaded", "The place to take up what was saved."),
    Hook(
      "onUnload", [],
      returns: [Result(.data, "saved", optional: true, "handed to the next version's `onLoad`")],
      called: "the plugin is about to be unloaded or replaced",
      "What it returns is handed to the next version's `onLoad` on a hot reload."),
  ]

  static let controllerParameter = Parameter("controller", .object("Controller"))
  static let popParameter = Parameter("pop", .object("Pop"))
  static let gestureParameter = Parameter("gesture", .object("Gesture"))
  static let barParameter = Parameter("bar", .object("Bar"))
  static let animatedParameter = Parameter("animated", .boolean)

  static let verdict = [
    Result(.boolean, "allowed", optional: true, "nil: no opinion"),
    Result(.string, "reason", optional: true, "why, for the app and for `nav.explain`"),
  ]
}

extension Reference {
  /// What a plugin's table may hold beside its hooks.
  package static let pluginFields: [Field] = [
    Field(
      "name", .string, optional: true,
      "Unique in a host. By default the name of the file, or of the folder of `init.lua`."),
    Field("version", .string, fallback: "\"0.0.0\"", "A semantic version."),
    Field(
      "api", .integer, fallback: "1",
      """
      The level of the contract it was written for, 1 to \(apiVersion): \(apiVersion) says that it needs \
      a host that knows the words of that level. A newer one than the host's is refused; all words \
      work whatever it says.
      """),
    Field("description", .string, fallback: "\"\"", "One line."),
    Field(
      "priority", .integer, fallback: "0",
      "Higher is asked first; equal priorities go by `name`, in byte order."),
    Field(
      "controllers", .either([.string, .list(.string)]), fallback: "\"*\"",
      """
      Class patterns: `*` and `?` are wildcards, `!` in front excludes; case counts. A pattern also \
      matches subclasses (`nav.class`). A list matches where one without `!` does and none with `!` \
      does; a list of `!` patterns alone starts from all.
      """),
    Field(
      "sources", .list(.word("PopSource")), optional: true,
      "The pop sources for which `shouldPop` is asked. By default all but `\"program\"`."),
    Field(
      "onError", .word("OnError"), fallback: "\"allow\"",
      """
      What `shouldPop`, `shouldPush`, `shouldSelect` and `gestureShouldBegin` count as when the hook fails. By \
      default a broken plugin does not trap a person on a screen.
      """),
  ]
}

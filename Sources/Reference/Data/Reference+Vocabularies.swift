extension Reference {
  /// What may ask for a pop.
  package static let sources: [Word] = [
    Word("backButton", "a tap on the system's back button"),
    Word("customItem", "a tap on the custom back button"),
    Word("backMenu", "an entry of the back button's long-press menu"),
    Word("edgeGesture", "a swipe from the leading edge"),
    Word("fullscreenGesture", "a swipe that may start anywhere"),
    Word("contentGesture", "a pan on the content, profile `\"ios26\"`"),
    Word("escape", "VoiceOver's two-finger scrub: `nav.escape`"),
    Word("sheetSwipe", "a presented sheet is dragged down"),
    Word("tabBar", "the selected tab is tapped again"),
    Word("tapOutside", "a tap beside a popover or a form sheet"),
    Word("deepLink", "a link from outside replaces the stack: `nav.setStack` with `ask = true`"),
    Word("request", "the app's own back code: `nav.requestPop`"),
    Word("program", "the program itself: `nav.pop`, `nav.popTo`, `nav.popToRoot`"),
  ]

  /// What comes of an attempt to leave.
  package static let outcomes: [Word] = [
    Word("popped", "it happened"),
    Word("dismissed", "a presentation has left"),
    Word("pushed", "a push that waited for an answer happened"),
    Word("selected", "another tab is shown"),
    Word("blocked", "a policy said no"),
    Word("deferred", "a question is open"),
    Word("cancelled", "an interactive pop went back"),
    Word("ignored", "nothing could begin; the reason names the guard"),
  ]

  /// The reasons of `"ignored"`.
  package static let reasons: [Word] = [
    Word("root", "one controller or none is on the stack"),
    Word("disabled", "`interactivePopDisabled`, or the gesture is `\"none\"`"),
    Word("distance", "the start is too far from the leading edge"),
    Word("transition", "a transition is under way"),
    Word("direction", "the finger does not move towards the trailing edge"),
    Word("custom item", "a custom or hidden back button, or a hidden bar (edge gesture)"),
    Word("region", "the start lies in a region that handles the drag itself"),
    Word("frozen", "the controller is frozen"),
    Word("no back button", "there is no back button to tap"),
    Word("question open", "a question is open"),
    Word("fingers", "two fingers came down before the pan began"),
    Word("too short", "less than 10 pt of movement"),
    Word("nothing there", "the touch or the menu entry meets nothing"),
    Word("busy", "called from inside a hook"),
    Word("dropped", "the plugin that waited for the app has gone"),
    Word("modal", "the sheet's top has `modalInPresentation`"),
    Word("covered", "something is presented over the stack"),
    Word(
      "hidden", "the stack is in a tab that is not selected, or inside a controller that is covered"
    ),
  ]

  /// Every closed list of words.
  package static let vocabularies: [Vocabulary] = [
    Vocabulary("PopSource", "What asks for a pop.", sources),
    Vocabulary("Outcome", "What came of an attempt to leave.", outcomes),
    Vocabulary("HookName", "The name of a hook.", hooks.map { Word($0.name, $0.called) }),
    Vocabulary("EventName", "The name of an event.", events.map { Word($0.name, $0.doc) }),
    Vocabulary(
      "OnError", "What a failed decision counts as.",
      [Word("allow", "no opinion"), Word("deny", "`false`")]),
    Vocabulary(
      "GestureMode", "Which pop gesture there is.",
      [
        Word("edge", "a swipe from the leading edge"),
        Word("fullscreen", "a swipe that starts anywhere"),
        Word("none", "no pop gesture"),
      ]),
    Vocabulary(
      "GestureKind", "Where a pop gesture may start.",
      [
        Word("edge", "at the leading edge"), Word("fullscreen", "anywhere"),
        Word("content", "anywhere else, profile `\"ios26\"`"),
      ]),
    Vocabulary(
      "InputKind", "What moves on the screen.",
      [Word("finger", "a finger"), Word("pointer", "two fingers on a trackpad")]),
    Vocabulary(
      "Profile", "The generation of iOS.",
      [
        Word("ios17", "the edge gesture; a transition runs to its end"),
        Word("ios26", "the content pan, too; transitions can be interrupted"),
      ]),
    Vocabulary(
      "PresentationStyle", "How a stack is presented.",
      [
        Word("sheet", "what is below stays on the screen; it can be dragged down"),
        Word("formSheet", "as a sheet; a tap beside it closes it, too"),
        Word("popover", "what is below stays on the screen; a tap beside it closes it"),
        Word("fullScreen", "what is below disappears"),
      ]),
    Vocabulary(
      "QuestionKind", "What a hook waits for.",
      [
        Word("confirm", "yes or no"), Word("choose", "one of several choices"),
        Word("await", "the app"),
      ]),
    Vocabulary(
      "QuestionStyle", "How a question is shown.",
      [Word("alert", "in the middle of the screen"), Word("sheet", "at its foot")]),
    Vocabulary(
      "ChoiceStyle", "What a choice is like.",
      [
        Word("default", "nothing special"), Word("destructive", "it loses something"),
        Word("cancel", "everything stays as it is; one at most"),
      ]),
    Vocabulary(
      "GestureOutcome", "How a pop gesture ended.",
      [Word("popped", "the controller has left"), Word("cancelled", "it came back")]),
    Vocabulary(
      "Theme", "The colours in a picture of what the app leaves uncoloured.",
      [Word("light", "black on white"), Word("dark", "white on black")]),
    Vocabulary(
      "Direction", "The layout direction.",
      [
        Word("ltr", "left to right: the leading edge is the left one"),
        Word("rtl", "right to left: the leading edge is the right one"),
      ]),
    Vocabulary(
      "Handles", "The drags that a region takes.",
      [
        Word("horizontal", "sideways: a pager, a slider"), Word("vertical", "up and down: a list"),
        Word("all", "both"),
      ]),
    Vocabulary(
      "TouchPhase", "What a finger does.",
      [
        Word("began", "it comes down"), Word("moved", "it moves"), Word("ended", "it is lifted"),
        Word("cancelled", "the system takes it away"),
      ]),
    Vocabulary(
      "TransitionKind", "Which way a transition goes.",
      [Word("push", "a controller comes"), Word("pop", "a controller leaves")]),
  ]

  /// The list of words of that name.
  package static func vocabulary(_ name: String) -> Vocabulary? {
    vocabularies.first { $0.name == name }
  }
}

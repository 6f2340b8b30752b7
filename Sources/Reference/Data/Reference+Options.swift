extension Reference {
  /// The tables that `nav` functions, `confirm` and its like take.
  static let options = callOptions + pictureOptionTypes

  private static let callOptions: [ObjectType] = [
    ObjectType("ResetOptions", input: true, "What `nav.reset` takes.", fields: resetFields),
    ObjectType("PanOptions", input: true, "What `nav.pan` takes.", fields: panFields),
    ObjectType(
      "PushOptions", input: true, "What `nav.push` takes.", fields: [animatedField, settleField]),
    ObjectType(
      "PopOptions", input: true,
      "What `nav.pop`, `nav.popTo`, `nav.popToRoot`, `requestDismiss` and `dismiss` take.",
      fields: [animatedField, settleField]),
    ObjectType(
      "RequestOptions", input: true, "What `nav.requestPop` takes.",
      fields: [
        Field(
          "count", .integer, fallback: "1",
          "How many leave, 1 or more; clamped so that the root stays."),
        Field("to", targetType, optional: true, "Where to go, instead of `count`."),
        animatedField, settleField,
      ]),
    ObjectType(
      "StackOptions", input: true, "What `nav.setStack` takes.",
      fields: [
        Field(
          "ask", .boolean, fallback: "false",
          """
          Ask `shouldPop` of each that would leave first, and of what is presented over the stack, which \
          leaves with it: source `\"deepLink\"`.
          """),
        Field("animated", .boolean, fallback: "false", "Take 0.35 s."), settleField,
      ]),
    ObjectType(
      "PresentOptions", input: true, "What `nav.present` takes.",
      fields: [
        Field("style", .word("PresentationStyle"), fallback: "\"sheet\"", "How it is presented."),
        animatedField, settleField,
      ]),
    ObjectType(
      "SwipeDownOptions", input: true, "What `swipeDown` takes.",
      fields: [
        Field(
          "distance", .number, unit: "pt", optional: true,
          "How far the finger goes; by default to the foot of the screen."),
        Field("duration", .number, unit: "s", fallback: "0.25", "How long it takes."),
        Field("release", .boolean, fallback: "true", "Lift the finger at the end."),
        settleField,
      ]),
    ObjectType(
      "SettleOptions", input: true, "The last argument of a tap or a touch.",
      fields: [settleField]),
    ObjectType(
      "ConfirmOptions", input: true, "What `confirm` takes.",
      fields: [
        Field("ok", .string, fallback: "\"Leave\"", "The word for yes."),
        Field("cancel", .string, fallback: "\"Stay\"", "The word for no."),
        Field("destructive", .boolean, fallback: "true", "A yes loses something."),
        questionStyleField,
      ]),
    ObjectType("ChooseOptions", input: true, "What `choose` takes.", fields: [questionStyleField]),
    ObjectType(
      "ChoiceSpec", input: true, "A choice of `choose`. A title alone may stand for it.",
      fields: [
        Field("title", .string, "What the person reads."),
        Field("id", .string, optional: true, "What `choose` returns; by default the title."),
        Field("style", .word("ChoiceStyle"), fallback: "\"default\"", "What it is like."),
      ]),
    ObjectType(
      "AwaitOptions", input: true, "What `await` takes.",
      fields: [
        Field(
          "timeout", .number, unit: "s", optional: true,
          "After so long the answer comes too late; by default it waits on.")
      ]),
  ]

  private static let questionStyleField = Field(
    "style", .word("QuestionStyle"), fallback: "\"alert\"", "How it is shown.")

  private static let animatedField = Field(
    "animated", .boolean, fallback: "true", "Take 0.35 s; `false` is at once.")

  private static let settleField = Field(
    "settle", .boolean, fallback: "true",
    "Run transitions to their end before it returns.")

  private static let resetFields = [
    Field("width", .number, unit: "pt", fallback: "390", "The screen's width, above 0."),
    Field("height", .number, unit: "pt", fallback: "844", "The screen's height, above 0."),
    Field("direction", .word("Direction"), fallback: "\"ltr\"", "The layout direction."),
    Field("bar", .fill, fallback: "\"white\"", "The bar's colour, or the stops of a gradient."),
    Field("gesture", .word("GestureMode"), fallback: "\"edge\"", "The pop gesture."),
    Field(
      "guards", .boolean, fallback: "true",
      "`false` takes the guards root, transition, direction and custom item away."),
    Field("events", .integer, fallback: "10000", "How many of the last events are kept."),
    Field(
      "profile", .word("Profile"), optional: true,
      "The generation of iOS; by default what `--profile` names, else `\"ios17\"`."),
    Field(
      "backTitle", .string, fallback: "\"Back\"",
      "The word on a back button where a previous title is missing or finds no room."),
  ]

  private static let panFields = [
    Field("from", pointType, unit: "pt", "Where the finger comes down."),
    Field("to", pointType, unit: "pt", "Where it is released."),
    Field("duration", .number, unit: "s", fallback: "0.25", "How long it takes."),
    Field("steps", .integer, fallback: "15", "How many moves, 1 or more."),
    Field("fingers", .integer, fallback: "1", "How many fingers, 1 or more."),
    Field("release", .boolean, fallback: "true", "Lift the finger at the end."),
    Field("input", .word("InputKind"), fallback: "\"finger\"", "What moves."),
    settleField,
  ]
}

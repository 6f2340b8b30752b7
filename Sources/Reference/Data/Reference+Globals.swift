extension Reference {
  /// Lua's own global functions and values that a plugin has.
  package static let sandboxNames = words(
    """
    _G _VERSION assert collectgarbage error getmetatable ipairs load next pairs pcall print \
    rawequal rawget rawlen rawset require select setmetatable tonumber tostring type xpcall
    """)

  /// The libraries that a plugin has, and what is in them.
  package static let sandboxLibraries: [Library] = [
    coroutineLibrary, mathLibrary, Library("os", "clock date difftime time"),
    Library(
      "string",
      """
      byte char find format gmatch gsub len lower match pack packsize rep reverse sub unpack upper
      """),
    tableLibrary, utf8Library,
  ]

  /// Lua's own global functions and values that a script has.
  package static let scriptNames = sandboxNames + words("arg dofile loadfile warn")

  /// The libraries that a script has, and what is in them.
  package static let scriptLibraries: [Library] = [
    coroutineLibrary,
    Library(
      "debug",
      """
      debug gethook getinfo getlocal getmetatable getregistry getupvalue getuservalue \
      setcstacklimit sethook setlocal setmetatable setupvalue setuservalue traceback upvalueid \
      upvaluejoin
      """),
    Library(
      "io", "close flush input lines open output popen read stderr stdin stdout tmpfile type write"),
    mathLibrary,
    Library(
      "os", "clock date difftime execute exit getenv remove rename setlocale time tmpname"),
    Library("package", "config cpath loaded loadlib path preload searchers searchpath"),
    Library(
      "string",
      """
      byte char dump find format gmatch gsub len lower match pack packsize rep reverse sub unpack \
      upper
      """),
    tableLibrary, utf8Library,
  ]

  /// The globals that the host adds for plugins.
  package static let pluginGlobals = words("confirm choose await perform app color log")

  /// The globals that the host adds for scripts.
  package static let scriptGlobals = ["nav"] + pluginGlobals

  /// The globals that `navhost test` adds for specs.
  package static let specGlobals = words(
    """
    describe context insulate expose it spec test pending before_each after_each setup teardown \
    strict_setup strict_teardown lazy_setup lazy_teardown finally randomize async done spy stub \
    mock match each_exit
    """)

  private static let coroutineLibrary = Library(
    "coroutine", "close create isyieldable resume running status wrap yield")
  private static let mathLibrary = Library(
    "math",
    """
    abs acos asin atan ceil cos deg exp floor fmod huge log max maxinteger min mininteger modf pi \
    rad random randomseed sin sqrt tan tointeger type ult
    """)
  private static let tableLibrary = Library("table", "concat insert move pack remove sort unpack")
  private static let utf8Library = Library(
    "utf8", "char charpattern codepoint codes len offset")

  private static func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map(String.init)
  }
}

extension Reference {
  /// Global functions that plugins and scripts have beside Lua's own.
  package static let globalFunctions: [Function] =
    questionFunctions + [performFunction, colorFunction]

  private static let questionFunctions: [Function] = [
    Function(
      "confirm",
      [
        Parameter("message", .string),
        Parameter("options", .object("ConfirmOptions"), optional: true),
      ],
      returns: [Result(.boolean, "yes")],
      """
      Asks a person, inside `shouldPop` and `shouldPush` alone: the hook is suspended until somebody \
      answers, and the pop is `"deferred"`. If the controller leaves in the meantime, or the plugin \
      is unloaded, disabled or reloaded, the question is dropped.
      """,
      example: """
        nav.setStack{"Home", "Draft"}
        nav.hook("Draft", "shouldPop", function()
          return confirm("Discard the draft?", {ok = "Discard", cancel = "Keep"})
        end)
        print(nav.tapBack())
        print(nav.answer(true))
        """),
    Function(
      "choose",
      [
        Parameter("message", .string),
        Parameter(
          "choices", .list(.either([.string, .object("ChoiceSpec")])),
          "1 to 8, with different ids; a string is a title"),
        Parameter("options", .object("ChooseOptions"), optional: true),
      ],
      returns: [Result(.string, "id", "of the choice that was picked; without one its title")],
      "Lets a person choose, as `confirm` asks for a yes or a no.",
      example: """
        nav.setStack{"Home", "Product"}
        nav.hook("Product", "shouldPop", function()
          local picked = choose("Unsaved changes", {
            {id = "save", title = "Save as a draft"},
            {id = "discard", title = "Discard", style = "destructive"},
            {id = "stay", title = "Stay", style = "cancel"},
          })
          return picked ~= "stay"
        end)
        print(nav.tapBack())
        print(nav.answer("discard"))
        """),
    Function(
      "await",
      [
        Parameter("action", .string, "what the app is asked to do, 1 to 64 characters"),
        Parameter("data", .data, optional: true, "what goes with it"),
        Parameter("options", .object("AwaitOptions"), optional: true),
      ],
      returns: [
        Result(.data, "answer", optional: true, "nil where it failed"),
        Result(.string, "reason", optional: true, "why it failed"),
      ],
      """
      Waits for the app, as `confirm` waits for a person. Where the app answers at once, nothing is \
      deferred. It fails where the app says so, where nobody handles the action, and when the time \
      is over.
      """,
      example: """
        nav.setStack{"Home", "Draft"}
        nav.hook("Draft", "shouldPop", function()
          return await("save", nil, {timeout = 10}) ~= nil
        end)
        nav.onAwait("save", function(controller) return true end)
        print(nav.tapBack())
        """),
  ]

  private static let performFunction = Function(
    "perform",
    [
      Parameter("action", .string, "what the app is asked to do, 1 to 64 characters"),
      Parameter("data", .data, optional: true, "what goes with it"),
    ],
    """
    Asks the app to do something, in a hook that decides or is told something. It goes with the \
    hook's answer: with `false` it is done instead, with `true` or nil on the way, when everybody \
    has allowed it; for a swipe when that is sure to finish. Where somebody else decides otherwise it \
    is not done. At most 16 a call.
    """,
    example: """
      nav.setStack{"Home", "Order"}
      nav.hook("Order", "shouldPop", function() perform("discard", {order = 3}) end)
      nav.onAction("discard", function(controller, data) print(controller.class, data.order) end)
      print(nav.tapBack())
      """)

  private static let colorFunction = Function(
    "color",
    [
      Parameter("value", .either([.color, .number]), "a colour, or its red, 0…1"),
      Parameter("green", .number, optional: true, "0…1"),
      Parameter("blue", .number, optional: true, "0…1"),
      Parameter("alpha", .number, optional: true, "0…1"),
    ],
    returns: [Result(.string, "text", "`\"#rrggbb\"` or `\"#rrggbbaa\"`")],
    "A colour as the host writes it. Anything else is an error.",
    example: "print(color(\"tomato\"))")

  /// The functions of `log`.
  package static let logFunctions: [Function] = ["debug", "info", "warn", "error"].map {
    Function(
      $0, [Parameter("...", .any)],
      "Writes a line to the host's log, at the level \($0).",
      example: "log.\($0)(\"drafts:\", 3)")
  }
}

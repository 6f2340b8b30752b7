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
  package static let pluginGlobals = words("confirm choose await perform app color text log")

  /// The globals that the host adds for scripts.
  package static let scriptGlobals = ["nav"] + pluginGlobals

  /// The globals that `navhost test` adds for specs.
  package static let specGlobals = words(
    """
    describe context insulate expose it spec test pending before_each after_each setup teardown \
    strict_setup strict_teardown lazy_setup lazy_teardown finally randomize spy stub \
    mock match each_exit files
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
  /// A spec, a class name, or a controller that was handed out before.
  package static let specType: LuaType = .either([.string, .object("Spec"), .object("Controller")])
}

extension Reference {
  /// The names of colours: CSS's 148, and `transparent`. Case does not count.
  package static let colorNames: Set<String> = Set(
    """
    aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue \
    blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk \
    crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki \
    darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen \
    darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue \
    dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite \
    gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki \
    lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan \
    lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen \
    lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen \
    magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen \
    mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream \
    mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid \
    palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum \
    powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown \
    seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen \
    steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow \
    yellowgreen transparent
    """.split(separator: " ").map(String.init))
}

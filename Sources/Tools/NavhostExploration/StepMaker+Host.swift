internal import NavhostNavigation
internal import NavhostPluginHost
internal import NavhostSupport

extension StepMaker {
  /// The settings of a controller, and values to write.
  static let settings: [(name: String, values: [String])] = [
    ("barHidden", ["true", "false", "nil"]), ("hidesBackButton", ["true", "false"]),
    ("customBackButton", ["true", "false"]), ("interactivePopDisabled", ["true", "false"]),
    ("maxInitialDistance", ["0", "50"]),
    ("gesture", ["\"edge\"", "\"fullscreen\"", "\"none\"", "nil"]),
    ("backTitle", ["\"Up\"", "\"\"", "nil"]), ("backColor", ["\"red\"", "\"auto\"", "nil"]),
    ("barColor", ["\"#000\"", "{\"#fff\", \"#000\"}", "nil"]),
    ("showsPreviousTitle", ["true", "false"]),
    ("title", ["nil", "\"\"", "\"日本語\"", "(\"w\"):rep(60)", "\"Renamed\""]),
    ("hidesBottomBarWhenPushed", ["true", "false"]),
    ("modalInPresentation", ["true", "false", "false"]),
    ("interactiveContentPopDisabled", ["true", "false"]),
    (
      "regions",
      [
        "{}", "{{name = \"map\", frame = {0, 300, 390, 200}, handles = \"all\"}}",
        "{{name = \"row\", frame = {0, 300, 390, 200}, handles = \"horizontal\", offset = 0}}",
        "{{name = \"list\", frame = {0, 0, 390, 500}, handles = \"vertical\", offset = 10}}",
      ]
    ),
  ]

  mutating func setting() -> String {
    guard navigation.depth > 0 else { return push() }
    let (name, values) = random.pick(StepMaker.settings)
    return "\(someController()).\(name) = \(random.pick(values))"
  }

  mutating func someController() -> String {
    random.once(in: 2) ? "\(nav).top" : "\(nav).stack[\(1 + random.below(navigation.depth))]"
  }

  /// What a plugin reads of a controller changes.
  mutating func prop() -> String {
    guard navigation.depth > 0, !props.isEmpty else { return setting() }
    let value = random.pick(["true", "false", "nil", "40", "\"text\"", "{}"])
    return "\(someController()).props.\(random.pick(props)) = \(value)"
  }

  /// A hook is put in front, or the last one taken away.
  mutating func hook() -> String {
    let holder = random.pick(["hook", "hook", "other"])
    if random.once(in: 4) { return "if \(holder) then \(holder):remove() end" }
    if random.once(in: 3) { return acting(holder) }
    let (name, bodies) = random.pick(StepMaker.hooks)
    let className = LuaText.quoted(Array(random.pick(classes).utf8))
    return "\(holder) = nav.hook(\(className), \"\(name)\", \(random.pick(bodies)))"
  }

  private static let wrapper = "function(c, x, next) return next() end"
  private static let hooks: [(name: String, bodies: [String])] = [
    (
      "shouldPop",
      [
        "function() return false, \"no\" end", "function() return true end",
        "function() return confirm(\"Leave?\") end", "function() error(\"broken\") end",
        "function() nav.pop() end", wrapper, "function(c, x, next) next() return next() end",
      ] + deciding + asking
    ),
    (
      "gestureShouldBegin",
      [
        "function() return false end", "function() return true end", "function() nav.tapBack() end",
        wrapper,
      ] + deciding
    ),
    (
      "shouldPush",
      ["function() return false end", "function() return 1 end", wrapper] + deciding + asking
    ),
    ("shouldSelect", ["function() return false end", wrapper] + deciding + asking),
    ("didEscape", told), ("tabReselected", told), ("didAppear", told), ("didPush", told),
    ("backTitle", ["function() return \"Up\" end", "function(c) c.title = \"Asked\" end"]),
    ("backColor", ["function() return \"tomato\" end", wrapper]),
    ("barHidden", ["function() return true end", "function() return false end"]),
    ("barColor", ["function() return \"navy\" end", "function() return {\"red\", \"#fff\"} end"]),
    ("hidesBackButton", ["function(c) return c.isTop end", "function(c) return #c.class > 4 end"]),
    ("customBackButton", ["function() return true end", wrapper]),
    ("modalInPresentation", ["function(c) return not c.isRoot end", "function() return 1 end"]),
    (
      "interactivePopDisabled",
      ["function(c) return c.title == \"Renamed\" end", "function(c) return c.barHidden end"]
    ),
    ("maxInitialDistance", ["function() return 3 end", "function(c) return c.index end"]),
    ("willAppear", ["function(c) c.title = \"Seen\" end", "function(c) c.barHidden = true end"]),
    ("didPop", ["function() nav.push(\"Late\") end"] + told),
    ("willDisappear", ["function(c) c.barHidden = nil end"]),
    ("didAttemptToDismiss", ["function(c) c.modalInPresentation = false end"]),
    ("gestureDidEnd", ["function() nav.settle() nav.answer(true) end"]),
  ]

  /// A plugin is loaded anew, switched off or on.
  mutating func plugin() -> String {
    let count = session.host.plugins.count
    guard count > 0 else { return hook() }
    let method = random.pick(["reload", "disable", "enable", "enable"])
    return "nav.plugins()[\(1 + random.below(count))]:\(method)()"
  }
}

internal import NavhostLua
internal import NavhostReference
internal import NavhostScripting
internal import NavhostSupport

/// `help(nav.push)` and `.help push`.
enum ReplHelp {
  /// What is known of a topic; nil where it is unknown.
  static func text(_ topic: String) -> String? { Reference.Help.text(topic) }

  /// Every topic, sorted.
  static var topics: [String] { Reference.Help.topics }

  /// What a message that names an unknown topic ends with.
  static func hint(_ topic: String) -> String {
    guard topic.hasPrefix("nav.") else { return Spelling.hint(topic, among: topics) }
    let names = Reference.navFunctions.map(\.name) + Reference.navFields.map(\.name)
    return Spelling.hint(topic, among: names.map { "nav." + $0 })
  }

  /// The topic of `nav.pan?`; nil of any other line.
  static func topic(asked line: String) -> String? {
    let text = DotCommand.trimmed(line[...])
    guard text.last == "?" else { return nil }
    let name = DotCommand.trimmed(text.dropLast()[...])
    guard let first = name.first, first.isLetter || first == "_",
      name.allSatisfy({ $0.isLetter || $0.isNumber || "_.:".contains($0) })
    else { return nil }
    return String(name)
  }

  /// Makes the global function `help`.
  static func install(_ evaluator: Evaluator, _ session: ScriptSession) throws {
    session.module.hint = hint
    let texts = topics.compactMap { topic in
      text(topic).map { (topic, LuaValue.string($0)) }
    }
    try evaluator.run(
      source,
      [
        .table(LuaTable(fields: texts)), .slot(session.module.hintFunction),
      ])
  }

  private static let source = """
    local texts, hint = ...
    local print, type, next, rawget, rawequal, tostring = print, type, next, rawget, rawequal, tostring
    local format, match, globals = string.format, string.match, _G

    local function find(value, names, prefix)
      for name, member in next, names do
        if rawequal(member, value) and type(name) == "string" then return prefix .. name end
      end
    end

    local function name(value)
      if type(value) == "string" then return value end
      if type(value) == "userdata" then return match(tostring(value), "^%a+") end
      local found = find(value, globals, "")
      if found then return found end
      for root, names in next, globals do
        if type(names) == "table" and names ~= globals and type(root) == "string" then
          found = find(value, names, root .. ".")
          if found then return found end
        end
      end
    end

    local manual = "%s is Lua's own: www.lua.org/manual/5.4/manual.html#pdf-%s"

    function help(...)
      if select("#", ...) == 0 then
        return print('help(nav.push) or help("shouldPop") tells what is known; .help lists the commands')
      end
      local topic = name((...))
      local text = topic and (texts[topic] or texts[match(topic, "^nav%.(.+)")])
      if text then return print(text) end
      if topic and type((...)) == "function" then return print(format(manual, topic, topic)) end
      print("nothing is known of " .. (topic and topic .. hint(topic) or "it"))
    end
    """
}

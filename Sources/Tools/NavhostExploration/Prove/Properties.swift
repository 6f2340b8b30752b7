internal import NavhostLua
internal import NavhostPluginHost

/// Statements about states that a file of Lua returns, and the library `prove` that they may use.
final class Properties {
  /// A statement that does not hold.
  struct Failure {
    var name: String
    var message: String
  }

  private let state: LuaState
  private let functions: [LuaReference]

  init(_ session: any HostScript) throws(LuaError) {
    state = session.state
    let chunk = try session.load(Properties.library, name: "=prove")
    guard case .finished(let values) = try state.call(chunk, [], wanted: 4) else {
      functions = []
      return
    }
    functions = values.compactMap { $0.functionValue }
  }

  /// Reads the properties of a file.
  ///
  /// - Throws: `LuaError` where it is no Lua, fails, or returns something else.
  func open(_ source: [UInt8], name: String) throws(LuaError) {
    let values = try call(0, [.string(String(decoding: source, as: UTF8.self)), .string(name)])
    if let problem = values.first?.stringValue { throw LuaError(.runtime, problem) }
  }

  /// What does not hold in the state that stands now.
  ///
  /// - Parameters:
  ///   - since: the index of the last event before the operation that led here.
  ///   - isNew: the state is met for the first time.
  ///   - asked: the attempts that came with a question, of those that have succeeded since.
  func failures(since: Int, isNew: Bool, asked: [Int] = []) throws(LuaError) -> [Failure] {
    let attempts = asked.map { " \($0) " }.joined()
    let text =
      try call(1, [.integer(Int64(since)), .boolean(isNew), .string(attempts)]).first?.stringValue
      ?? ""
    let parts = text.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
    return stride(from: 0, to: parts.count - 1, by: 2).map {
      Failure(name: parts[$0], message: parts[$0 + 1])
    }
  }

  /// The names of the properties that are `prove.can_always_leave`.
  func namesOfLeaving() throws(LuaError) -> [String] {
    let text = try call(2, []).first?.stringValue ?? ""
    return text.split(separator: "\u{1F}").map(String.init)
  }

  /// The properties that are about a prop, and that.
  func watchedProps() throws(LuaError) -> [(property: String, prop: String)] {
    let text = try call(3, []).first?.stringValue ?? ""
    let parts = text.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
    return stride(from: 0, to: parts.count - 1, by: 2).map { (parts[$0], parts[$0 + 1]) }
  }

  private func call(_ number: Int, _ arguments: [LuaValue]) throws(LuaError) -> [LuaValue] {
    guard number < functions.count,
      case .finished(let values) = try state.call(functions[number], arguments, wanted: 1)
    else { return [] }
    return values
  }

  /// The library, then the functions that open a file of properties, check them, name those that the
  /// search itself decides, and those that are about a prop.
  private static let library = #"""
    local properties, names, onSteps, watched, since, attempts = {}, {}, {}, {}, 0, ""
    prove = {}

    -- Whether a person can get out is seen by the search as a whole.
    function prove.can_always_leave() return true end

    local function happened(name, test)
      for _, event in ipairs(nav.events(since)) do
        if event.name == name and (not test or test(event)) then return event end
      end
    end

    local function onStep(check)
      onSteps[check] = true
      return check
    end

    -- Whether there is something to lose.
    local function holds(value) return value and value ~= "" end

    function prove.no_silent_loss(prop)
      if type(prop) ~= "string" then
        error("no_silent_loss needs the name of a prop: prove.no_silent_loss(\"dirty\")", 2)
      end
      local check = onStep(function()
        local lost = happened("pop", function(event)
          return event.source ~= "programmatic" and event.controller and holds(event.controller.props[prop])
            and not attempts:find((" %d "):format(event.id), 1, true)
        end)
        if lost then return false, lost.controller.class .. " was left without a question" end
        return true
      end)
      watched[check] = prop
      return check
    end

    prove.no_fault = onStep(function()
      local fault = happened("fault")
      if fault then return false, fault.message end
      return true
    end)

    prove.asked_once = onStep(function()
      local yes = happened("answer", function(event) return event.answer == true end)
      local again = happened("question", function(event) return yes and event.index > yes.index end)
      if again then return false, "asked again: " .. again.message end
      return true
    end)

    local function luminance(color)
      local sum = 0
      for place, weight in ipairs { 0.2126, 0.7152, 0.0722 } do
        local value = tonumber(color:sub(2 * place, 2 * place + 1), 16) / 255
        value = value <= 0.04045 and value / 12.92 or ((value + 0.055) / 1.055) ^ 2.4
        sum = sum + weight * value
      end
      return sum
    end

    function prove.bar_readable(nav)
      local bar = nav.bar
      if bar.hidden or not bar.back then return true end
      local one, other = luminance(bar.back.color), luminance(bar.color)
      local contrast = (math.max(one, other) + 0.05) / (math.min(one, other) + 0.05)
      if contrast >= 3 then return true end
      return false, ("the back button has a contrast of %.2f : 1 to the bar"):format(contrast)
    end

    local function open(source, name)
      local chunk, problem = load(source, "@" .. name, "t")
      if not chunk then return problem end
      local ran, result = pcall(chunk)
      if not ran then return tostring(result) end
      if type(result) ~= "table" then return name .. ": must return a table of properties" end
      for key, check in pairs(result) do
        if type(key) ~= "string" then
          return ("%s: property %s has no name: give it one, as in { loss = prove.no_silent_loss(\"dirty\") }"):format(
            name, tostring(key))
        end
        if type(check) ~= "function" then
          return ("%s: property '%s' must be a function, got a %s"):format(
            name, key, type(check))
        end
        properties[key] = check
        names[#names + 1] = key
      end
      if not names[1] then return name .. ": names no property" end
      table.sort(names)
    end

    local function failing(check, isNew)
      if not isNew and not onSteps[check] then return end
      local ran, answer, why = pcall(check, nav)
      if ran and answer == true then return end
      if not ran then return tostring(answer) end
      return why and tostring(why) or "returned " .. tostring(answer)
    end

    local function check(index, isNew, asked)
      local failed = {}
      since, attempts = index, asked
      for _, name in ipairs(names) do
        local why = failing(properties[name], isNew)
        if why then
          failed[#failed + 1] = name
          failed[#failed + 1] = why
        end
      end
      return table.concat(failed, "\31")
    end

    local function leaving()
      local found = {}
      for _, name in ipairs(names) do
        if properties[name] == prove.can_always_leave then found[#found + 1] = name end
      end
      return table.concat(found, "\31")
    end

    local function watching()
      local found = {}
      for _, name in ipairs(names) do
        local prop = watched[properties[name]]
        if type(prop) == "string" then
          found[#found + 1] = name
          found[#found + 1] = prop
        end
      end
      return table.concat(found, "\31")
    end

    return open, check, leaving, watching
    """#
}

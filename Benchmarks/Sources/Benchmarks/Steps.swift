import NavhostPluginHost
import NavhostScripting

/// What a plugin's call of the host may take, which nothing interrupts: the worst that was found for each, with
/// as much data as a plugin can hand over. `ctest.sh plain --steps` has the steps that are C alone.
extension Suites {
  mutating func steps() throws {
    let limits = Limits(
      hookFuel: 1 << 40, loadFuel: 1 << 40, hookSeconds: 0, loadSeconds: 0, decisionSeconds: 0,
      memory: 64 << 20)
    let host = NavigationHost(limits: limits)
    let plugin = try host.load(scratch.write("steps.lua", Self.worstCalls))
    let session = try ScriptSession(host: host)
    let results = try session.call(session.load(Self.measuring, name: "=steps"))
    precondition(plugin.faults.isEmpty, "\(plugin.faults)")
    for index in stride(from: 0, to: results.count - 1, by: 2) {
      report.add(
        Figure(
          name: results[index].stringValue ?? "?",
          value: results[index + 1].numberValue ?? .infinity,
          unit: "ms", target: 50))
    }
  }

  /// A plugin has no clock.
  private static let measuring = """
    nav.setStack { "Home", "Page" }
    local props, results = nav.top.props, {}
    while true do
      local worst = 0
      props.call = (props.call or 0) + 1
      for _ = 1, 3 do
        local start = os.clock()
        nav.tapBack()
        worst = math.max(worst, os.clock() - start)
      end
      if not props.name then return table.unpack(results) end
      results[#results + 1] = props.name
      results[#results + 1] = worst * 1000
    end
    """

  private static let worstCalls = #"""
    local letters = ("q.yyyy"):rep(170000)
    local marks = "e" .. ("\u{301}\u{316}"):rep(250000)
    local bytes = ("\xff"):rep(1000000)
    local list, wide, deep = {}, {}, {}
    for i = 1, 4000 do list[i] = i end
    for i = 1, 2000 do wide["key " .. i] = i end
    local inner = deep
    for i = 1, 30 do inner.x = {} inner = inner.x end
    local regions = {}
    for i = 1, 400 do regions[i] = { name = "a" .. i, frame = { 0, 0, 10, 10 }, handles = "all" } end

    local function calls(page) return {
      { "a call with 1 MB of letters", function() color(letters) end },
      { "a call with 1 MB of marks", function() color(marks) end },
      { "a call with 1 MB that is no text", function() color(bytes) end },
      { "a title of 1 MB of letters", function() page.title = letters end },
      { "a title of 1 MB of marks", function() page.title = marks end },
      { "a field's name of 1 MB of marks", function() return page.props[marks] end },
      { "a list of 4,000 into props", function() page.props.x = list end },
      { "2,000 fields into props", function() page.props.x = wide end },
      { "30 tables in one another into props", function() page.props.x = deep end },
      { "props of 2,000 fields walked", function() for _ in pairs(page.props.x) do break end end },
      { "props of 2,000 fields copied", function() page.props.y = page.props.x end },
      { "400 regions written", function() page.regions = regions end },
      { "400 regions read", function() return page.regions end },
    } end
    return {
      shouldPop = function(page)
        local call = calls(page)[page.props.call]
        page.props.name = call and call[1]
        if call then pcall(call[2]) end
        return false
      end,
    }
    """#
}
